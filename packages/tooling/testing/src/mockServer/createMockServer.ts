import type { components } from '@resonanz/contract/named';
import { operations, type Operation } from '../contract/contract.ts';
import { exampleAnswer } from '../contract/example.ts';
import { spelledByWire } from '../contract/names.ts';
import { schemaProblems } from '../contract/schemaProblems.ts';
import { answerError, answerSuccess } from '../http/envelope.ts';
import { ContractMismatch } from './ContractMismatch.ts';
import type { MockRequest, OperationData, OperationId } from './operationTypes.ts';
import { readRequest } from './readRequest.ts';

/** An error or a failure as the contract's error envelope carries it. */
export interface MockFailure {
  /** HTTP status: one that the contract names for the operation, or one from 500 on. */
  readonly status: number;
  /** Message key or text. Default `mocked`. */
  readonly error?: string;
  /** Code of the error. Default the usual one of the status, for example `NOT_FOUND`. */
  readonly message?: string;
  /** Details, mostly null. */
  readonly data?: unknown;
  /** Wrong fields, for status 422. */
  readonly fieldErrors?: readonly components['schemas']['FieldError'][];
}

/** Answers an operation: the data, or a function that makes them from the request. */
export type MockAnswer<Id extends OperationId> =
  | OperationData<Id>
  | ((request: MockRequest<Id>) => OperationData<Id> | Promise<OperationData<Id>>);

/** Options of `createMockServer`. */
export interface MockServerOptions {
  /**
   * Where the contract's paths begin. Default `http://localhost/api`; requests to other hosts with this path are
   * answered as well.
   */
  readonly baseUrl?: string;
}

/**
 * A server made from the contract: it answers every operation, checks what comes in and what goes out, and remembers
 * the requests. Its side speaks the names of code (`campaignId`), as the client does; what goes between the two is
 * spelled as the contract has it.
 */
export interface MockServer {
  /** Base URL for a client. */
  readonly baseUrl: string;
  /**
   * Stands in for the global `fetch`; rejects with {@link ContractMismatch} when a request or an answer does not fit the
   * contract.
   */
  readonly fetch: typeof globalThis.fetch;
  /** Every mismatch so far, oldest first; clients often turn a rejected `fetch` into "offline", so ask here. */
  readonly mismatches: readonly ContractMismatch[];
  /**
   * Sets what an operation answers; the last one set counts. Data that do not fit the contract throw
   * {@link ContractMismatch} at once.
   */
  on<Id extends OperationId>(operationId: Id, answer: MockAnswer<Id>): void;
  /** Makes an operation fail until `on` or `reset`; `offline` is a network without a server. */
  fail(operationId: OperationId, failure: MockFailure | 'offline'): void;
  /** Lets an operation, or by default every one, wait this many milliseconds; `Infinity` never answers. */
  delay(milliseconds: number, operationId?: OperationId): void;
  /** The requests an operation got, oldest first. */
  received<Id extends OperationId>(operationId: Id): readonly MockRequest<Id>[];
  /** Forgets answers, failures, delays, requests and mismatches. */
  reset(): void;
  /** Throws the first mismatch, if there was one; for the end of a test. */
  verify(): void;
}

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
};

type Behaviour = { readonly answer: unknown } | { readonly failure: MockFailure | 'offline' };

function operationOf(id: string): Operation {
  const operation = operations.get(id);
  if (!operation) throw new ContractMismatch(id, ['no operation has this name']);
  return operation;
}

function checkAnswer(operation: Operation, data: unknown): void {
  const { contentType } = operation.success;
  const isFile = contentType !== 'application/json';
  const problems = isFile
    ? [
        typeof data === 'string' || data instanceof Uint8Array ? [] : [`a file of ${contentType} is a text or bytes`],
      ].flat()
    : schemaProblems(operation.success.data, data, 'data');
  if (problems.length > 0) throw new ContractMismatch(`${operation.id}, answer`, problems);
}

function success({ success: { contentType } }: Operation, data: unknown): Response {
  if (contentType === 'application/json') return answerSuccess(data);
  return new Response(data as string | Uint8Array<ArrayBuffer>, { headers: { 'content-type': contentType } });
}

/** Waits; an aborted request stops waiting and rejects as `fetch` does. */
function wait(milliseconds: number, { signal }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    if (milliseconds !== Infinity) setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
}

/** Makes a mock server from the contract. It keeps nothing between requests: `on` says what changes. */
export function createMockServer({ baseUrl = 'http://localhost/api' }: MockServerOptions = {}): MockServer {
  const basePath = new URL(baseUrl, 'http://localhost').pathname.replace(/\/$/, '');
  const behaviours = new Map<string, Behaviour>();
  const delays = new Map<string, number>();
  const requests: MockRequest[] = [];
  const mismatches: ContractMismatch[] = [];

  async function answer(request: Request): Promise<Response> {
    const { operation, path, query, body, headers } = await readRequest(request, basePath);
    const received = { operationId: operation.id, path, query, body, headers } as unknown as MockRequest;
    requests.push(received);
    const milliseconds = delays.get(operation.id) ?? delays.get('') ?? 0;
    if (milliseconds > 0) await wait(milliseconds, request);
    const behaviour = behaviours.get(operation.id) ?? { answer: exampleAnswer(operation) };
    if ('failure' in behaviour) {
      if (behaviour.failure === 'offline') throw new TypeError('Failed to fetch');
      const { status, error = 'mocked', message = CODES[status] ?? 'INTERNAL_ERROR', ...more } = behaviour.failure;
      return answerError(status, message, error, more);
    }
    const data = spelledByWire(
      operation.success.data,
      typeof behaviour.answer === 'function'
        ? await (behaviour.answer as (request: MockRequest) => unknown)(received)
        : behaviour.answer,
    );
    checkAnswer(operation, data);
    return success(operation, data);
  }

  return {
    baseUrl,
    fetch: async (input, init) => {
      try {
        return await answer(new Request(input, init));
      } catch (error) {
        if (error instanceof ContractMismatch) {
          mismatches.push(error);
          console.error(error.message);
        }
        throw error;
      }
    },
    mismatches,
    on(operationId, data) {
      const operation = operationOf(operationId);
      if (typeof data !== 'function') checkAnswer(operation, spelledByWire(operation.success.data, data));
      behaviours.set(operationId, { answer: data });
    },
    fail(operationId, failure) {
      const { statuses } = operationOf(operationId);
      if (failure !== 'offline' && failure.status < 500 && !statuses.has(failure.status))
        throw new ContractMismatch(`${operationId}, failure`, [
          `status ${failure.status} is none of ${[...statuses].join(', ')}`,
        ]);
      behaviours.set(operationId, { failure });
    },
    delay: (milliseconds, operationId) => void delays.set(operationId ?? '', milliseconds),
    received: <Id extends OperationId>(operationId: Id) =>
      requests.filter((request) => request.operationId === operationId) as unknown as readonly MockRequest<Id>[],
    reset() {
      behaviours.clear();
      delays.clear();
      requests.length = 0;
      mismatches.length = 0;
    },
    verify() {
      const [first] = mismatches;
      if (first) throw first;
    },
  };
}
