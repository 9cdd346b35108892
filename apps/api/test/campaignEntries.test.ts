import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordTopic } from '@resonanz/domain/liveTopics';
import type { CampaignEntriesTable } from '../src/areas/campaigns/tables.ts';
import { type CampaignFixture, campaignRow, insertCampaignEntries } from './kit/campaignFixture.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

const V1 = '/campaign/v1';

describeOnEachDatabase('channels in campaigns', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let admin: ApiClient;
  let fixture: CampaignFixture;
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer({ database, liveRecheckMs: 100 });
    [manager, admin] = [await server.as('manager'), await server.as('admin')];
  });
  beforeEach(async () => {
    ({ fixture, ids } = await insertCampaignEntries(server, manager));
  });
  afterAll(() => server.stop());

  const put = (id: number, values: Updateable<CampaignEntriesTable>) =>
    server.db.updateTable('campaign_entries').set(values).where('id', '=', id).execute();
  const rowOf = (id: number) => campaignRow(manager, fixture.campaignId, id);
  const first = () => ids[0] ?? 0;
  const second = () => ids[1] ?? 0;

  test('a row carries identity, figures, key figures, budgets, links, content and shares [R-ENT-012] [R-ENT-013] [R-ENT-014] [R-ENT-015] [R-ENT-016] [R-ENT-017] [R-ENT-018]', async () => {
    await put(first(), {
      state: 3,
      final_budget: 500,
      clicks: 100,
      impressions: 20_000,
      tracking_link: 'https://t.example/1',
      germany: 80,
      content_status: 'Offen',
    });
    await put(first(), { cpc: 5, tkp: 25 });
    expect(await rowOf(first())).toMatchObject({
      state: 3,
      platform: 'Instagram',
      isPublished: 1,
      finalContentStatus: 0,
      invoiceStatus: 'Offen',
      tag: 'Warteliste',
      reichweite: 128_400,
      clicks: 100,
      likes: null,
      shares: null,
      kommentare: null,
      cpc: 5,
      cpv: null,
      cpo: null,
      tkp: 25,
      tkpBasis: 'impressions',
      vorBudget: null,
      finalesBudget: 500,
      budgetExtern: null,
      trackingLink: 'https://t.example/1',
      directLink: '',
      paidStatus: 'Eingegangen',
      leistung: '',
      contentRelease: null,
      contentDeadline: null,
      contentStatus: 'Offen',
      germany: 80,
      age25To34: null,
      genderMale: null,
      fileCount: 0,
    });
  });

  test('the grid is filtered, searched, sorted and counted by the server [R-ENT-019]', async () => {
    await put(first(), {
      followers: 10_000,
      pre_budget: 300,
      external_budget: 400,
      tag: 'Ersatz',
      germany: 90,
      gender_female: 80,
      is_published: 0,
      content_status: 'Offen',
      content_deadline: '2020-01-01',
    });
    await put(second(), {
      followers: 50_000,
      pre_budget: 300,
      final_budget: 900,
      external_budget: 1_200,
      status_note: 'Angefragt',
      age_25_to_34: 55,
      brand_status: 2,
      invoice_status: 'Bezahlt',
      content_status: 'Online',
    });
    const found = async (filters: object, more: object = {}) => {
      const { data } = await manager.POST(`${V1}/getCampaignInfluencersWithPagination`, {
        body: { campaignId: fixture.campaignId, state: 1, filters, ...more },
      });
      return data?.data.content.map((row) => row.compaignInfluencerId);
    };
    const cases: readonly (readonly [object, readonly number[]])[] = [
      [{ followersTo: 20_000 }, [first()]],
      [{ mediaBudgetFrom: 1_000, mediaBudgetTo: 1_300 }, [second()]],
      [{ influencerBudgetFrom: 200, influencerBudgetTo: 500 }, [first()]],
      [{ tags: ['Ersatz'] }, [first()]],
      [{ status: ['Angefragt'] }, [second()]],
      [{ brandStatus: [2] }, [second()]],
      [{ contentStatus: ['Online'] }, [second()]],
      [{ invoiceStatus: ['Bezahlt'] }, [second()]],
      [{ country: 'germany', countryFrom: 85 }, [first()]],
      [{ ageBand: 'age25To34' }, [second()]],
      [{ gender: 'genderFemale', genderFrom: 75 }, [first()]],
      [{ isPublished: 0 }, [first()]],
      [{ isOverdue: true }, [first()]],
      [{ platforms: ['TikTok'] }, []],
    ];
    for (const [filters, expected] of cases) expect([filters, await found(filters)]).toEqual([filters, expected]);
    expect(await found({}, { search: 'hartwig 1' })).toEqual([second()]);
    expect((await found({}, { sortBy: 'reichweite', sort: 'ASC' }))?.[0]).toBe(first());
  });

  test('what is deleted is gone, booked channels stay, and the brand is notified of those it saw', async () => {
    await put(first(), { state: 2, is_published: 1, brand_status: 1 });
    await put(second(), { state: 3 });
    expect(
      (await manager.POST(`${V1}/deleteCompaignInfluencer`, { body: { compaignInfluencerId: [first()] } })).response
        .status,
    ).toBe(403);
    const { data } = await admin.POST(`${V1}/deleteCompaignInfluencer`, {
      body: { compaignInfluencerId: [first(), second()] },
    });
    expect(data?.data).toMatchObject({
      compaignInfluencerId: [first()],
      refused: [{ compaignInfluencerId: second(), reason: 'channelIsBooked' }],
    });
    const notifications = await server.db
      .selectFrom('notifications')
      .select(['panel', 'type', 'sub_type', 'ref_id'])
      .where('panel', '=', 'brand')
      .execute();
    expect(notifications[0]).toEqual({ panel: 'brand', type: 6, sub_type: 4, ref_id: fixture.requestId });
    expect(
      (await manager.GET(`${V1}/history/{campaignId}`, { params: { path: { campaignId: fixture.campaignId } } })).data
        ?.data.content[0],
    ).toMatchObject({ action: 4 });
  });

  test('comments stay with the agency unless they are shared; the brand is notified of shared ones on what it sees', async () => {
    await put(first(), { state: 2, is_published: 1, brand_status: 1 });
    const path = { path: { compaignInfluencerId: first() } };
    const add = (body: { text: string; audience?: 'internal' | 'shared' }) =>
      admin.POST(`${V1}/influencerComments/{compaignInfluencerId}/add`, { params: path, body });
    await add({ text: 'Nur für uns.' });
    const { data } = await add({ text: 'Passt gut zur Marke.', audience: 'shared' });
    const notifications = await server.db.selectFrom('notifications').select(['panel', 'type', 'sub_type']).execute();
    expect(
      notifications.filter(({ panel }) => panel === 'brand').map(({ type, sub_type }) => [type, sub_type])[0],
    ).toEqual([7, 6]);
    expect(notifications.filter(({ panel }) => panel === 'agency')).toHaveLength(2);
    expect((await rowOf(first())).cbCommentCount).toBe(2);
    const commentId = data?.data.commentId ?? 0;
    const other = { params: { path: { compaignInfluencerId: second() } }, body: { commentId, text: 'x' } };
    expect((await admin.POST(`${V1}/influencerComments/{compaignInfluencerId}/edit`, other)).response.status).toBe(404);
    expect(
      (
        await manager.POST(`${V1}/influencerComments/{compaignInfluencerId}/delete`, {
          params: path,
          body: { commentId },
        })
      ).response.status,
    ).toBe(403);
    expect(
      (
        await admin.POST(`${V1}/influencerComments/{compaignInfluencerId}/delete`, {
          params: path,
          body: { commentId },
        })
      ).response.status,
    ).toBe(200);
    const page = await manager.GET(`${V1}/influencerComments/{compaignInfluencerId}`, { params: path });
    expect(page.data?.data.content.map(({ text }) => text)).toEqual(['Nur für uns.']);
  });

  test('the add row finds channels by name and by address, and says which are there already', async () => {
    const find = async (query: object) =>
      (
        await manager.GET(`${V1}/checkAndGetInfluencerChannel`, {
          params: { query: { compaignDataId: fixture.plainCampaignId, ...query } },
        })
      ).data?.data;
    await manager.POST(`${V1}/addEditCompaignInfluencer`, { body: [fixture.entryOf(0, fixture.plainCampaignId)] });
    const byAddress = await find({ text: 'https://www.instagram.com/LENA0/?igsh=1' });
    expect(byAddress).toMatchObject({
      recognised: { platform: 'Instagram', handle: 'LENA0' },
      channels: [{ channelURL: 'lena0', state: 1, compaignInfluencerId: expect.any(Number) }],
    });
    const byName = await find({ text: 'hartwig 1' });
    expect([
      byName?.recognised,
      byName?.channels.map(({ name, compaignInfluencerId }) => [name, compaignInfluencerId]),
    ]).toEqual([null, [['Lena Hartwig 1', null]]]);
    expect((await find({ channelId: fixture.channels[2]?.id, platform: 'Instagram' }))?.channels).toHaveLength(1);
    expect((await find({ text: 'https://www.instagram.com/niemand' }))?.channels).toEqual([]);
    expect(
      (
        await manager.GET(`${V1}/checkAndGetInfluencerChannel`, {
          params: { query: { compaignDataId: fixture.campaignId } },
        })
      ).response.status,
    ).toBe(422);
  });

  test('the grid leaves the house as a file with the columns asked for, and the log says so', async () => {
    await put(first(), { pre_budget: 1_234.5, notes: '=1+1' });
    const { data, response } = await manager.POST(`${V1}/exportCampaignInfluencers`, {
      body: {
        campaignId: fixture.campaignId,
        state: 1,
        format: 'csv',
        language: 'de',
        columns: ['name', 'vorBudget', 'notizen'],
        sortBy: 'vorBudget',
        sort: 'DESC',
      },
      parseAs: 'text',
    });
    expect(String(data).split('\r\n').slice(0, 2)).toEqual([
      'Creator;Vorbudget (EUR);Notizen',
      "Lena Hartwig 0;1234,5;'=1+1",
    ]);
    expect(response.headers.get('content-disposition')).toContain('herbstleuchten');
    const logged = await server.db
      .selectFrom('audit_log')
      .select(['action', 'entity_id', 'changes'])
      .where('operation', '=', 'exportCampaignInfluencers')
      .executeTakeFirstOrThrow();
    expect(logged).toMatchObject({ action: 5, entity_id: fixture.campaignId, changes: { rows: [null, 3] } });
    const sheet = await manager.POST(`${V1}/exportCampaignInfluencers`, {
      body: { campaignId: fixture.campaignId, state: 1, format: 'xlsx', language: 'en' },
      parseAs: 'arrayBuffer',
    });
    expect(
      Buffer.from(sheet.data as unknown as ArrayBuffer)
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  describe('live', () => {
    const listen = async (name: 'admin' | 'manager' | 'brand' | 'management', campaignId = fixture.campaignId) => {
      const client = await connectLive(server.url, (await server.logIn(name)).accessToken);
      return { client, topic: await client.subscribe(recordTopic('campaign', campaignId)) };
    };

    test('who looks at a campaign receives what changed, by whom, and no contents', async () => {
      const { client, topic } = await listen('admin');
      await manager.POST(`${V1}/updateCampaignInfluencer`, {
        body: { compaignInfluencerId: first(), fields: { vorBudget: 700 }, expected: { vorBudget: null } },
      });
      expect(await topic.next()).toEqual({
        campaignId: fixture.campaignId,
        kind: 'entries',
        ids: [first()],
        by: expect.any(String),
        byUserId: 9,
        at: expect.any(String),
      });
      await manager.POST(`${V1}/stateChange`, { body: { compaignInfluencerId: [second()], state: 2 } });
      expect(await topic.next()).toMatchObject({ kind: 'moved', ids: [second()] });
      await client.close();
    });

    test('brands, managements and other regions receive nothing, and keep their connection', async () => {
      await server.db.updateTable('campaigns').set({ region_id: 4 }).where('id', '=', fixture.campaignId).execute();
      await manager.POST('/changeUserDefaultRegion', { body: { regionId: 3 } });
      const ears = await Promise.all((['brand', 'management', 'manager'] as const).map((name) => listen(name)));
      const { client, topic } = await listen('admin');
      await admin.POST(`${V1}/comments/{campaignId}/add`, {
        params: { path: { campaignId: fixture.campaignId } },
        body: { text: 'Hört jemand?' },
      });
      expect(await topic.next()).toMatchObject({ kind: 'comments' });
      expect(ears.map((ear) => ear.topic.events)).toEqual([[], [], []]);
      await manager.POST('/changeUserDefaultRegion', { body: { regionId: 1 } });
      await Promise.all([client, ...ears.map((ear) => ear.client)].map((each) => each.close()));
    });
  });
});
