import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import type { CampaignRequestsTable } from '../src/areas/campaign-requests/tables.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

const V1 = '/campaign/v1';

describeOnEachDatabase('a campaign made of a request', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let fixture: CampaignFixture;
  beforeAll(async () => {
    server = await startTestServer({ database });
    manager = await server.as('manager');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('influencers').execute();
    await server.db.deleteFrom('campaign_requests').execute();
    await server.db.deleteFrom('campaigns').execute();
    await server.db.deleteFrom('notifications').execute();
    await server.db.deleteFrom('history').execute();
    fixture = await insertCampaignFixture(server.db);
    await put({
      campaign_id: null,
      status: 1,
      start_date: '2026-01-31',
      duration_months: 1,
      platforms: ['TikTok'],
      nda_required: true,
      budget: 9_000,
    });
  });
  afterAll(() => server.stop());

  const put = (values: Updateable<CampaignRequestsTable>) =>
    server.db.updateTable('campaign_requests').set(values).execute();
  const draft = (query: object) => manager.GET(`${V1}/getCampaignDraft`, { params: { query } });
  const add = (more: object = {}, client = manager) =>
    client.POST(`${V1}/addCompaignData`, {
      body: { kampagnenname: 'Lichterzeit', campaignRequestId: fixture.requestId, ...more },
    });
  const request = () =>
    server.db
      .selectFrom('campaign_requests')
      .select(['status', 'campaign_id'])
      .where('id', '=', fixture.requestId)
      .executeTakeFirstOrThrow();

  test('the request fills in the form', async () => {
    expect((await draft({ campaignRequestId: fixture.requestId })).data?.data).toMatchObject({
      kampagnenname: 'Herbstleuchten',
      customerId: 1,
      type: 2,
      startdatum: '2026-01-31',
      enddatum: '2026-02-27',
      plannedChannels: ['TikTok'],
      ndaRequired: true,
      budget: 9_000,
      campaignRequestId: fixture.requestId,
      requestNumber: `A-${fixture.campaignId}`,
    });
    expect((await draft({ campaignRequestId: 999_999 })).response.status).toBe(404);
  });

  test('saving links the request, approves it and notifies its brand; customer and type are those of the request', async () => {
    const { data } = await add();
    const campaign = data?.data;
    expect(campaign).toMatchObject({
      status: 1,
      type: 2,
      customerId: 1,
      campaignRequestId: fixture.requestId,
      requestNumber: `A-${fixture.campaignId}`,
      brandName: 'Alpenglück GmbH',
    });
    expect(await request()).toEqual({ status: 2, campaign_id: campaign?.compaignDataId });
    const notifications = await server.db
      .selectFrom('notifications')
      .select(['user_id', 'panel', 'type', 'sub_type', 'ref_id'])
      .execute();
    expect(notifications).toContainEqual({
      user_id: testUsers.brand.id,
      panel: 'brand',
      type: 8,
      sub_type: 1,
      ref_id: fixture.requestId,
    });
    const history = await server.db.selectFrom('history').select(['entity', 'changes']).orderBy('id').execute();
    expect(history).toEqual([
      {
        entity: 'campaign',
        changes: { kampagnenname: [null, 'Lichterzeit'], campaignRequestId: [null, fixture.requestId] },
      },
      { entity: 'campaign_request', changes: { status: [1, 2], compaignDataId: [null, campaign?.compaignDataId] } },
    ]);
  });

  test('who signed up by token is not notified, and an approved request is only linked', async () => {
    await server.db
      .updateTable('users')
      .set({ signup_with_token: true })
      .where('id', '=', testUsers.brand.id)
      .execute();
    await add();
    const notifications = await server.db
      .selectFrom('notifications')
      .select('user_id')
      .where('user_id', '=', testUsers.brand.id)
      .execute();
    await server.db
      .updateTable('users')
      .set({ signup_with_token: false })
      .where('id', '=', testUsers.brand.id)
      .execute();
    expect(notifications).toEqual([]);
    await server.db.deleteFrom('notifications').execute();
    await put({ campaign_id: null, status: 2 });
    expect((await add()).response.status).toBe(200);
    expect(await server.db.selectFrom('notifications').select('id').execute()).toEqual([]);
  });

  test('a second campaign is rejected with the id of the first', async () => {
    const id = (await add()).data?.data.compaignDataId;
    for (const { response, error } of [
      await add({ kampagnenname: 'Noch einmal' }),
      await draft({ campaignRequestId: fixture.requestId }),
    ]) {
      expect([response.status, error?.error, error?.data]).toEqual([409, 'requestHasCampaign', { compaignDataId: id }]);
    }
    expect(
      (await server.db.selectFrom('campaigns').select('name').where('name', '=', 'Noch einmal').execute()).length,
    ).toBe(0);
    await server.db
      .updateTable('campaigns')
      .set({ deleted_at: new Date(), archived: true, active: false })
      .where('id', '=', id ?? 0)
      .execute();
    expect((await add({ kampagnenname: 'Ersatz' })).response.status).toBe(200);
  });

  test('of two who save at once one is rejected', async () => {
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
  });

  test.each([
    [{ status: REQUEST_STATUS.declined }, 'requestDeclined'],
    [{ active: false }, 'requestNotActive'],
    [{ archived: true }, 'requestNotActive'],
  ])('a request with %o becomes no campaign', async (values, reason) => {
    await put(values);
    const { response, error } = await add();
    expect([response.status, error?.error]).toEqual([409, reason]);
    expect((await draft({ campaignRequestId: fixture.requestId })).error?.error).toBe(reason);
    expect((await request()).campaign_id).toBeNull();
  });

  test('a draft of the brand, and a request that is not there, are not found', async () => {
    expect((await add({ campaignRequestId: 999_999 })).response.status).toBe(404);
    await put({ is_draft: true });
    expect((await add()).response.status).toBe(404);
  });

  test.each([
    [{ customerId: 2 }, 'customerId', 'customerOfRequest'],
    [{ customerId: null }, 'customerId', 'customerOfRequest'],
    [{ type: 1 }, 'type', 'typeOfRequest'],
  ])('%o is rejected at its field', async (change, field, key) => {
    const { response, error } = await add(change);
    expect([response.status, error?.fieldErrors]).toEqual([422, [{ field, key }]]);
  });

  test('a campaign is either a copy or made of a request', async () => {
    const { error } = await add({ copyOf: fixture.plainCampaignId });
    expect(error?.fieldErrors).toEqual([{ field: 'copyOf', key: 'copyOrRequest' }]);
  });

  test('later changes leave customer and type to the request', async () => {
    const { compaignDataId = 0, updatedAt = '' } = (await add()).data?.data ?? {};
    const change = (fields: object, id = compaignDataId, at = updatedAt) =>
      manager.POST(`${V1}/updateCompaignData`, { body: { compaignDataId: id, updatedAt: at, ...fields } });
    expect((await change({ customerId: 2 })).error?.fieldErrors).toEqual([
      { field: 'customerId', key: 'customerOfRequest' },
    ]);
    expect((await change({ type: 1 })).error?.fieldErrors).toEqual([{ field: 'type', key: 'typeOfRequest' }]);
    const plain = (
      await manager.GET(`${V1}/fetchCompaignDataById/{id}`, { params: { path: { id: fixture.plainCampaignId } } })
    ).data?.data;
    const own = (fields: object) => change(fields, fixture.plainCampaignId, plain?.updatedAt);
    expect((await own({ type: 2 })).error?.fieldErrors).toEqual([{ field: 'type', key: 'selfServiceNeedsRequest' }]);
    expect((await own({ type: 3, customerId: 1 })).data?.data).toMatchObject({ type: 3, customerId: 1 });
  });

  describe('who may', () => {
    const without = async (right: 'approve' | 'view', act: () => Promise<void>) => {
      const rows = server.db
        .updateTable('role_permissions')
        .where('role_id', '=', testUsers.manager.role_id)
        .where('module_name', '=', 'Campaign Request');
      const before = await server.db
        .selectFrom('role_permissions')
        .select('rights')
        .where('role_id', '=', testUsers.manager.role_id)
        .where('module_name', '=', 'Campaign Request')
        .executeTakeFirstOrThrow();
      await rows.set({ rights: before.rights.filter((each) => each !== right) }).execute();
      try {
        await act();
      } finally {
        await rows.set({ rights: before.rights }).execute();
      }
    };

    test('needs the right to approve requests, and to see them', async () => {
      await without('approve', async () => {
        expect((await add()).response.status).toBe(403);
      });
      await without('view', async () => {
        expect((await add()).response.status).toBe(404);
      });
      expect((await request()).campaign_id).toBeNull();
    });

    test.each(['brand', 'tester', 'management'] as const)('no %s', async (name) => {
      expect((await add({}, await server.as(name))).response.status).toBe(403);
    });
  });
});
