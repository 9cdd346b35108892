/** How much of an upload has been sent; a replay after a token refresh starts over. */
export interface UploadProgress {
  /** Bytes sent so far. */
  readonly loaded: number;
  /** Bytes altogether. */
  readonly total: number;
}

/** Called repeatedly while an upload is sent. */
export type OnProgress = (progress: UploadProgress) => void;

/** Statuses whose answer must not have a body. */
const BODILESS: readonly number[] = [204, 205, 304];

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Sends a request like `fetch`, and reports how far its body has got: `fetch` itself cannot. */
export async function sendUpload(request: Request, signal: AbortSignal, onProgress: OnProgress): Promise<Response> {
  // The finished form with its boundary, so that a replay sends the same bytes.
  const body = await request.blob();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = (): void => xhr.abort();
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.responseType = 'arraybuffer';
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    xhr.onload = () => {
      const { status, statusText } = xhr;
      const bytes = BODILESS.includes(status) ? null : (xhr.response as ArrayBuffer);
      resolve(new Response(bytes, { status, statusText, headers: headersOf(xhr) }));
    };
    xhr.onerror = () => reject(new TypeError('The upload got no answer.'));
    xhr.onabort = () => reject(signal.reason);
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    xhr.send(body);
  });
}
