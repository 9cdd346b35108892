import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { addVersion, approveUgcRequest, film, showVersion } from './kit/ugcFixture.ts';

type Query = components['schemas']['UgcMaterialQuery'];
type RightsInput = components['schemas']['UgcMaterialRightsInput'];

const BASE = '/ugcMaterial';

describeOnEachDatabase('the library of UGC videos', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let admin: ApiClient;
  let brand: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, admin, brand] = await Promise.all([server.as('manager'), server.as('admin'), server.as('brand')]);
  });
  beforeEach(async () => {
    for (const table of ['ugc_requests', 'campaigns', 'comments', 'history'] as const)
      await server.db.deleteFrom(table).execute();
  });
  afterAll(() => server.stop());

  const dayFrom = (days: number) => berlinDayIn(server.clock.now(), days);
  /** A video the brand was shown; accepted some days ago unless it says otherwise. */
  async function delivered({
    acceptedDaysAgo = 0,
    isAccepted = true,
    ...order
  }: {
    acceptedDaysAgo?: number;
    isAccepted?: boolean;
    duration?: 1 | 3 | 6 | 'other' | null;
    productName?: string;
    videoCount?: number;
  } = {}): Promise<number> {
    const request = await approveUgcRequest(brand, manager, { videoCount: 1, duration: 3, ...order });
    const id = request.videos[0]?.ugcVideoId ?? 0;
    await addVersion(server, manager, id);
    await showVersion(server, manager, id);
    if (!isAccepted) return id;
    expect(
      (
        await brand.POST('/ugcCampaignRequest/finalVideo/decision', {
          body: { ugcVideoId: id, version: 1, finalContentStatus: 1 },
        })
      ).response.status,
    ).toBe(200);
    const decided_at = new Date(server.clock.now().getTime() - acceptedDaysAgo * 86_400_000);
    await server.db.updateTable('ugc_videos').set({ decided_at }).where('id', '=', id).execute();
    return id;
  }
  const page = async (body: Query = {}) =>
    (await manager.POST(`${BASE}/getWithPagination`, { body })).data?.data.content ?? [];
  const shown = async (id: number) =>
    (await manager.GET(`${BASE}/getById/{id}`, { params: { path: { id } } })).data?.data;
  const download = (id: number, client = manager) =>
    client.GET(`${BASE}/download/{id}`, { params: { path: { id } }, parseAs: 'arrayBuffer' });
  const asBrand = (ugcVideoId: number) =>
    brand.GET('/ugcCampaignRequest/finalVideo/download/{ugcVideoId}', {
      params: { path: { ugcVideoId } },
      parseAs: 'arrayBuffer',
    });
  async function extend(id: number, more: Partial<RightsInput> = {}, client = manager) {
    const updatedAt = (await shown(id))?.updatedAt ?? '';
    return client.POST(`${BASE}/extendRights`, {
      body: {
        ugcMaterialId: id,
        updatedAt,
        until: dayFrom(200),
        media: ['organic', 'ads', 'tv'],
        countries: ['DE', 'CH'],
        ...more,
      },
    });
  }

  test('a video is in the library once the brand was shown it; its rights begin with the acceptance and last the months of its order', async () => {
    const request = await approveUgcRequest(brand, manager, { videoCount: 1, duration: 6 });
    const id = request.videos[0]?.ugcVideoId ?? 0;
    await addVersion(server, manager, id);
    expect(await page()).toEqual([]);
    expect((await manager.GET(`${BASE}/getById/{id}`, { params: { path: { id } } })).response.status).toBe(404);
    await showVersion(server, manager, id);
    expect(await page()).toMatchObject([
      {
        ugcMaterialId: id,
        productName: request.order.productName,
        length: 30,
        languages: ['de'],
        version: 1,
        contentType: 'video/mp4',
        size: film().length,
        finalContentStatus: 0,
        rights: { state: 'pending', from: null, until: null },
      },
    ]);
    await brand.POST('/ugcCampaignRequest/finalVideo/decision', {
      body: { ugcVideoId: id, version: 1, finalContentStatus: 1 },
    });
    const material = await shown(id);
    const until = new Date(`${dayFrom(0)}T12:00:00Z`);
    until.setUTCMonth(until.getUTCMonth() + 6);
    expect(material).toMatchObject({
      rights: { state: 'valid', from: dayFrom(0), media: ['organic', 'ads'], countries: ['DE', 'AU', 'CH'] },
      mayDelete: true,
      downloads: [],
      links: [],
      versions: [{ version: 1 }],
    });
    expect(Math.abs(Date.parse(material?.rights.until ?? '') - until.getTime())).toBeLessThan(4 * 86_400_000);
    expect((await fetch(`${server.url}${material?.url ?? ''}`)).status).toBe(200);
  });

  test('without a buy-out the rights are for the own channels and have no end', async () => {
    const id = await delivered({ duration: null, acceptedDaysAgo: 900 });
    expect((await shown(id))?.rights).toMatchObject({ state: 'valid', until: null, media: ['organic'] });
  });

  test('the list is filtered by how far rights are, searched, narrowed and sorted', async () => {
    const valid = await delivered({ productName: 'Serum' });
    const expiring = await delivered({ productName: 'Creme', acceptedDaysAgo: 70 });
    const expired = await delivered({ productName: 'Balsam', acceptedDaysAgo: 200 });
    const pending = await delivered({ productName: 'Tonic', isAccepted: false });
    const ids = async (body: Query) => (await page(body)).map(({ ugcMaterialId }) => ugcMaterialId);
    expect(await ids({ filters: { rightsState: ['expiring'] } })).toEqual([expiring]);
    expect(await ids({ filters: { rightsState: ['expired', 'pending'] }, sortBy: 'campaign', sort: 'ASC' })).toEqual([
      expired,
      pending,
    ]);
    expect(
      (await page({ filters: { rightsState: ['valid'] } })).map(({ ugcMaterialId, rights }) => [
        ugcMaterialId,
        rights.state,
      ]),
    ).toEqual([[valid, 'valid']]);
    expect(await ids({ search: 'bals' })).toEqual([expired]);
    expect(await ids({ sortBy: 'rightsUntil', sort: 'ASC' })).toEqual([expired, expiring, valid, pending]);
    const choices = (await manager.GET(`${BASE}/choices`)).data?.data;
    expect(choices?.brands).toHaveLength(1);
    const [customerId = 0] = choices?.brands.map(({ id }) => id) ?? [];
    expect(await ids({ filters: { customerId: [customerId], length: [30], language: ['de'] } })).toHaveLength(4);
    expect(await ids({ filters: { length: [60] } })).toEqual([]);
    expect(await ids({ filters: { customerId: [999_999] } })).toEqual([]);
  });

  test('tags are words once each, are searched and filtered by, and stand in the history', async () => {
    const id = await delivered();
    const tag = (tags: string[]) => manager.POST(`${BASE}/tags`, { body: { ugcMaterialId: id, tags } });
    expect((await tag(['Sommer', ' sommer ', 'Ads'])).data?.data.tags).toEqual(['Ads', 'sommer']);
    expect((await page({ filters: { tag: ['Ads'] } })).map(({ ugcMaterialId }) => ugcMaterialId)).toEqual([id]);
    expect(await page({ filters: { tag: ['Winter'] } })).toEqual([]);
    expect((await manager.GET(`${BASE}/choices`)).data?.data.tags).toEqual(['Ads', 'sommer']);
    expect((await tag([' '])).response.status).toBe(422);
    const { data } = await manager.GET(`${BASE}/history/{id}`, { params: { path: { id } } });
    expect(data?.data.content[0]).toMatchObject({ changes: [{ field: 'tags', before: [], after: ['Ads', 'sommer'] }] });
  });

  test('what has expired is taken out of the house by nobody, until its rights are extended', async () => {
    const id = await delivered({ acceptedDaysAgo: 200 });
    const refused = await download(id);
    expect([refused.response.status, refused.response.headers.get('content-disposition')]).toEqual([409, null]);
    const brandAnswer = await asBrand(id);
    expect([brandAnswer.response.status, (brandAnswer.error as { error?: string } | undefined)?.error]).toEqual([
      409,
      'rightsExpired',
    ]);
    const { file_id: fileId } = await server.db
      .selectFrom('ugc_video_versions')
      .select('file_id')
      .where('video_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(
      (await manager.GET('/files/{fileId}', { params: { path: { fileId } }, parseAs: 'blob' })).response.status,
    ).toBe(409);
    expect((await shown(id))?.downloadCount).toBe(0);

    expect((await extend(id, { until: dayFrom(-1) })).error?.fieldErrors).toEqual([
      { field: 'until', key: 'tooEarly' },
    ]);
    expect((await extend(id, { media: [] })).response.status).toBe(422);
    expect((await extend(id, {}, brand)).response.status).toBe(403);
    const extended = await extend(id, { note: 'Nachtrag vom Montag' });
    expect(extended.data?.data.rights).toMatchObject({
      state: 'valid',
      until: dayFrom(200),
      media: ['organic', 'ads', 'tv'],
      countries: ['DE', 'CH'],
    });
    expect((await extend(id, { until: dayFrom(100) })).error?.fieldErrors).toEqual([
      { field: 'until', key: 'tooEarly' },
    ]);
    expect((await download(id)).response.status).toBe(200);
    expect((await asBrand(id)).response.status).toBe(200);
    expect((await shown(id))?.downloads.map(({ via, version, by }) => [via, version, by !== null])).toEqual([
      ['brand', 1, true],
      ['agency', 1, true],
    ]);
    const { data } = await manager.GET(`${BASE}/history/{id}`, { params: { path: { id } } });
    expect(data?.data.content[0]).toMatchObject({ reason: 'Nachtrag vom Montag' });
  });

  test('of two who extend at once the one who read an old state is rejected; an open video has no rights to extend', async () => {
    const id = await delivered();
    const { updatedAt = '' } = (await shown(id)) ?? {};
    server.clock.advance({ seconds: 5 });
    const answers = await Promise.all([
      extend(id, { updatedAt }),
      extend(id, { updatedAt, until: dayFrom(300) }, admin),
    ]);
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ error }) => error)?.error?.error).toBe('changedMeanwhile');
    expect((await extend(await delivered({ isAccepted: false }))).error?.error).toBe('notAcceptedYet');
  });

  test('several are one zip of their files; one that has expired stops all', async () => {
    const ids = [await delivered({ productName: 'Serum: Größe/30' }), await delivered({ productName: 'Creme' })];
    const zip = (ugcMaterialId: number[], client = manager) =>
      client.POST(`${BASE}/downloadZip`, { body: { ugcMaterialId }, parseAs: 'arrayBuffer' });
    const { data, response } = await zip(ids);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const bytes = Buffer.from(data as unknown as ArrayBuffer);
    expect(bytes.readUInt32LE(bytes.length - 22)).toBe(0x06054b50);
    expect(bytes.readUInt16LE(bytes.length - 22 + 10)).toBe(2);
    expect(bytes.includes(film())).toBe(true);
    expect(bytes.includes(Buffer.from(`Serum Größe 30 - Video 1 (${ids[0]}).mp4`, 'utf8'))).toBe(true);
    expect((await shown(ids[1] ?? 0))?.downloadCount).toBe(1);
    const expired = await delivered({ acceptedDaysAgo: 200 });
    const refused = await zip([...ids, expired]);
    expect(refused.response.status).toBe(409);
    expect((await shown(ids[1] ?? 0))?.downloadCount).toBe(1);
    expect((await zip([...ids, 999_999])).response.status).toBe(404);
    expect((await zip(ids, brand)).response.status).toBe(403);
  });

  test('a material of an open request stays; of a finished one it is deleted with a reason, for both sides', async () => {
    const open = await delivered({ videoCount: 2 });
    const remove = (ugcMaterialId: number, client = admin, reason = 'Vertrag beendet') =>
      client.POST(`${BASE}/delete`, { body: { ugcMaterialId, reason } });
    expect((await shown(open))?.mayDelete).toBe(false);
    expect((await remove(open)).error?.error).toBe('requestOpen');
    const id = await delivered();
    expect((await remove(id, manager)).response.status).toBe(403);
    expect((await remove(id, admin, ' ')).response.status).toBe(422);
    const address = (await shown(id))?.url ?? '';
    expect((await remove(id)).response.status).toBe(200);
    expect((await page()).map(({ ugcMaterialId }) => ugcMaterialId)).toEqual([open]);
    expect((await remove(id)).response.status).toBe(404);
    expect([(await asBrand(id)).response.status, (await fetch(`${server.url}${address}`)).status]).toEqual([404, 404]);
    const line = await server.db
      .selectFrom('history')
      .select(['action', 'reason'])
      .where('entity', '=', 'ugc_video')
      .where('entity_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(line).toEqual({ action: 4, reason: 'Vertrag beendet' });
  });
});
