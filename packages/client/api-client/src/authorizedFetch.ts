import { offlineError } from './ApiError.ts';
import type { AuthPort, RefreshVerdict } from './AuthPort.ts';
import { SKIP_AUTH } from './headers.ts';
import type { Send } from './transport.ts';
import type { OnProgress } from './upload.ts';

/** Waits no longer than a signal allows. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Signs every request, and answers a 401 with one refresh and one replay. */
export function authorizedFetch(auth: AuthPort, send: Send): Send {
  let refreshing: Promise<RefreshVerdict> | null = null;

  function sign(request: Request, token: string | null): Request {
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  }

  function refresh(staleToken: string): Promise<RefreshVerdict> {
    refreshing ??= auth
      .refresh(staleToken)
      .catch((): RefreshVerdict => 'unavailable')
      .then((verdict) => {
        if (verdict === 'rejected') auth.onRejected();
        return verdict;
      })
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  async function sendSigned(request: Request, onProgress?: OnProgress): Promise<Response> {
    if (refreshing) await unlessAborted(refreshing, request.signal);
    // A body can be sent once only, so the copy for the replay is made before sending.
    const copy = request.clone();
    const token = auth.accessToken();
    const response = await send(sign(request, token), onProgress);
    if (response.status !== 401 || token === null) return response;

    // Another request, or another tab, may have refreshed since this one was signed.
    if (auth.accessToken() === token) {
      const verdict = await unlessAborted(refresh(token), copy.signal);
      if (verdict === 'rejected') return response;
      if (verdict === 'unavailable') throw offlineError();
    }
    const next = auth.accessToken();
    if (next === null) return response;
    await response.body?.cancel();
    copy.signal.throwIfAborted();
    const replayed = await send(sign(copy, next), onProgress);
    if (replayed.status === 401 && auth.accessToken() === next) auth.onRejected();
    return replayed;
  }

  return (request, onProgress) => {
    if (request.headers.has(SKIP_AUTH)) {
      request.headers.delete(SKIP_AUTH);
      return send(request, onProgress);
    }
    if (request.headers.has('Authorization')) return send(request, onProgress);
    const ended = auth.ended?.();
    const bound = ended ? new Request(request, { signal: AbortSignal.any([request.signal, ended]) }) : request;
    return sendSigned(bound, onProgress);
  };
}
