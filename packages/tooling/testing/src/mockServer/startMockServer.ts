/// <reference types="node" />
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { answerError } from '../http/envelope.ts';
import { listen } from '../http/listen.ts';
import { ContractMismatch } from './ContractMismatch.ts';
import { createMockServer, type MockServer } from './createMockServer.ts';

/** A mock server that listens on a port. */
export interface ListeningMockServer extends MockServer {
  /** Closes it with every open connection. */
  close(): Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

async function requestOf(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const headers = new Headers(
    Object.entries(incoming.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
  );
  const body = await buffer(incoming);
  return new Request(new URL(incoming.url ?? '/', 'http://localhost'), {
    method: incoming.method ?? 'GET',
    headers,
    signal,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
}

/**
 * Starts a mock server on a free port, for tests in Node and in a browser that Playwright drives; pages of other
 * origins may call it. A mismatch with the contract is answered with 500 and its sentences. `offline` cuts the
 * connection.
 */
export async function startMockServer(): Promise<ListeningMockServer> {
  const server = createMockServer();
  const { baseUrl, close } = await listen(async (incoming, outgoing) => {
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, CORS).end();
      return;
    }
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort());
    const response = await server.fetch(await requestOf(incoming, gone.signal)).catch((error: unknown) => {
      if (error instanceof ContractMismatch) return answerError(500, 'CONTRACT_MISMATCH', error.message);
      throw error;
    });
    outgoing
      .writeHead(response.status, { ...Object.fromEntries(response.headers), ...CORS })
      .end(new Uint8Array(await response.arrayBuffer()));
  });
  return { ...server, baseUrl, close };
}
