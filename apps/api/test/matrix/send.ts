import type { CallInput } from './asking.ts';

/** What came back. */
export interface Reply {
  status: number;
  text: string;
  /** Content type. */
  type: string | null;
  nosniff: string | null;
}

function bodyOf({ json, rawJson, urlEncoded, form }: CallInput): { body?: string | FormData; type?: string } {
  if (form !== undefined) {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.append(name, value);
    return { body };
  }
  if (urlEncoded !== undefined)
    return { body: new URLSearchParams(urlEncoded).toString(), type: 'application/x-www-form-urlencoded' };
  if (rawJson !== undefined) return { body: rawJson, type: 'application/json' };
  return json === undefined ? {} : { body: JSON.stringify(json), type: 'application/json' };
}

let calls = 0;

/** An address of its own for every call, so that throttling by address stays out of the way. */
function nextAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

/** Calls a path of the contract, as raw as an attacker would. */
export async function send(
  url: string,
  { method, path }: { method: string; path: string },
  input: CallInput,
  token: string | undefined,
): Promise<Reply> {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(input.path?.[name] ?? '')),
  );
  const query = new URLSearchParams(Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]));
  const bearer = input.bearer ?? token;
  const { body, type } = bodyOf(input);
  const response = await fetch(`${url}/api${filled}${query.size > 0 ? `?${query.toString()}` : ''}`, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: {
      'X-Forwarded-For': nextAddress(),
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      ...(path === '/refreshtoken' ? { isRefreshToken: 'true' } : {}),
      ...input.headers,
      ...(type === undefined ? {} : { 'Content-Type': type }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const { headers } = response;
  return {
    status: response.status,
    text: await response.text(),
    type: headers.get('content-type'),
    nosniff: headers.get('x-content-type-options'),
  };
}
