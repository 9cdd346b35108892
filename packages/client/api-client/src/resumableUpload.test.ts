import { randomBytes } from 'node:crypto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PieceServer, startPieceServer } from '../test/pieceServer.ts';
import type { AuthPort } from './AuthPort.ts';
import { createApiClient } from './createApiClient.ts';
import { fileMutations } from './files.ts';
import { runMutation } from './runMutation.ts';
import type { UploadProgress } from './upload.ts';

const MB = 1024 * 1024;
const SIZE = 9 * MB;

let server: PieceServer;
const queryClient = new QueryClient();
const bytes = randomBytes(SIZE);
const file = () => new File([bytes], 'clip.mp4', { lastModified: 1_760_000_000_000 });

beforeEach(async () => {
  server = await startPieceServer();
});

afterEach(() => server.close());

const uploadWith = (auth?: AuthPort) => {
  const client = createApiClient({ baseUrl: server.baseUrl, ...(auth === undefined ? {} : { auth }) });
  return fileMutations(client, queryClient, { subject: 'influencer', subjectId: 3 }).upload();
};
const upload = (options: { onProgress?: (progress: UploadProgress) => void; signal?: AbortSignal } = {}) =>
  runMutation(queryClient, uploadWith(), { kind: 'content' as const, file: file(), ...options });

test('a large file arrives in pieces and reports how far it is', async () => {
  const reported: UploadProgress[] = [];
  expect(await upload({ onProgress: (progress) => reported.push(progress) })).toMatchObject({ fileId: 7, size: SIZE });
  expect(server.content().equals(bytes)).toBe(true);
  expect(server.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(3);
  expect(reported.at(-1)).toEqual({ loaded: SIZE, total: SIZE });
  expect(server.beginBodies).toMatchObject([
    { subject: 'influencer', subjectId: 3, kind: 'content', name: 'clip.mp4', size: SIZE },
  ]);
});

test('a line that breaks is taken up where it broke, and the content is the same', async () => {
  server.breakAfter(1_500_000);
  await upload();
  expect(server.content().equals(bytes)).toBe(true);
  expect(server.calls.filter((call) => call.startsWith('HEAD'))).toHaveLength(2);
});

test('an end without an answer is asked for again', async () => {
  server.once('POST /files/upload/finish', (response) => response.destroy());
  expect(await upload()).toMatchObject({ fileId: 7 });
  expect(server.calls.filter((call) => call.endsWith('/finish'))).toHaveLength(2);
});

test('after a reload the same file is the same upload, another one is not', async () => {
  await upload();
  await upload();
  await runMutation(queryClient, uploadWith(), {
    kind: 'content' as const,
    file: new File([randomBytes(SIZE)], 'clip.mp4', { lastModified: 1_760_000_000_000 }),
  });
  const prints = server.beginBodies.map((each) => (each as { fingerprint?: string }).fingerprint);
  expect(prints[0]).toMatch(/^[\da-f]{64}$/);
  expect([prints[1] === prints[0], prints[2] === prints[0]]).toEqual([true, false]);
});

test('a cancelled upload ends at once and is deleted', async () => {
  const leaving = new AbortController();
  const cancelled = upload({ signal: leaving.signal, onProgress: ({ loaded }) => loaded >= 4 * MB && leaving.abort() });
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.calls.at(-1)).toBe('DELETE /files/resumable');
  expect(server.calls).not.toContain('POST /files/upload/finish');
});

test('an upload that the server does not know any more is not tried for ever', async () => {
  server.once('HEAD /files/resumable', (response) => void response.writeHead(404).end());
  await expect(upload()).rejects.toMatchObject({ name: 'ApiError', kind: 'notFound' });
});

test('a file that is rejected at the end says why', async () => {
  const fieldErrors = [{ field: 'file', key: 'fileContentMismatch' }];
  server.once('POST /files/upload/finish', (response) => {
    response
      .writeHead(422, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ message: 'VALIDATION_FAILED', error: 'validationFailed', data: null, fieldErrors }));
  });
  await expect(upload()).rejects.toMatchObject({ kind: 'validation', fieldErrors });
});

test('a token that ends on the way is replaced, and the piece sent again', async () => {
  let token = 'old';
  const auth: AuthPort = {
    accessToken: () => token,
    refresh: async () => {
      token = 'new';
      return 'refreshed';
    },
    onRejected: () => {},
  };
  server.once('PATCH /files/resumable', (response) => void response.writeHead(401).end());
  await runMutation(queryClient, uploadWith(auth), { kind: 'content' as const, file: file() });
  expect(server.content().equals(bytes)).toBe(true);
  expect(token).toBe('new');
});

test('a small file is one request', async () => {
  server.once('POST /files/upload', (response) => {
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ message: 'SUCCESS', data: { fileId: 8 }, error: null }));
  });
  expect(
    await runMutation(queryClient, uploadWith(), { kind: 'content' as const, file: new File(['x'], 'clip.mp4') }),
  ).toMatchObject({ fileId: 8 });
  expect(server.calls).toEqual(['POST /files/upload']);
});
