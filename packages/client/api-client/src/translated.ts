import type { Client } from 'openapi-fetch';
import type { paths } from '@resonanz/contract/named';
import { toWire, type WireName } from '@resonanz/domain/wireNames';
import type { ApiClient } from './createApiClient.ts';

/** By path, the names that the requests of an area spell as the wire does. */
export type RequestNames = Readonly<Partial<Record<keyof paths, readonly WireName[]>>>;

type Calls = Pick<Client<paths>, 'GET' | 'POST'>;
type Init = { readonly body?: unknown; readonly params?: { readonly query?: unknown } } | undefined;

function requestOnWire(init: Init, names: readonly WireName[]): Init {
  if (init === undefined) return init;
  const { body, params } = init;
  return {
    ...init,
    ...(body === undefined ? {} : { body: toWire(body, names) }),
    ...(params?.query === undefined ? {} : { params: { ...params, query: toWire(params.query, names) } }),
  };
}

/** The calls of an area whose requests the wire spells its own way; answers are translated for every area. */
export function translated({ http }: ApiClient, requests: RequestNames): Calls {
  const call = (send: (path: string, init: Init) => unknown) => (path: keyof paths, init: Init) => {
    const names = requests[path];
    return send(path, names ? requestOnWire(init, names) : init);
  };
  const { GET, POST } = http as unknown as Record<keyof Calls, (path: string, init: Init) => unknown>;
  return { GET: call(GET), POST: call(POST) } as unknown as Calls;
}
