import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CampaignsTable } from '../src/areas/campaigns/tables.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

const V1 = '/campaign/v1';

describeOnEachDatabase('managing campaigns', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let admin: ApiClient;
  let fixture: CampaignFixture;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, admin] = [await server.as('manager'), await server.as('admin')];
  });
  beforeEach(async () => {
    await server.db.deleteFrom('influencers').execute();
    await server.db.deleteFrom('campaign_requests').execute();
    await server.db.deleteFrom('campaigns').execute();
    await server.db.deleteFrom('notifications').execute();
    fixture = await insertCampaignFixture(server.db);
  });
  afterAll(() => server.stop());

  const put = (id: number, values: Updateable<CampaignsTable>) =>
    server.db.updateTable('campaigns').set(values).where('id', '=', id).execute();
  const read = async (id: number) =>
    (await manager.GET(`${V1}/fetchCompaignDataById/{id}`, { params: { path: { id } } })).data?.data;
  const book = async () => {
    const { data } = await manager.POST(`${V1}/addEditCompaignInfluencer`, { body: [fixture.entryOf(0)] });
    await server.db
      .updateTable('campaign_entries')
      .set({ state: 3, final_budget: 800, external_budget: 1_000, clicks: 200 })
      .execute();
    return data?.data.compaignInfluencerId[0] ?? 0;
  };

  const briefing = {
    description: 'Drei Looks.',
    product: 'Kleid',
    shipping: '',
    exclusivity: '30 Tage',
    hashtags: ['#Frühling'],
    labels: ['Werbung'],
    contact: 'Jonas',
  };
  const form = {
    kampagnenname: ' Sommer ',
    customerId: 1,
    budget: 20_000,
    mediaBudget: 15_000,
    startdatum: '2026-06-01',
    enddatum: '2026-08-31',
    plannedChannels: ['Instagram' as const],
    categories: [3],
    kpi: { reach: 500_000, clicks: null, views: null, sales: 200 },
    cpm: 12.5,
    briefing,
  };

  test('a campaign is added as a draft with all its fields and changed with care [R-ENT-009] [R-ENT-010] [R-ENT-011]', async () => {
    const { data } = await manager.POST(`${V1}/addCompaignData`, { body: form });
    const campaign = data?.data;
    expect(campaign).toMatchObject({
      kampagnenname: 'Sommer',
      kundenname: 'Alpenglück GmbH',
      budget: 20_000,
      mediaBudget: 15_000,
      startdatum: '2026-06-01',
      enddatum: '2026-08-31',
      status: 1,
      type: 1,
      brandInvoice: 1,
      brandNdaStatus: 0,
      archive: 0,
      activeStatus: 1,
      region: 1,
      kpi: { reach: 500_000, sales: 200 },
      cpm: 12.5,
      channels: [],
      plannedChannels: ['Instagram'],
      briefing: { ...briefing, hashtags: ['Frühling'] },
      ownerId: 9,
      mayDelete: false,
    });
    const id = campaign?.compaignDataId ?? 0;
    const change = { compaignDataId: id, updatedAt: campaign?.updatedAt ?? '', budget: 21_000 };
    server.clock.advance({ seconds: 1 });
    expect((await admin.POST(`${V1}/updateCompaignData`, { body: change })).data?.data.budget).toBe(21_000);
    const stale = await manager.POST(`${V1}/updateCompaignData`, { body: { ...change, budget: 5 } });
    expect([stale.response.status, stale.error?.error, stale.error?.data]).toEqual([
      409,
      'changedMeanwhile',
      { name: expect.any(String), at: expect.any(String) },
    ]);
    const notifications = await server.db.selectFrom('notifications').select(['user_id', 'type', 'ref_id']).execute();
    expect(notifications).toEqual([{ user_id: 9, type: 13, ref_id: id }]);
    const saved = await manager.POST(`${V1}/addEditCompaignData`, {
      body: { kampagnenname: 'Herbst', compaignDataId: id, updatedAt: (await read(id))?.updatedAt ?? '' },
    });
    expect(saved.data?.data).toMatchObject({ compaignDataId: id, kampagnenname: 'Herbst', budget: 21_000 });
    expect(
      (await manager.POST(`${V1}/addEditCompaignData`, { body: { kampagnenname: 'Neu' } })).data?.data.compaignDataId,
    ).not.toBe(id);
  });

  test.each([
    [{ kampagnenname: '   ' }, 'kampagnenname'],
    [{ kampagnenname: '<b>Sommer</b>' }, 'kampagnenname'],
    [{ enddatum: '2026-05-31' }, 'enddatum'],
    [{ customerId: 999_999 }, 'customerId'],
    [{ ownerId: 4 }, 'ownerId'],
    [{ region: 99 }, 'region'],
    [{ categories: [3, 77] }, 'categories'],
    [{ type: 2 as const }, 'type'],
    [{ briefing: { ...briefing, product: '<i>x</i>' } }, 'briefing.product'],
    [{ budget: -1 }, 'budget'],
  ])('%o is rejected at its field', async (change, field) => {
    const { response, error } = await manager.POST(`${V1}/addCompaignData`, { body: { ...form, ...change } });
    expect([response.status, error?.fieldErrors?.map((each) => each.field)]).toEqual([422, [field]]);
  });

  test('a copy takes facts and channels along, nothing of what was agreed', async () => {
    await book();
    const draft = (query: object) => manager.GET(`${V1}/getCampaignDraft`, { params: { query } });
    const copy = (await draft({ copyOf: fixture.campaignId })).data?.data;
    expect(copy).toMatchObject({
      kampagnenname: 'Herbstleuchten',
      budget: 48_000,
      startdatum: null,
      ownerId: 9,
      campaignRequestId: null,
    });
    const { data } = await manager.POST(`${V1}/addCompaignData`, {
      body: { kampagnenname: 'Herbstleuchten 2', copyOf: fixture.campaignId },
    });
    const rows = await manager.GET(`${V1}/WithoutPagination`, {
      params: { query: { campaignId: data?.data.compaignDataId ?? 0 } },
    });
    expect(rows.data?.data).toMatchObject([
      { state: 1, tag: 'Warteliste', finalesBudget: null, clicks: null, reichweite: 128_400 },
    ]);
    expect((await draft({})).response.status).toBe(422);
  });

  test('the list is filtered, and the range filter knows the highest budget', async () => {
    await put(fixture.campaignId, {
      start_date: '2026-03-01',
      end_date: '2026-04-30',
      categories: [3],
      brand_nda_status: 2,
      owner_user_id: 1,
    });
    await put(fixture.plainCampaignId, { budget: 5_000, type: 3, status: 4, brand_invoice_status: 2, active: false });
    await manager.POST(`${V1}/addEditCompaignInfluencer`, { body: [fixture.entryOf(0)] });
    const [one, two] = [fixture.campaignId, fixture.plainCampaignId];
    const found = async (query: object) =>
      (
        await manager.GET(`${V1}/findAllCompaignData`, {
          params: { query: { sortBy: 'budget', sort: 'DESC', ...query } },
        })
      ).data?.data.content.map((row) => row.compaignDataId);
    const cases: readonly (readonly [object, readonly number[]])[] = [
      [{}, [one, two]],
      [{ option: 4 }, [two]],
      [{ type: 3 }, [two]],
      [{ customerId: 1 }, [one]],
      [{ ownerId: 1 }, [one]],
      [{ region: 2 }, []],
      [{ periodFrom: '2026-05-01' }, [two]],
      [{ periodTo: '2026-02-28' }, [two]],
      [{ budgetFrom: 4_000, budgetTo: 6_000 }, [two]],
      [{ brandInvoice: 2 }, [two]],
      [{ brandNdaStatus: 2 }, [one]],
      [{ activeStatus: 0 }, [two]],
      [{ platform: 'Instagram' }, [one]],
      [{ category: 3 }, [one]],
      [{ archive: 1 }, []],
    ];
    for (const [query, expected] of cases) expect([query, await found(query)]).toEqual([query, expected]);
    expect((await manager.GET(`${V1}/findMaxBudget`)).data?.data).toEqual({ maxBudget: 48_000 });
    expect(
      (await manager.GET(`${V1}/getcompaignDataFromSearchTextField`, { params: { query: { text: 'alpengl' } } })).data
        ?.data,
    ).toEqual([{ compaignDataId: one, kampagnenname: 'Herbstleuchten', kundenname: 'Alpenglück GmbH', status: 3 }]);
    expect(
      (await manager.GET(`${V1}/getAllCampaignNameAndId`)).data?.data.map(({ kampagnenname }) => kampagnenname),
    ).toEqual(['Herbstleuchten', 'Ohne Anfrage']);
    const { data } = await manager.GET(`${V1}/getCampaignChoices`);
    expect([data?.data.categories, data?.data.owners.map(({ id }) => id)]).toEqual([
      [3],
      expect.arrayContaining([1, 9]),
    ]);
  });

  test('a campaign goes through its states; none can be skipped, and only admins go back [R-FLOW-009] [R-FLOW-010]', async () => {
    const id = fixture.campaignId;
    const status = (client: ApiClient, to: 1 | 2 | 3 | 4 | 5) =>
      client.POST(`${V1}/changeCampaignStatus`, { body: { compaignDataId: id, status: to } });
    const archive = async (to: 0 | 1) =>
      (await manager.POST(`${V1}/changeArchiveStatus`, { body: { compaignDataId: [id], archive: to } })).data?.data;
    expect((await status(manager, 1)).error?.error).toBe('transitionNotAllowed');
    expect(await archive(1)).toMatchObject({
      compaignDataId: [],
      refused: [{ compaignDataId: id, kampagnenname: 'Herbstleuchten', reason: 'finishedOrInactiveRequired' }],
    });
    expect((await status(manager, 4)).data?.data.status).toBe(4);
    expect((await status(manager, 3)).error?.error).toBe('roleNotAllowed');
    expect(await archive(1)).toEqual({ compaignDataId: [id], refused: [] });
    expect(await archive(0)).toEqual({ compaignDataId: [id], refused: [] });
    expect((await status(admin, 3)).data?.data.status).toBe(3);
    const { data } = await manager.POST(`${V1}/campaignActiveDeactiveStatusChanged`, {
      body: { compaignDataId: [id, fixture.plainCampaignId], activeStatus: 0 },
    });
    expect([data?.data.compaignDataId.length, (await read(id))?.activeStatus]).toEqual([2, 0]);
    const history = await manager.GET(`${V1}/history/{campaignId}`, { params: { path: { campaignId: id } } });
    expect(history.data?.data.content.map(({ changes }) => changes[0]?.field)).toEqual([
      'activeStatus',
      'status',
      'archive',
      'archive',
      'status',
    ]);
  });

  test('the invoice to the brand needs number and date, then a payment date [R-FLOW-011]', async () => {
    const change = (body: object) =>
      manager.POST(`${V1}/brandInvoiceStatusChange`, {
        body: { compaignDataId: fixture.campaignId, brandInvoice: 2, ...body },
      });
    expect((await change({ invoiceNumber: 'R-1' })).error?.error).toBe('invoiceDateRequired');
    expect((await change({ invoiceNumber: 'R-1', invoiceDate: '2026-05-04' })).data?.data).toMatchObject({
      brandInvoice: 2,
      brandInvoiceNumber: 'R-1',
    });
    expect((await change({ brandInvoice: 3 })).error?.error).toBe('paymentDateRequired');
    expect((await change({ brandInvoice: 3, paymentDate: '2026-05-20' })).data?.data).toMatchObject({
      brandInvoice: 3,
      brandInvoicePaidOn: '2026-05-20',
    });
    expect((await change({ brandInvoice: 2, reason: 'Irrtum' })).error?.error).toBe('roleNotAllowed');
  });

  test('the brand answers its NDA itself; for a campaign without request staff note the answer [R-FLOW-012]', async () => {
    const change = (compaignDataId: number, body: object) =>
      manager.POST(`${V1}/updateBrandNDAStatus`, { body: { compaignDataId, brandNdaStatus: 2, ...body } });
    expect((await change(fixture.campaignId, { reason: 'Am Telefon.' })).error?.error).toBe('roleNotAllowed');
    expect((await change(fixture.plainCampaignId, {})).error?.error).toBe('noteRequired');
    expect(
      (await change(fixture.plainCampaignId, { reason: 'Unterschrieben per Post.' })).data?.data.brandNdaStatus,
    ).toBe(2);
    await server.db.updateTable('campaign_requests').set({ nda_status: 1 }).execute();
    expect((await change(fixture.campaignId, { brandNdaStatus: 0 })).data?.data.brandNdaStatus).toBe(0);
    expect(
      (await server.db.selectFrom('campaign_requests').select('nda_status').executeTakeFirstOrThrow()).nda_status,
    ).toBe(0);
  });

  test('campaigns without booked channels are deleted by those who may, and nobody sees them any more', async () => {
    await book();
    const body = { compaignDataId: [fixture.campaignId, fixture.plainCampaignId] };
    expect((await manager.POST(`${V1}/deleteCompaign`, { body })).response.status).toBe(403);
    expect((await admin.POST(`${V1}/deleteCompaign`, { body })).data?.data).toMatchObject({
      compaignDataId: [fixture.plainCampaignId],
      refused: [{ compaignDataId: fixture.campaignId, reason: 'campaignHasBookedChannels' }],
    });
    expect(
      (await manager.GET(`${V1}/fetchCompaignDataById/{id}`, { params: { path: { id: fixture.plainCampaignId } } }))
        .response.status,
    ).toBe(404);
    expect(
      (await admin.POST(`${V1}/deleteCompaign`, { body: { compaignDataId: [fixture.plainCampaignId] } })).response
        .status,
    ).toBe(404);
    expect((await manager.GET(`${V1}/getAllCampaignNameAndId`)).data?.data).toHaveLength(1);
  });

  test('key figures are stored as they were at a moment', async () => {
    await book();
    const snapshot = await manager.POST(`${V1}/addKpiCalculation`, {
      body: { compaignDataId: fixture.campaignId, note: 'Halbzeit' },
    });
    expect(snapshot.data?.data).toMatchObject({
      note: 'Halbzeit',
      figures: { channels: 1, clicks: 200, cpc: 4, margin: 200, planned: 0, budgetExtern: 1_000 },
    });
    await server.db.updateTable('campaign_entries').set({ clicks: 400 }).execute();
    const kept = await manager.GET(`${V1}/getKpiCalculations`, {
      params: { query: { campaignId: fixture.campaignId } },
    });
    expect(kept.data?.data.map(({ figures }) => figures.cpc)).toEqual([4]);
  });

  test('figures of channels are taken over as they are known; what is unknown stays', async () => {
    await book();
    await manager.POST(`${V1}/addEditCompaignInfluencer`, { body: [fixture.entryOf(1)] });
    await server.db
      .updateTable('channels')
      .set({ followers: 140_000, average_interactions: 2_500 })
      .where('id', '=', fixture.channels[0]?.id ?? 0)
      .execute();
    await server.db
      .updateTable('channels')
      .set({ followers: null, audience: null })
      .where('id', '=', fixture.channels[1]?.id ?? 0)
      .execute();
    const refresh = () => manager.POST(`${V1}/autoUpdateCampaign`, { body: { compaignDataId: fixture.campaignId } });
    expect((await refresh()).data?.data).toEqual({ updated: 1, unchanged: 0, unknown: 1 });
    expect((await refresh()).data?.data).toEqual({ updated: 0, unchanged: 1, unknown: 1 });
    const rows = await server.db
      .selectFrom('campaign_entries')
      .select(['followers', 'average_engagement', 'germany', 'clicks', 'tkp'])
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { followers: 140_000, average_engagement: 2_500, germany: 81.5, clicks: 200, tkp: 5.71 },
      { followers: 128_401 },
    ]);
  });

  test('the list leaves the house as a file, and the log says so', async () => {
    const { data } = await manager.POST(`${V1}/export`, {
      body: {
        format: 'csv',
        language: 'en',
        columns: ['kampagnenname', 'status', 'budget'],
        sortBy: 'kampagnenname',
        sort: 'ASC',
      },
      parseAs: 'text',
    });
    expect(String(data).split('\r\n').slice(0, 2)).toEqual([
      'Campaign;Status;Budget (EUR)',
      'Herbstleuchten;Running;48000',
    ]);
    const logged = await server.db
      .selectFrom('audit_log')
      .select(['user_id', 'action', 'changes'])
      .where('operation', '=', 'exportCampaigns')
      .executeTakeFirstOrThrow();
    expect(logged).toMatchObject({ user_id: 9, action: 5, changes: { rows: [null, 2] } });
  });

  describe('who may not', () => {
    test('brands, testers and managements reach none of it', async () => {
      for (const name of ['brand', 'tester', 'management'] as const) {
        const client = await server.as(name);
        const answers = await Promise.all([
          client.POST(`${V1}/addCompaignData`, { body: form }),
          client.POST(`${V1}/updateCampaignInfluencer`, {
            body: { compaignInfluencerId: 1, fields: { notizen: '' }, expected: { notizen: '' } },
          }),
          client.GET(`${V1}/getCampaignDraft`, { params: { query: { copyOf: fixture.campaignId } } }),
        ]);
        expect(answers.map(({ response }) => response.status)).toEqual([403, 403, 403]);
      }
    });
  });
});
