import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CampaignEntriesTable } from '../src/areas/campaigns/tables.ts';
import { type CampaignFixture, insertCampaignEntries } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { booked, entryTransitions } from './kit/entryTransitions.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

const V1 = '/campaign/v1';

describeOnEachDatabase('transitions of channels in campaigns', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let superAdmin: ApiClient;
  let fixture: CampaignFixture;
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, superAdmin] = [await server.as('manager'), await server.as('superAdmin')];
  });
  beforeEach(async () => {
    ({ fixture, ids } = await insertCampaignEntries(server, manager));
  });
  afterAll(() => server.stop());

  const put = (id: number, values: Updateable<CampaignEntriesTable>) =>
    server.db.updateTable('campaign_entries').set(values).where('id', '=', id).execute();
  const stored = (id: number) =>
    server.db.selectFrom('campaign_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const first = () => ids[0] ?? 0;
  const second = () => ids[1] ?? 0;

  test.each(entryTransitions)('%s', async (_title, path, before, body, outcome) => {
    await put(first(), before);
    const send = manager.POST as unknown as (
      path: string,
      init: object,
    ) => Promise<{ data?: { data: { compaignInfluencerId: number[]; refused: { reason: string }[] } } }>;
    const { data } = await send(`${V1}/${path}`, { body: { compaignInfluencerId: [first()], ...body } });
    if (typeof outcome === 'string')
      expect(data?.data).toMatchObject({ compaignInfluencerId: [], refused: [{ reason: outcome }], rows: [] });
    else expect([data?.data.refused, await stored(first())]).toEqual([[], expect.objectContaining(outcome)]);
  });

  test('a super admin corrects with a reason, which the history keeps', async () => {
    await put(first(), { ...booked, invoice_status: 'Bezahlt' });
    await superAdmin.POST(`${V1}/invoiceStatusChange`, {
      body: { compaignInfluencerId: [first()], invoiceStatus: 'Eingegangen', reason: 'Falsche Zeile.' },
    });
    expect((await stored(first())).invoice_status).toBe('Eingegangen');
    const { data } = await manager.GET(`${V1}/influencerHistory/{compaignInfluencerId}`, {
      params: { path: { compaignInfluencerId: first() } },
    });
    expect(data?.data.content[0]).toMatchObject({
      action: 3,
      reason: 'Falsche Zeile.',
      changes: [{ field: 'invoiceStatus', before: 'Bezahlt', after: 'Eingegangen' }],
    });
  });

  test('NDA and interest of channels are noted [R-FLOW-013]', async () => {
    const nda = (status: 0 | 1 | 2, more = {}) =>
      manager.POST(`${V1}/updateNdaSignedStatus`, {
        body: { compaignInfluencerId: [first()], ndaSignedStatus: status, ...more },
      });
    expect((await nda(2)).data?.data.refused).toMatchObject([{ reason: 'transitionNotAllowed' }]);
    await nda(1);
    await nda(2);
    expect((await nda(0)).data?.data.refused).toMatchObject([{ reason: 'newVersionRequired' }]);
    expect((await nda(0, { hasNewVersion: true })).data?.data.rows).toMatchObject([{ ndaSignedStatus: 0 }]);
    const { data } = await manager.POST(`${V1}/changeBrandInterestStatus`, {
      body: { compaignInfluencerId: [first(), second()], interestStatus: 1 },
    });
    expect(data?.data.rows.map(({ interestStatus }) => interestStatus)).toEqual([1, 1]);
  });

  test('a move says for each channel what happened, why, and what is missing', async () => {
    await put(second(), { state: 3, content_status: 'Online' });
    await put(ids[2] ?? 0, { pre_budget: 400, service: 'Instagram Post' });
    const { data } = await manager.POST(`${V1}/stateChange`, {
      body: { compaignInfluencerId: ids, state: 2, refusals: 'single' },
    });
    expect(data?.data).toMatchObject({
      compaignInfluencerId: [first(), ids[2]],
      refused: [{ compaignInfluencerId: second(), name: 'Lena Hartwig 1', reason: 'contentOpenRequired' }],
      warnings: [{ compaignInfluencerId: first(), reason: 'priceAndServiceMissing' }],
    });
    expect(data?.data.rows.map(({ state }) => state)).toEqual([2, 2]);
  });

  test('where an NDA is needed, unsigned channels are not booked', async () => {
    await server.db.updateTable('campaigns').set({ nda_required: true }).where('id', '=', fixture.campaignId).execute();
    await put(first(), { state: 2, brand_status: 3 });
    const book = () => manager.POST(`${V1}/stateChange`, { body: { compaignInfluencerId: [first()], state: 3 } });
    expect((await book()).error?.error).toBe('ndaSignedRequired');
    await put(first(), { nda_signed_status: 2 });
    expect((await book()).response.status).toBe(200);
  });
});
