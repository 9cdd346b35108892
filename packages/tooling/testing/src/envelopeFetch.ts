import { fromWire, nameOf } from '@resonanz/domain/wireNames';
import { bodyOf } from './http/bodyOf.ts';
import { answerError, answerSuccess } from './http/envelope.ts';

/** A call as the fake server got it. */
export interface FetchedCall {
  /** Query of the address. */
  readonly query: URLSearchParams;
  /** Body read as JSON, or the parts of a form by name; null without one. */
  readonly body: unknown;
}

/** Answers one call; a promise that stays open is a server that hangs, a thrown error a network that fails. */
export type Answer = (call: FetchedCall) => Response | Promise<Response>;

/**
 * A `fetch` that speaks the envelope of the contract without leaving the page, for tests in a browser. Calls arrive in
 * the names of code (`campaignId`), in which answers may be given as well: the client leaves them as they are.
 */
export interface EnvelopeFetch {
  /** Base URL for a client. */
  readonly baseUrl: string;
  /** Stands in for the global `fetch`. */
  readonly fetch: typeof globalThis.fetch;
  /** Every call so far as `METHOD /path`, in order of arrival. */
  readonly calls: readonly string[];
  /** Sets the answer to `METHOD /path`, the last one set counts; gives back the server itself. */
  on(call: string, answer: Answer): EnvelopeFetch;
  /** What arrived for `METHOD /path`. */
  received(call: string): readonly FetchedCall[];
}

/** A success with one page of a list: page 0 of ten rows by default. */
export const answerPage = (rows: readonly unknown[], number = 0, size = 10): Response =>
  answerSuccess({
    content: rows.slice(number * size, (number + 1) * size),
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / size),
    number,
    size,
  });

/** The answer of a server that broke. */
export const answerFailure = (): Response => answerError(500, 'INTERNAL_ERROR', 'Internal server error');

/** The response for a user without the right. */
export const answerDenied = (): Response => answerError(403, 'FORBIDDEN', 'forbidden');

/** An answer that never comes. */
export const answerNever = (): Promise<Response> => new Promise(() => {});

const queryOf = ({ searchParams }: URL): URLSearchParams =>
  new URLSearchParams(
    [...searchParams].map(([name, value]) => [nameOf(name), name === 'sortBy' ? nameOf(value) : value]),
  );

/** Makes the `fetch`; calls without an answer are rejected with 404. */
export function createEnvelopeFetch(): EnvelopeFetch {
  const answers = new Map<string, Answer>();
  const log: { call: string; fetched: FetchedCall }[] = [];
  const base = '/api';
  const server: EnvelopeFetch = {
    baseUrl: base,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const call = `${request.method} ${decodeURIComponent(url.pathname).replace(base, '')}`;
      const fetched = { query: queryOf(url), body: fromWire(await bodyOf(request)) };
      log.push({ call, fetched });
      return answers.get(call)?.(fetched) ?? answerError(404, 'NOT_FOUND', 'notFound');
    },
    get calls() {
      return log.map(({ call }) => call);
    },
    on: (call, answer) => {
      answers.set(call, answer);
      return server;
    },
    received: (call) => log.filter((entry) => entry.call === call).map(({ fetched }) => fetched),
  };
  return server;
}
