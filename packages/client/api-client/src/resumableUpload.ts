import type { FileSource } from 'tus-js-client';
import { answerOf } from './answer.ts';
import { isApiError, offlineError } from './ApiError.ts';
import type { ApiClient } from './createApiClient.ts';
import type { NewFile, StoredFile } from './files.ts';
import { pause, retryDelay } from './retryDelay.ts';
import type { Schemas } from './Schemas.ts';
import { createTusRequests } from './tusRequests.ts';

/** Bytes above which a file is sent in pieces. */
export const RESUMABLE_FROM = 5 * 1024 * 1024;

/** Small enough for a slow line to send one within the minute that the server waits for a request. */
const PIECE = 4 * 1024 * 1024;
/** Bytes at both ends of a file that identify it. */
const ENDS = 64 * 1024;
const PACE = { first: 1000, most: 30_000 } as const;
/** New attempts after a loss, some five minutes; each byte that arrives restarts the count. */
const ATTEMPTS = 12;

/** Identifies a file; undefined where browsers do not offer hashes: on origins without TLS. */
async function fingerprintOf(file: File): Promise<string | undefined> {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (subtle === undefined) return undefined;
  const facts = new Blob([`${file.name} ${file.size} ${file.lastModified} `, file.slice(0, ENDS), file.slice(-ENDS)]);
  const digest = await subtle.digest('SHA-256', await facts.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Repeats a call that got no answer, with growing pauses. */
async function untilAnswered<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt > ATTEMPTS || !isApiError(error, 'offline')) throw error;
      await pause(retryDelay(attempt, PACE), signal);
      signal.throwIfAborted();
    }
  }
}

function sourceOf(file: File): FileSource {
  return {
    size: file.size,
    slice: async (start, end) => ({ value: file.slice(start, end), done: end >= file.size }),
    close: () => undefined,
  };
}

async function sendPieces(
  client: ApiClient,
  uploadId: string,
  { file, onProgress }: NewFile,
  signal: AbortSignal,
): Promise<void> {
  // Needed for large files alone.
  const { Upload } = await import('tus-js-client');
  const httpStack = createTusRequests(client, uploadId, signal);
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: uploadId,
      uploadSize: file.size,
      chunkSize: PIECE,
      httpStack,
      fileReader: { openFile: async () => sourceOf(file) },
      storeFingerprintForResuming: false,
      retryDelays: Array.from({ length: ATTEMPTS }, (_, attempt) => retryDelay(attempt + 1, PACE)),
      // No answer, a server in trouble, or an offset that another upload has moved on.
      onShouldRetry: () => {
        const { status = 0 } = httpStack.failure() ?? {};
        return !signal.aborted && (status === 0 || status >= 500 || status === 409 || status === 429);
      },
      onProgress: (loaded, total) => onProgress?.({ loaded, total }),
      onSuccess: () => resolve(),
      onError: (error) => reject(signal.aborted ? signal.reason : (httpStack.failure() ?? offlineError(error))),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    signal.throwIfAborted();
    upload.start();
  });
}

/**
 * Sends a large file in pieces by the tus protocol: a lost line costs the piece that was under way, and the same file
 * of the same record goes on where it was left, after a reload too.
 */
export async function uploadResumably(client: ApiClient, sent: NewFile): Promise<StoredFile> {
  const { subject, subjectId, kind, file } = sent;
  const signal = sent.signal ?? new AbortController().signal;
  const bound = client.with({ signal });
  const fingerprint = await fingerprintOf(file);
  const body: Schemas['AnnouncedUpload'] = {
    subject,
    subjectId,
    kind,
    name: file.name,
    size: file.size,
    ...(fingerprint === undefined ? {} : { fingerprint }),
  };
  const { uploadId } = await untilAnswered(() => answerOf(bound.http.POST('/files/upload/begin', { body })), signal);
  try {
    await sendPieces(client, uploadId, sent, signal);
    return await untilAnswered(() => answerOf(bound.http.POST('/files/upload/finish', { body: { uploadId } })), signal);
  } catch (error) {
    if (signal.aborted) {
      // Best effort: the server forgets it after a day anyway.
      const gone = client.http.DELETE('/files/resumable/{uploadId}', {
        params: { path: { uploadId }, header: { 'Tus-Resumable': '1.0.0' } },
      });
      await gone.catch(() => undefined);
    }
    throw error;
  }
}
