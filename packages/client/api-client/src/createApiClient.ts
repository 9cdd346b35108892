import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '@resonanz/contract/types';
import { noAuth, type AuthPort } from './AuthPort.ts';
import { authorizedFetch } from './authorizedFetch.ts';

/** Options of `createApiClient`. */
export interface ApiClientOptions {
  /** Base path of all calls, for example `/api`; absolute outside a browser. */
  readonly baseUrl: string;
  /** The log-in; without it every request goes out unsigned. */
  readonly auth?: AuthPort;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Language of texts made by the server, sent as `Accept-Language`. */
  readonly language?: () => string;
  /** Milliseconds without an answer after which the server counts as unreachable; default 30,000. */
  readonly timeoutMs?: number;
}

/** The client the factories of every area take. */
export interface ApiClient {
  /** Calls typed by the contract; areas use it, screens use the options of the areas. */
  readonly http: Client<paths>;
}

/** Makes the client: signs requests, refreshes once on a 401 and replays. */
export function createApiClient({ baseUrl, auth = noAuth, fetch, language, timeoutMs = 30_000 }: ApiClientOptions): ApiClient {
  return {
    http: createClient<paths>({
      baseUrl,
      fetch: authorizedFetch({
        auth,
        fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
        language,
        timeoutMs,
      }),
    }),
  };
}
