import { offlineError } from './ApiError.ts';
import type { AuthPort, RefreshVerdict } from './AuthPort.ts';

/** Header that marks a request as going out without a token; it is not sent itself. */
export const SKIP_AUTH = 'Skip-Auth';

interface AuthorizedFetchOptions {
  readonly auth: AuthPort;
  readonly fetch: typeof globalThis.fetch;
  readonly language: (() => string) | undefined;
  readonly timeoutMs: number;
}

const isUpload = (request: Request): boolean => request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;

/** Signs every request, and answers a 401 with one refresh and one replay. */
export function authorizedFetch({ auth, fetch, language, timeoutMs }: AuthorizedFetchOptions): (request: Request) => Promise<Response> {
  let refreshing: Promise<RefreshVerdict> | null = null;

  async function send(request: Request): Promise<Response> {
    const slow = new AbortController();
    // The limit is for the head of the answer; a long file may take its time, and so may an upload.
    const timer = isUpload(request) ? undefined : setTimeout(() => slow.abort(), timeoutMs);
    try {
      return await fetch(request, { signal: AbortSignal.any([request.signal, slow.signal]) });
    } catch (error) {
      throw request.signal.aborted ? error : offlineError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  function sign(request: Request, token: string | null): Request {
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  }

  function refresh(staleToken: string): Promise<RefreshVerdict> {
    refreshing ??= auth
      .refresh(staleToken)
      .then((verdict) => {
        if (verdict === 'refused') auth.onRefused();
        return verdict;
      })
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  return async (request) => {
    if (language) request.headers.set('Accept-Language', language());
    if (request.headers.has(SKIP_AUTH)) {
      request.headers.delete(SKIP_AUTH);
      return send(request);
    }
    if (request.headers.has('Authorization')) return send(request);
    if (refreshing) await refreshing;

    // A body can be sent once only, so the copy for the replay is made before sending.
    const copy = request.clone();
    const token = auth.accessToken();
    const response = await send(sign(request, token));
    if (response.status !== 401 || token === null) return response;

    // Another request, or another tab, may have refreshed since this one was signed.
    if (auth.accessToken() === token) {
      const verdict = await refresh(token);
      if (verdict === 'refused') return response;
      if (verdict === 'unavailable') throw offlineError();
    }
    const next = auth.accessToken();
    if (next === null) return response;
    await response.body?.cancel();
    const replayed = await send(sign(copy, next));
    if (replayed.status === 401 && auth.accessToken() === next) auth.onRefused();
    return replayed;
  };
}
