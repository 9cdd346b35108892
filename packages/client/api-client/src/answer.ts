import { ApiError, offlineError } from './ApiError.ts';
import { errorOfAnswer } from './errorOfAnswer.ts';
import { fileNameOf } from './fileName.ts';

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
  /** The file with the type the server gives it. */
  readonly blob: Blob;
  /** Name proposed by the server, safe to save under; empty when it proposes none. */
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

async function successOf<Body extends Success>(
  call: Promise<Call<Body>>,
): Promise<{ readonly body: Body; readonly response: Response }> {
  const { data, error, response } = await settled(call);
  if (response.ok && data?.message === SUCCESS) return { body: data, response };
  throw errorOfAnswer(response, error ?? data);
}

/**
 * The `data` of a successful answer; the message alone says that it succeeded, and one without `data` is none of this
 * contract.
 */
export async function answerOf<Data>(call: Promise<Call<Envelope<Data>>>): Promise<Data> {
  const { body, response } = await successOf(call);
  if (body.data === undefined) throw new ApiError({ kind: 'server', status: response.status });
  return body.data;
}

/** Waits for the success of a call that answers nothing else. */
export async function confirmed(call: Promise<Call<Success>>): Promise<null> {
  await successOf(call);
  return null;
}

/** The file of a successful answer; the call must be made with `parseAs: 'blob'`. */
export async function fileOf(call: Promise<Call<Blob>>): Promise<DownloadedFile> {
  const { data, error, response } = await settled(call);
  const disposition = response.headers.get('Content-Disposition');
  // A page of a proxy, or an envelope, is no file: no one should save it as one.
  if (!response.ok || data === undefined || disposition === null) throw errorOfAnswer(response, error);
  return { blob: data, fileName: fileNameOf(disposition) };
}
