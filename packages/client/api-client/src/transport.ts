import { offlineError } from './ApiError.ts';
import type { OnProgress } from './upload.ts';

/**
 * Sends a request; rejects with an `ApiError` of kind `offline` without an answer, with the reason of its signal when
 * aborted.
 */
export type Send = (request: Request, onProgress?: OnProgress) => Promise<Response>;

interface TransportOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
  readonly onReach: ((isReachable: boolean) => void) | undefined;
}

const isUpload = (request: Request): boolean =>
  /^(?:multipart\/|application\/offset\+octet-stream)/.test(request.headers.get('Content-Type') ?? '');

// Servers in trouble, and proxies before them, say 5xx; 501 is a sound server that lacks a call.
const isSound = ({ status }: Response): boolean => status < 500 || status === 501;

/** The way to the server: the limit of time, uploads with progress, and who wants to know whether there was an answer. */
export function createTransport({ fetch, timeoutMs, onReach }: TransportOptions): Send {
  return async (request, onProgress) => {
    const slow = new AbortController();
    // The limit is for the head of the answer; a long file may take its time, and so may an upload.
    const timer = isUpload(request) ? undefined : setTimeout(() => slow.abort(), timeoutMs);
    const signal = AbortSignal.any([request.signal, slow.signal]);
    const isWatched = onProgress !== undefined && isUpload(request) && 'XMLHttpRequest' in globalThis;
    try {
      const response = await (isWatched
        ? (await import('./upload.ts')).sendUpload(request, signal, onProgress)
        : fetch(request, { signal }));
      if (isSound(response)) onReach?.(true);
      return response;
    } catch (error) {
      if (request.signal.aborted) throw error;
      onReach?.(false);
      throw offlineError(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
