import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnvelopeServer, failure, startEnvelopeServer } from '@resonanz/testing/envelopeServer';
import { createApiClient } from './createApiClient.ts';
import { exposeMutations } from './expose.ts';
import { runMutation } from './runMutation.ts';

const email = 'manager@resonanz.example';
const EXPOSE = `GET /files/downloadJasperReport/${email}`;

let server: EnvelopeServer;

beforeEach(async () => {
  server = await startEnvelopeServer();
});

afterEach(() => server.close());

const download = () =>
  runMutation(new QueryClient(), exposeMutations(createApiClient({ baseUrl: server.baseUrl })).download(), email);

test('the expose is asked for by the e-mail of its owner and arrives as a file [R-WATCH-010]', async () => {
  const bytes = Uint8Array.from([0x25, 0x50, 0x44, 0x46]);
  server.on(EXPOSE, () => ({
    status: 200,
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="Expose.pdf"' },
    body: bytes,
  }));
  const { blob, fileName } = await download();
  expect(fileName).toBe('Expose.pdf');
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
});

test('a watch list without channels to offer is named as such', async () => {
  server.on(EXPOSE, () => failure(409, 'EXPOSE_EMPTY', 'exposeEmpty'));
  await expect(download()).rejects.toMatchObject({ kind: 'conflict' });
});
