import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, startEnvelopeServer, success, type EnvelopeServer } from '@resonanz/testing/envelopeServer';
import { answerOf } from './answer.ts';
import { isApiError, isUnauthorized, type ApiError } from './ApiError.ts';
import { logIn, logOut, refreshTokens } from './auth.ts';
import type { AuthPort, RefreshVerdict } from './AuthPort.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';

const REGIONS = 'GET /region/getAll';
const region = { regionId: 1, regionName: 'DACH', nameDe: 'DACH', nameEn: 'DACH' };

/** A log-in whose refreshes the test scripts, and which remembers what it was asked. */
class Login implements AuthPort {
  token: string | null = 'first';
  refreshes: string[] = [];
  rejections = 0;
  verdict: RefreshVerdict = 'refreshed';
  next = 'second';
  duringRefresh: () => Promise<void> = async () => {};

  accessToken(): string | null {
    return this.token;
  }

  async refresh(staleToken: string): Promise<RefreshVerdict> {
    this.refreshes.push(staleToken);
    await this.duringRefresh();
    if (this.verdict === 'refreshed') this.token = this.next;
    return this.verdict;
  }

  onRejected(): void {
    this.rejections += 1;
    this.token = null;
  }
}

let server: EnvelopeServer;
let login: Login;
let client: ApiClient;

const acceptOnly = (...tokens: string[]): void =>
  server.on(REGIONS, ({ headers }) =>
    tokens.some((token) => headers.authorization === `Bearer ${token}`)
      ? success([region])
      : failure(401, 'UNAUTHORIZED', 'tokenExpired'),
  );
const regions = (signal?: AbortSignal) => answerOf(client.http.GET('/region/getAll', { signal: signal ?? null }));
const tokensSent = (): readonly (string | undefined)[] =>
  server.received(REGIONS).map(({ headers }) => headers.authorization);
const rejection = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};

beforeEach(async () => {
  server = await startEnvelopeServer();
  login = new Login();
  client = createApiClient({ baseUrl: server.baseUrl, auth: login, timeoutMs: 500 });
});

afterEach(() => server.close());

describe('signing', () => {
  test('every request carries the access token as bearer [R-HTTP-002]', async () => {
    acceptOnly('first');
    expect(await regions()).toEqual([region]);
    expect(tokensSent()).toEqual(['Bearer first']);
  });

  test('no one logged in: no header at all', async () => {
    login.token = null;
    acceptOnly('first');
    expect(isUnauthorized(await rejection(regions()))).toBe(true);
    expect(tokensSent()).toEqual([undefined]);
    expect(login.refreshes).toEqual([]);
  });

  test('a request marked Skip-Auth gets no Authorization header and never refreshes [R-HTTP-004]', async () => {
    server.on('POST /authenticate', () => failure(401, 'UNAUTHORIZED', 'wrongCredentials'));
    const error = await rejection(logIn(client, 'staff', { username: 'admin@resonanz.example', password: 'wrong' }));
    expect(error).toMatchObject({ kind: 'forbidden', status: 401, errorKey: 'wrongCredentials' });
    const [request] = server.received('POST /authenticate');
    expect(request?.headers.authorization).toBeUndefined();
    expect(request?.headers['skip-auth']).toBeUndefined();
    expect(login.refreshes).toEqual([]);
    expect(login.rejections).toBe(0);
  });

  test('the refresh call carries the refresh token and isRefreshToken [R-HTTP-003]', async () => {
    const tokens = { accessToken: 'a', refreshToken: 'r2', expirationTime: 1 };
    server.on('GET /refreshtoken', () => success(tokens));
    expect(await refreshTokens(client, 'r1')).toEqual(tokens);
    expect(server.requests[0]?.headers).toMatchObject({ authorization: 'Bearer r1', isrefreshtoken: 'true' });
  });

  test('the log-out call signs with the token it is given, and a 401 there starts nothing', async () => {
    server.on('POST /logout', () => failure(401, 'UNAUTHORIZED', 'tokenExpired'));
    expect(isUnauthorized(await rejection(logOut(client, 'old')))).toBe(true);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer old');
    expect(login.refreshes).toEqual([]);
  });

  test('the language is sent along', async () => {
    acceptOnly('first');
    client = createApiClient({ baseUrl: server.baseUrl, auth: login, language: () => 'en' });
    await regions();
    expect(server.requests[0]?.headers['accept-language']).toBe('en');
  });
});

describe('a 401', () => {
  test('one refresh, then the same request with the new token [R-FLOW-024] [R-FLOW-025]', async () => {
    acceptOnly('second');
    expect(await regions()).toEqual([region]);
    expect(tokensSent()).toEqual(['Bearer first', 'Bearer second']);
    expect(login.refreshes).toEqual(['first']);
  });

  test('the replay sends the body again', async () => {
    server.on('POST /changesDefaultLanguage', ({ headers }) =>
      headers.authorization === 'Bearer second'
        ? success({ defaultLanguage: 'en' })
        : failure(401, 'UNAUTHORIZED', 'tokenExpired'),
    );
    await answerOf(client.http.POST('/changesDefaultLanguage', { body: { defaultLanguage: 'en' } }));
    expect(server.requests.map(({ body }) => body)).toEqual(['{"defaultLanguage":"en"}', '{"defaultLanguage":"en"}']);
  });

  test('ten requests at once share one refresh', async () => {
    acceptOnly('second');
    await Promise.all(Array.from({ length: 10 }, () => regions()));
    expect(login.refreshes).toEqual(['first']);
    expect(tokensSent().filter((token) => token === 'Bearer second')).toHaveLength(10);
  });

  test('a request that starts during the refresh waits for it', async () => {
    acceptOnly('second');
    let late: Promise<unknown> | undefined;
    login.duringRefresh = async () => {
      await Promise.resolve();
      late = regions();
      await new Promise((resolve) => setTimeout(resolve, 30));
    };
    await regions();
    await late;
    expect(tokensSent().filter((token) => token === 'Bearer first')).toHaveLength(1);
  });

  test('a token that changed since signing is tried at once, without a refresh', async () => {
    server.on(REGIONS, ({ headers }) => {
      if (headers.authorization === 'Bearer second') return success([region]);
      login.token = 'second';
      return failure(401, 'UNAUTHORIZED', 'tokenExpired');
    });
    expect(await regions()).toEqual([region]);
    expect(login.refreshes).toEqual([]);
  });

  test('a rejected refresh logs out once and rejects as a 401 [R-FLOW-026]', async () => {
    acceptOnly('never');
    login.verdict = 'rejected';
    const errors = await Promise.all([rejection(regions()), rejection(regions()), rejection(regions())]);
    expect(errors.map(isUnauthorized)).toEqual([true, true, true]);
    expect(login.rejections).toBe(1);
  });

  test('a second 401 logs out; there is no third try', async () => {
    acceptOnly('never');
    expect(isUnauthorized(await rejection(regions()))).toBe(true);
    expect(tokensSent()).toEqual(['Bearer first', 'Bearer second']);
    expect(login.rejections).toBe(1);
  });

  test('a refresh without a verdict rejects as offline and keeps the log-in', async () => {
    acceptOnly('never');
    login.verdict = 'unavailable';
    expect((await rejection(regions())).kind).toBe('offline');
    expect(login.rejections).toBe(0);
    expect(tokensSent()).toEqual(['Bearer first']);
  });

  test('logged out in the meantime: no refresh, no log-out again', async () => {
    server.on(REGIONS, () => {
      login.token = null;
      return failure(401, 'UNAUTHORIZED', 'tokenExpired');
    });
    expect(isUnauthorized(await rejection(regions()))).toBe(true);
    expect(login.refreshes).toEqual([]);
    expect(login.rejections).toBe(0);
  });
});

describe('errors', () => {
  test.each([
    [400, 'validation'],
    [401, 'forbidden'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [413, 'validation'],
    [422, 'validation'],
    [429, 'rateLimited'],
    [500, 'server'],
    [501, 'server'],
    [503, 'server'],
  ])('%i is %s', async (status, kind) => {
    login.token = null;
    server.on(REGIONS, () => failure(status, 'CODE', 'some.key'));
    const error = await rejection(regions());
    expect(error).toMatchObject({ kind, status, code: 'CODE' });
    expect(isUnauthorized(error)).toBe(status === 401);
  });

  test('500 reads Internal server error [R-ERR-002]', async () => {
    server.on(REGIONS, () => failure(500, 'BROKEN', 'details'));
    expect(await rejection(regions())).toMatchObject({
      message: 'Internal server error',
      errorKey: 'Internal server error',
    });
  });

  test('404 is passed through with its own code and key [R-ERR-003]', async () => {
    server.on(REGIONS, () => failure(404, 'NOT_FOUND', 'campaign.notFound'));
    expect(await rejection(regions())).toMatchObject({ code: 'NOT_FOUND', errorKey: 'campaign.notFound' });
  });

  test('field errors, data and the time to wait come along', async () => {
    const fieldErrors = [{ field: 'email', key: 'emailInvalid' }];
    server.on(REGIONS, () => ({
      ...failure(422, 'INVALID', 'invalid', { fieldErrors, data: [1] }),
      headers: { 'retry-after': '7' },
    }));
    expect(await rejection(regions())).toMatchObject({ fieldErrors, data: [1], retryAfter: 7 });
  });

  test('success is known by the message, not by the status [R-HTTP-005]', async () => {
    server.on(REGIONS, () => ({
      ...success([region]),
      body: JSON.stringify({ message: 'FAILED', data: [region], error: 'no' }),
    }));
    expect(await rejection(regions())).toMatchObject({ kind: 'server', code: 'FAILED', errorKey: 'no' });
  });

  test('a page of a proxy instead of an answer is a server error', async () => {
    server.on(REGIONS, () => ({ status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' }));
    expect(await rejection(regions())).toMatchObject({ kind: 'server', status: 502, code: '' });
    server.on(REGIONS, () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Welcome</h1>' }));
    expect((await rejection(regions())).kind).toBe('server');
  });

  test('no server is offline', async () => {
    await server.close();
    expect(await rejection(regions())).toMatchObject({ kind: 'offline', status: 0 });
  });

  test('a server that hangs is offline after the limit', async () => {
    server.on(REGIONS, () => new Promise(() => {}));
    expect((await rejection(regions())).kind).toBe('offline');
  });

  test('an abort by the caller is passed on as such', async () => {
    server.on(REGIONS, () => new Promise(() => {}));
    const abort = new AbortController();
    const call = regions(abort.signal);
    setTimeout(() => abort.abort(), 20);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
