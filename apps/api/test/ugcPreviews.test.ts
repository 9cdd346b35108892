import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderMissingPreviews } from '../src/areas/ugc-requests/previews/previews.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { differenceOf, grayFrame } from './kit/grayFrame.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { addVersion, approveUgcRequest } from './kit/ugcFixture.ts';

const BASE = '/ugcCampaignRequest';
/** A preview takes a second alone, and more beside other tests. */
const patience = { timeout: 60_000, interval: 200 };
const film = readFileSync(new URL('../src/demo/briefing.webm', import.meta.url));
const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

vi.setConfig({ testTimeout: 120_000 });

describeOnEachDatabase('previews of UGC videos', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  let requestId: number;
  let videoIds: readonly number[];
  beforeAll(async () => {
    server = await startTestServer({ database, makesPreviews: true });
    [manager, brand] = await Promise.all([server.as('manager'), server.as('brand')]);
    const request = await approveUgcRequest(brand, manager);
    requestId = request.ugcCampaignRequestId;
    videoIds = request.videos.map(({ ugcVideoId }) => ugcVideoId);
  });
  afterAll(() => server.stop());

  const versionOf = async (client: ApiClient, index = 0) =>
    (await client.GET(`${BASE}/getById/{id}`, { params: { path: { id: requestId } } })).data?.data.videos[index]
      ?.versions[0];
  const fetched = (address: string | null | undefined, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${address ?? '/nowhere'}`, { headers });
  const bytesOf = async (address: string | null | undefined) =>
    new Uint8Array(await (await fetched(address)).arrayBuffer());
  const show = async (index: number, bytes: Buffer, name: string) => {
    await addVersion(server, manager, videoIds[index] ?? 0, 'manager', { bytes, name });
    await manager.POST(`${BASE}/version/submit`, { body: { ugcVideoId: videoIds[index] ?? 0 } });
  };

  test('before the acceptance the brand gets a marked copy and by no way the file; afterwards the file', async () => {
    await show(0, film, 'serum.webm');
    await expect.poll(async () => (await versionOf(brand))?.previewState, patience).toBe('ready');
    const preview = await versionOf(brand);
    expect(preview).toMatchObject({
      isPreview: true,
      url: expect.stringMatching(/^\/media\/previews\/film\//),
      posterUrl: expect.stringMatching(/^\/media\/previews\/poster\//),
    });
    const copy = await bytesOf(preview?.url);
    expect(digestOf(copy)).not.toBe(digestOf(film));
    expect(differenceOf(await grayFrame(film), await grayFrame(copy))).toBeGreaterThan(3);
    expect(Buffer.from(await bytesOf(preview?.posterUrl)).toString('latin1', 1, 4)).toBe('PNG');

    const part = await fetched(preview?.url, { range: 'bytes=4-7' });
    expect([part.status, await part.text(), part.headers.get('content-type')]).toEqual([206, 'ftyp', 'video/mp4']);
    expect((await fetched(preview?.url, { range: `bytes=${copy.length}-` })).status).toBe(416);

    const { file_id, id } = await server.db
      .selectFrom('ugc_video_versions')
      .select(['file_id', 'id'])
      .where('video_id', '=', videoIds[0] ?? 0)
      .executeTakeFirstOrThrow();
    const address = preview?.url ?? '';
    const guesses = [
      address.replace(`previews/film/${id}`, `files/${file_id}`),
      address.replace('/film/', '/poster/'),
      address.replace(/signature=.*/, 'signature='),
      address.replace(/\?.*/, ''),
      address.replace(`/${id}?`, `/${id + 1}?`),
    ];
    expect(await Promise.all(guesses.map(async (guess) => (await fetched(guess)).status))).toEqual(
      guesses.map(() => 404),
    );
    expect(
      (await brand.GET('/files/{fileId}', { params: { path: { fileId: file_id } }, parseAs: 'blob' })).response.status,
    ).toBe(404);
    expect(
      (
        await brand.GET(`${BASE}/finalVideo/download/{ugcVideoId}`, {
          params: { path: { ugcVideoId: videoIds[0] ?? 0 } },
          parseAs: 'blob',
        })
      ).response.status,
    ).toBe(409);
    const other = await server.as('brandTwo');
    expect((await other.GET(`${BASE}/getById/{id}`, { params: { path: { id: requestId } } })).response.status).toBe(
      404,
    );
    const ours = await versionOf(manager);
    expect([ours?.isPreview, digestOf(await bytesOf(ours?.url))]).toEqual([false, digestOf(film)]);

    server.clock.advance({ minutes: 11 });
    expect((await fetched(address)).status).toBe(404);
    [manager, brand] = await Promise.all([server.as('manager'), server.as('brand')]);

    await brand.POST(`${BASE}/finalVideo/decision`, {
      body: { ugcVideoId: videoIds[0] ?? 0, version: 1, finalContentStatus: 1 },
    });
    const accepted = await versionOf(brand);
    expect([accepted?.isPreview, digestOf(await bytesOf(accepted?.url))]).toEqual([false, digestOf(film)]);
  });

  test('what no preview can be made of says so to both sides after three tries', async () => {
    const broken = Buffer.from(film);
    broken.fill(0, 64);
    await show(1, broken, 'kaputt.webm');
    expect(await versionOf(brand, 1)).toMatchObject({ previewState: 'pending', isPreview: true, url: null });
    await expect
      .poll(async () => (await versionOf(brand, 1))?.previewState, { ...patience, timeout: 110_000 })
      .toBe('failed');
    expect(await versionOf(brand, 1)).toMatchObject({ isPreview: true, url: null, posterUrl: null });
    expect((await fetched((await versionOf(manager, 1))?.url)).status).toBe(200);
  });

  test('a server that starts makes the previews that are missing', async () => {
    const { services } = server.server;
    await server.db
      .updateTable('ugc_video_versions')
      .set({ preview_state: 'pending', preview_key: null })
      .where('video_id', '=', videoIds[0] ?? 0)
      .execute();
    await orderMissingPreviews(services);
    await orderMissingPreviews(services);
    await expect.poll(async () => (await versionOf(manager))?.previewState, patience).toBe('ready');
  });
});
