import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '@resonanz/contract/named';
import { fromWire } from '@resonanz/domain/wireNames';
import { authorizedFetch } from './authorizedFetch.ts';
import { noAuth, type AuthPort } from './AuthPort.ts';
import { repeatableWrites } from './repeatableWrites.ts';
import type { TranslatedPath } from './requestNames/paths.gen.ts';
import { createTransport } from './transport.ts';
import type { OnProgress } from './upload.ts';

/** Options of `createApiClient`. */
export interface ApiClientOptions {
  /** Base path of all calls, for example `/api`; absolute outside a browser. */
  readonly baseUrl: string;
  /** The log-in; without it every request goes out unsigned. */
  readonly auth?: AuthPort;
  /** Replaces the global `fetch`; uploads that report their progress do not go through it. */
  readonly fetch?: typeof globalThis.fetch;
  /** Language of texts made by the server, sent as `Accept-Language`. */
  readonly language?: () => string;
  /** Milliseconds without an answer after which the server counts as unreachable; default 30,000. */
  readonly timeoutMs?: number;
  /** Called with `true` after an answer and `false` without one; not called after an abort or a 5xx. */
  readonly onReach?: (isReachable: boolean) => void;
}

/** What a group of calls has in common. */
export interface CallScope {
  /**
   * Aborts the calls, for example when the screen that made them goes. A write that has been sent may have happened all
   * the same.
   */
  readonly signal?: AbortSignal;
  /** Called with how far an upload has got; in browsers only. */
  readonly onProgress?: OnProgress;
}

/** The client the factories of every area take. */
export interface ApiClient {
  /**
   * Calls typed by the contract, in the names of code; areas use it, screens use the options of the areas. Requests
   * that the wire spells its own way are made through their area alone, which translates them.
   */
  readonly http: Client<Omit<paths, TranslatedPath>>;
  /** The same client for calls that can be aborted, or whose uploads report their progress. */
  with(scope: CallScope): ApiClient;
}

type Call = (...request: never[]) => Promise<{ readonly data?: unknown; readonly error?: unknown }>;

/** The same calls, with their answers in the names of code. */
function withNames(http: Client<paths>): Client<paths> {
  const named =
    (call: Call): Call =>
    async (...request) => {
      const answer = await call(...request);
      return { ...answer, data: fromWire(answer.data), error: fromWire(answer.error) };
    };
  return { ...http, GET: named(http.GET as Call), POST: named(http.POST as Call) } as Client<paths>;
}

/**
 * Makes the client: it signs requests, refreshes once on a 401 and replays, and gives every write a key so that it
 * happens once.
 *
 * @source docs/domain/api.md#methods
 */
export function createApiClient({
  baseUrl,
  auth = noAuth,
  fetch,
  language,
  timeoutMs = 30_000,
  onReach,
}: ApiClientOptions): ApiClient {
  const transport = createTransport({
    // Looked up for every call: tests and tracing replace it later.
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs,
    onReach,
  });
  const send = repeatableWrites(auth, authorizedFetch(auth, transport));

  const scoped = ({ signal, onProgress }: CallScope): ApiClient => ({
    http: withNames(
      createClient<paths>({
        baseUrl,
        fetch: (request) => {
          if (language) request.headers.set('Accept-Language', language());
          const bound = signal ? new Request(request, { signal: AbortSignal.any([request.signal, signal]) }) : request;
          return send(bound, onProgress);
        },
      }),
    ),
    with: (inner) => scoped({ ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}), ...inner }),
  });
  return scoped({});
}
