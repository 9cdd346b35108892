import { ApiError, errorOfAnswer, offlineError } from './ApiError.ts';

const SUCCESS = 'SUCCESS';

interface Success {
  readonly message: typeof SUCCESS;
}

interface Envelope<Data> extends Success {
  readonly data: Data;
}

interface Call<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** A file the server made. */
export interface DownloadedFile {
  readonly blob: Blob;
  /** Name proposed by the server; empty when it proposes none. */
  readonly fileName: string;
}

async function settled<Body>(call: Promise<Call<Body>>): Promise<Call<Body>> {
  try {
    return await call;
  } catch (error) {
    // The body broke off half-way, or is not what its type says.
    if (error instanceof TypeError) throw offlineError(error);
    if (error instanceof SyntaxError) throw new ApiError({ kind: 'server', status: 200, cause: error });
    throw error;
  }
}

async function successOf<Body extends Success>(call: Promise<Call<Body>>): Promise<Body> {
  const { data, error, response } = await settled(call);
  if (response.ok && data?.message === SUCCESS) return data;
  throw errorOfAnswer(response, error ?? data);
}

/** The `data` of a successful answer; success is told by the message alone. */
export async function answerOf<Data>(call: Promise<Call<Envelope<Data>>>): Promise<Data> {
  return (await successOf(call)).data;
}

/** Waits for the success of a call that answers nothing else. */
export async function confirmed(call: Promise<Call<Success>>): Promise<null> {
  await successOf(call);
  return null;
}

/** The file of a successful answer; the call must be made with `parseAs: 'blob'`. */
export async function fileOf(call: Promise<Call<Blob>>): Promise<DownloadedFile> {
  const { data, error, response } = await settled(call);
  if (!response.ok || data === undefined) throw errorOfAnswer(response, error);
  return { blob: data, fileName: fileNameOf(response.headers.get('Content-Disposition') ?? '') };
}

/** File name of a `Content-Disposition`; the encoded form wins over the plain one. */
export function fileNameOf(disposition: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // A broken encoding: fall through to the plain name.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  return (plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? '').trim();
}

/** Parts of a multipart body: files where the contract says text, because OpenAPI types both as string. */
export type MultipartParts<Body> = { readonly [Part in keyof Body]: Body[Part] | Blob };

/** The part of a call that sends `parts` as a multipart form. */
export function multipart<Body extends object>(parts: MultipartParts<Body>): { body: Body; bodySerializer: () => FormData } {
  const form = new FormData();
  for (const [name, part] of Object.entries<unknown>(parts)) {
    if (part instanceof Blob) form.append(name, part);
    else if (part !== undefined) form.append(name, typeof part === 'string' ? part : JSON.stringify(part));
  }
  return { body: parts as unknown as Body, bodySerializer: () => form };
}
