/// <reference types="node" />
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './http/listen.ts';

/** A request as the server got it. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path below the base path, with a leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An answer in full. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Answers one call; a promise that stays open is a server that hangs. */
export type Handler = (request: ReceivedRequest) => Reply | Promise<Reply>;

/** A real HTTP server on a free port that speaks the envelope of the contract. */
export interface EnvelopeServer {
  /** Base URL for a client, ending in `/api`. */
  readonly baseUrl: string;
  /** Every request so far, in order of arrival. */
  readonly requests: readonly ReceivedRequest[];
  /** Sets the answer to `METHOD /path`; the last one set counts. */
  on(call: string, handler: Handler): void;
  /** The requests of one call. */
  received(call: string): readonly ReceivedRequest[];
  close(): Promise<void>;
}

const JSON_HEADERS = { 'content-type': 'application/json' };

/** A success with its data. */
export function success(data: unknown): Reply {
  return { status: 200, headers: JSON_HEADERS, body: JSON.stringify({ message: 'SUCCESS', data, error: null }) };
}

/** An error with its status, code and message key, and further fields of the envelope. */
export function failure(
  status: number,
  message: string,
  error: string,
  more: Readonly<Record<string, unknown>> = {},
): Reply {
  return { status, headers: JSON_HEADERS, body: JSON.stringify({ message, error, data: null, ...more }) };
}

/** Starts the server; calls without a handler are answered with 404. */
export async function startEnvelopeServer(): Promise<EnvelopeServer> {
  const handlers = new Map<string, Handler>();
  const requests: ReceivedRequest[] = [];
  const { baseUrl, close } = await listen(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://server');
    const request: ReceivedRequest = {
      method: incoming.method ?? 'GET',
      path: decodeURIComponent(url.pathname.replace(/^\/api/, '')),
      query: url.searchParams,
      headers: incoming.headers,
      body: (await buffer(incoming)).toString('latin1'),
    };
    requests.push(request);
    const handler = handlers.get(`${request.method} ${request.path}`);
    const reply = handler ? await handler(request) : failure(404, 'NOT_FOUND', 'notFound');
    outgoing.writeHead(reply.status, reply.headers).end(reply.body);
  });
  return {
    baseUrl,
    requests,
    on: (call, handler) => handlers.set(call, handler),
    received: (call) => requests.filter(({ method, path }) => `${method} ${path}` === call),
    close,
  };
}
