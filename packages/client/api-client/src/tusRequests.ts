import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import { ApiError, offlineError } from './ApiError.ts';
import type { ApiClient } from './createApiClient.ts';
import { errorOfAnswer } from './errorOfAnswer.ts';
import type { OnProgress } from './upload.ts';

/** Milliseconds without a byte after which a line counts as dead. */
const STALLED_MS = 30_000;

const VERSION = '1.0.0';

/** Sends what the tus protocol asks for through the client: signed, refreshed and reported like every other call. */
export interface TusRequests extends HttpStack {
  /** The last error of the server, or why there was no answer. */
  failure(): ApiError | undefined;
}

function answered({ status, headers }: Response): HttpResponse {
  return {
    getStatus: () => status,
    getHeader: (name) => headers.get(name) ?? undefined,
    getBody: () => '',
    getUnderlyingObject: () => undefined,
  };
}

/** Aborts when nothing has moved for a while. */
function watch(controller: AbortController) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const touch = (): void => {
    stop();
    timer = setTimeout(() => controller.abort(offlineError()), STALLED_MS);
  };
  touch();
  return { touch, stop };
}

function call(
  client: ApiClient,
  { method, uploadId, offset, body }: { method: string; uploadId: string; offset: number; body: Blob },
) {
  const path = { uploadId };
  const header = { 'Tus-Resumable': VERSION } as const;
  if (method === 'HEAD') return client.http.HEAD('/files/resumable/{uploadId}', { params: { path, header } });
  return client.http.PATCH('/files/resumable/{uploadId}', {
    params: { path, header: { ...header, 'Upload-Offset': offset } },
    // The contract calls bytes a text.
    body: body as unknown as string,
    bodySerializer: () => body,
    headers: { 'Content-Type': 'application/offset+octet-stream' },
  });
}

/** Makes the requests of one upload. */
export function createTusRequests(client: ApiClient, uploadId: string, signal: AbortSignal): TusRequests {
  let failure: ApiError | undefined;

  function createRequest(method: string, url: string): HttpRequest {
    const headers = new Headers();
    const aborted = new AbortController();
    let report: (sent: number) => void = () => {};
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => headers.set(name, value),
      getHeader: (name) => headers.get(name) ?? undefined,
      setProgressHandler: (handler) => {
        report = handler;
      },
      async send(body) {
        const stalled = watch(aborted);
        const onProgress: OnProgress = ({ loaded }) => {
          stalled.touch();
          report(loaded);
        };
        const bound = client.with({
          signal: AbortSignal.any([signal, aborted.signal]),
          ...(method === 'PATCH' ? { onProgress } : {}),
        });
        try {
          const content = body instanceof Blob ? body : new Blob();
          const { response, error } = await call(bound, {
            method,
            uploadId,
            offset: Number(headers.get('Upload-Offset') ?? 0),
            body: content,
          });
          failure = response.ok ? undefined : errorOfAnswer(response, error);
          return answered(response);
        } catch (error) {
          failure = error instanceof ApiError ? error : offlineError(error);
          throw failure;
        } finally {
          stalled.stop();
        }
      },
      abort: async () => aborted.abort(),
      getUnderlyingObject: () => undefined,
    };
  }

  return { getName: () => 'resonanz', createRequest, failure: () => failure };
}
