import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, startEnvelopeServer, success, type EnvelopeServer } from '@resonanz/testing/envelopeServer';
import { createApiClient } from './createApiClient.ts';
import { fileNameOf } from './fileName.ts';
import { influencerMutations } from './influencerMutations.ts';
import { runMutation } from './runMutation.ts';

let server: EnvelopeServer;
const queryClient = new QueryClient();
const influencers = () => influencerMutations(createApiClient({ baseUrl: server.baseUrl }), queryClient);

beforeEach(async () => {
  server = await startEnvelopeServer();
});

afterEach(() => server.close());

describe('downloads', () => {
  test('bytes and file name arrive unchanged', async () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0x00, 0xff, 0x80]);
    server.on('POST /influencer/export', () => ({
      status: 200,
      headers: {
        'content-type': 'text/csv',
        'content-disposition': 'attachment; filename="Influencer.csv"; filename*=UTF-8\'\'K%C3%B6ln.csv',
      },
      body: bytes,
    }));
    const file = await runMutation(queryClient, influencers().exportFile(), { format: 'csv', language: 'de' });
    expect(file.fileName).toBe('Köln.csv');
    expect(new Uint8Array(await file.blob.arrayBuffer())).toEqual(bytes);
  });

  test('a rejected download is an ApiError with the fields of its envelope', async () => {
    server.on('POST /influencer/export', () => failure(403, 'FORBIDDEN', 'forbidden'));
    await expect(
      runMutation(queryClient, influencers().exportFile(), { format: 'xlsx', language: 'en' }),
    ).rejects.toMatchObject({
      kind: 'forbidden',
      errorKey: 'forbidden',
    });
  });

  test.each([
    ['attachment', ''],
    ['attachment; filename=liste.csv', 'liste.csv'],

    ["attachment; filename*=UTF-8''%E0%A4%A.csv; filename=fallback.csv", 'fallback.csv'],
  ])('%s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name);
  });
});

test('an upload is a multipart form with the file and the mapping as JSON', async () => {
  server.on('POST /influencer/import/preview', () =>
    success({ rowCount: 0, newInfluencers: 0, newChannels: 0, duplicates: 0, errors: 0, rows: [] }),
  );
  const mapping = { columns: [{ column: 0, field: 'channelUrl' as const }], skipInvalidRows: true };
  await runMutation(queryClient, influencers().previewImport(), {
    file: new File(['url\nhttps://x'], 'liste.csv', { type: 'text/csv' }),
    mapping,
  });
  const [request] = server.requests;
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.body).toContain('name="file"; filename="liste.csv"');
  expect(request?.body).toContain('url\nhttps://x');
  expect(request?.body).toContain(JSON.stringify(mapping));
});
