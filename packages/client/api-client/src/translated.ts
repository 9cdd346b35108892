import type { Client } from 'openapi-fetch';
import type { paths } from '@resonanz/contract/named';
import { toWire, type WireName } from '@resonanz/domain/wireNames';
import type { ApiClient } from './createApiClient.ts';

/** By path, the names that the requests of an area spell as the wire does. */
export type RequestNames = Readonly<Partial<Record<keyof paths, readonly WireName[]>>>;

type Calls<Requests> = Pick<Client<Pick<paths, keyof Requests & keyof paths>>, 'GET' | 'POST'>;
type Init = { readonly body?: unknown; readonly params?: { readonly query?: unknown } } | undefined;
type Send = (path: string, init: Init) => unknown;

function requestOnWire(init: Init, names: readonly WireName[]): Init {
  if (init === undefined) return init;
  const { body, params } = init;
  return {
    ...init,
    ...(body === undefined ? {} : { body: toWire(body, names) }),
    ...(params?.query === undefined ? {} : { params: { ...params, query: toWire(params.query, names) } }),
  };
}

/** The calls of an area whose requests the wire spells its own way; answers are translated for every call. */
export function translated<Requests extends RequestNames>({ http }: ApiClient, requests: Requests): Calls<Requests> {
  const call =
    (send: Send) =>
    (path: keyof paths, init: Init): unknown =>
      send(path, requestOnWire(init, requests[path] ?? []));
  const { GET, POST } = http as unknown as Readonly<Record<'GET' | 'POST', Send>>;
  return { GET: call(GET), POST: call(POST) } as unknown as Calls<Requests>;
}
