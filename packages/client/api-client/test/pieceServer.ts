import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server of the wire that takes one upload in pieces, and fails on request. */
export interface PieceServer {
  readonly baseUrl: string;
  /** What has arrived. */
  readonly content: () => Buffer;
  /** Methods and addresses in the order of the requests. */
  readonly calls: readonly string[];
  /** Bodies of the calls that begin an upload. */
  readonly beginBodies: readonly unknown[];
  /** Destroys the line of the next piece after so many bytes. */
  breakAfter(bytes: number): void;
  /** Does something else than to answer the next request of this kind. */
  once(call: string, answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

const UPLOAD = '0123456789abcdef0123456789abcdef';

/** Starts the server. */
export async function startPieceServer(): Promise<PieceServer> {
  let pieces: Buffer[] = [];
  let breaksAt = Infinity;
  const calls: string[] = [];
  const beginBodies: unknown[] = [];
  const others = new Map<string, (response: ServerResponse) => void>();
  const length = (): number => pieces.reduce((sum, piece) => sum + piece.length, 0);

  const success = (response: ServerResponse, data: unknown): void => {
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ message: 'SUCCESS', data, error: null }));
  };

  async function takePiece(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (Number(request.headers['upload-offset']) !== length()) return void response.writeHead(409).end();
    const limit = breaksAt;
    breaksAt = Infinity;
    let taken = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      const rest = chunk.subarray(0, limit - taken);
      pieces.push(rest);
      taken += rest.length;
      if (taken >= limit) return void request.socket.destroy();
    }
    response.writeHead(204, { 'Upload-Offset': length(), 'Tus-Resumable': '1.0.0' }).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method ?? ''} ${(request.url ?? '').replace(`/${UPLOAD}`, '')}`;
    calls.push(call);
    const other = others.get(call);
    others.delete(call);
    if (other !== undefined) {
      request.resume();
      await once(request, 'end');
      return other(response);
    }
    if (request.method === 'PATCH') return takePiece(request, response);
    if (request.method === 'HEAD')
      return void response.writeHead(200, { 'Upload-Offset': length(), 'Upload-Length': 100_000_000 }).end();
    if (request.method === 'DELETE') {
      pieces = [];
      return void response.writeHead(204).end();
    }
    const body: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) body.push(chunk);
    const json = JSON.parse(Buffer.concat(body).toString()) as { size?: number };
    if (call.endsWith('/begin')) {
      beginBodies.push(json);
      return success(response, { uploadId: UPLOAD, size: json.size, expiresAt: '2026-11-23T10:00:00Z' });
    }
    success(response, { fileId: 7, size: length() });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    content: () => Buffer.concat(pieces),
    calls,
    beginBodies,
    breakAfter(bytes) {
      breaksAt = bytes;
    },
    once: (call, other) => void others.set(call, other),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
