import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CampaignRequestsTable } from '../src/areas/campaign-requests/tables.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('campaign requests at the agency', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let admin: ApiClient;
  let brand: ApiClient;
  let fixture: CampaignFixture;
  let id: number;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, admin, brand] = [await server.as('manager'), await server.as('admin'), await server.as('brand')];
  });
  beforeEach(async () => {
    for (const table of [
      'influencers',
      'campaign_requests',
      'campaigns',
      'notifications',
      'comments',
      'comment_reads',
      'history',
    ] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db);
    id = fixture.requestId;
    await put({
      campaign_id: null,
      status: 1,
      start_date: '2026-12-01',
      duration_months: 2,
      platforms: ['TikTok'],
      budget: 9_000,
      assignee_user_id: testUsers.admin.id,
    });
  });
  afterAll(() => server.stop());

  const put = (values: Updateable<CampaignRequestsTable>) =>
    server.db.updateTable('campaign_requests').set(values).where('id', '=', id).execute();
  const stored = () =>
    server.db.selectFrom('campaign_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const request = async (client = manager) =>
    (await client.GET('/campaignRequest/agency/getById/{id}', { params: { path: { id } } })).data?.data;
  const list = async (query: object = {}, client = manager) =>
    (await client.POST('/campaignRequest/agency/getWithPagination', { body: query })).data?.data;
  const decide = async (status: 2 | 3, more: object = {}, client = manager) =>
    client.POST('/campaignRequest/changeStatus', {
      body: {
        campaignRequestId: id,
        status,
        updatedAt: (await stored()).updated_at,
        ...(status === 2
          ? { campaign: { kampagnenname: 'Lichterzeit', budget: 9_000 } }
          : { reason: 'Das Budget reicht nicht.' }),
        ...more,
      },
    });
  const notifications = async (userId: number) =>
    (
      await server.db
        .selectFrom('notifications')
        .select(['type', 'sub_type', 'ref_id'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
    ).map((row) => [row.type, row.sub_type, row.ref_id]);

  test('the list names brand, assignee, NDA and campaign, and is filtered by each of them', async () => {
    expect(await list()).toMatchObject({
      totalElements: 1,
      content: [
        {
          campaignRequestId: id,
          brand: 'Alpenglück GmbH',
          title: 'Herbstleuchten',
          platforms: ['TikTok'],
          budget: 9_000,
          status: 1,
          assignee: { userId: testUsers.admin.id },
          unreadComments: 0,
          activeStatus: 1,
          archive: 0,
          campaign: null,
        },
      ],
    });
    const count = async (filters: object) => (await list({ filters }))?.totalElements;
    for (const filters of [
      { status: [1] },
      { customerId: 1 },
      { assigneeUserId: testUsers.admin.id },
      { platform: 'TikTok' },
      { budgetFrom: 8_999, budgetTo: 9_001 },
      { activeStatus: 1 },
    ])
      expect(await count(filters)).toBe(1);
    for (const filters of [
      { status: [2, 3] },
      { customerId: 2 },
      { assigneeUserId: testUsers.manager.id },
      { platform: 'Instagram' },
      { budgetFrom: 9_001 },
      { ndaStatus: 0 },
      { activeStatus: 0 },
      { archived: true },
      { createdTo: '2020-01-01' },
    ])
      expect(await count(filters)).toBe(0);
    expect((await list({ search: 'alpengl' }))?.totalElements).toBe(1);
    expect((await list({ search: '%' }))?.totalElements).toBe(0);
    for (const sortBy of [
      'number',
      'brand',
      'title',
      'budget',
      'startDate',
      'status',
      'assignee',
      'unreadComments',
      'createdAt',
      'updatedAt',
    ] as const)
      expect((await list({ sortBy }))?.totalElements).toBe(1);
    await put({ is_draft: true });
    expect((await list())?.totalElements).toBe(0);
  });

  test('a request counts from the day it was sent, in display, order and filter', async () => {
    await put({ created_at: '2026-09-01T08:00:00.000Z', sent_at: '2026-09-30T22:30:00.000Z' });
    await server.db
      .insertInto('campaign_requests')
      .values({
        number: 'KA-2',
        customer_id: 1,
        title: 'Später begonnen',
        status: 1,
        is_draft: false,
        created_at: '2026-09-10T08:00:00.000Z',
        sent_at: '2026-09-10T09:00:00.000Z',
      })
      .execute();
    expect((await request())?.createdAt).toBe('2026-09-30T22:30:00.000Z');
    const titles = async (query: object) =>
      (await list({ sortBy: 'createdAt', sort: 'DESC', ...query }))?.content.map(({ title }) => title);
    expect(await titles({})).toEqual(['Herbstleuchten', 'Später begonnen']);
    expect(await titles({ filters: { createdFrom: '2026-10-01', createdTo: '2026-10-01' } })).toEqual([
      'Herbstleuchten',
    ]);
  });

  test('the page shows all answers; a draft is not there', async () => {
    expect(await request()).toMatchObject({
      form: { title: 'Herbstleuchten', platforms: ['TikTok'], goal: 'awareness' },
      mayApprove: true,
      channels: [],
    });
    await put({ is_draft: true });
    expect(
      (await manager.GET('/campaignRequest/agency/getById/{id}', { params: { path: { id } } })).response.status,
    ).toBe(404);
  });

  test('an approval makes the campaign, notifies the brand and writes history', async () => {
    const { data } = await decide(2);
    expect(data?.data).toMatchObject({ status: 2, campaign: { kampagnenname: 'Lichterzeit' }, mayApprove: false });
    const campaign = await server.db
      .selectFrom('campaigns')
      .select(['customer_id', 'type', 'budget'])
      .where('name', '=', 'Lichterzeit')
      .executeTakeFirst();
    expect(campaign).toEqual({ customer_id: 1, type: 2, budget: 9_000 });
    expect(await notifications(testUsers.brand.id)).toEqual([[8, 1, id]]);
    expect(await notifications(testUsers.admin.id)).toEqual([[8, 0, id]]);
    const mail = (await server.mails()).find(({ template }) => template === 'requestApproved');
    expect(mail).toMatchObject({
      subject: 'Ihre Kampagnenanfrage ist genehmigt',
      link: expect.stringContaining(`/campaign-self-service/campaign-request/${id}/view`),
    });
    const history = await manager.GET('/campaignRequest/agency/history/{campaignRequestId}', {
      params: { path: { campaignRequestId: id } },
    });
    expect(history.data?.data.content[0]?.changes).toContainEqual({
      field: 'status',
      before: 1,
      after: 2,
      masked: false,
    });
  });

  test('a decline needs a reason, which the brand reads', async () => {
    expect((await decide(3, { reason: '  ' })).error?.fieldErrors).toEqual([{ field: 'reason', key: 'required' }]);
    expect((await decide(3, { reason: '<b>nein</b>' })).error?.fieldErrors).toEqual([
      { field: 'reason', key: 'containsHtml' },
    ]);
    expect((await decide(3)).data?.data).toMatchObject({ status: 3, declineReason: 'Das Budget reicht nicht.' });
    expect(await notifications(testUsers.brand.id)).toEqual([[8, 2, id]]);
    expect((await server.mails()).some(({ template }) => template === 'requestDeclined')).toBe(true);
    expect((await decide(3)).error?.error).toBe('transitionNotAllowed');
    expect((await decide(2)).error?.error).toBe('requestDeclined');
  });

  test('an approved request is final', async () => {
    await decide(2);
    for (const answer of [await decide(3), await decide(2), await decide(3, {}, await server.as('superAdmin'))])
      expect([answer.response.status, answer.error?.error, answer.error?.data]).toEqual([
        409,
        'requestApproved',
        { status: 2 },
      ]);
  });

  describe('of two at once one counts', () => {
    test('approval and decline', async () => {
      const updatedAt = (await stored()).updated_at;
      const answers = await Promise.all([decide(2, { updatedAt }), decide(3, { updatedAt }, admin)]);
      expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
      const { status, campaign_id } = await stored();
      expect(
        (await server.db.selectFrom('campaigns').select('id').where('name', '=', 'Lichterzeit').execute()).length,
      ).toBe(status === 2 ? 1 : 0);
      expect(campaign_id !== null).toBe(status === 2);
    });

    test('approval and withdrawal by the brand', async () => {
      const updatedAt = (await stored()).updated_at;
      const answers = await Promise.all([
        decide(2, { updatedAt }),
        brand.POST('/campaignRequest/withdraw', { body: { campaignRequestId: id } }),
      ]);
      expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
      const { status, archived } = await stored();
      expect([status === 2, archived]).toEqual([!archived, archived]);
      // The second one gets its present state, or who has changed it.
      const loser = answers.find(({ error }) => error)?.error;
      expect([loser?.error, loser?.data]).toEqual(
        archived
          ? ['changedMeanwhile', { name: expect.any(String), at: expect.any(String) }]
          : ['requestApproved', { status: 2 }],
      );
    });

    test('what was read before a change by the brand is rejected with who and when', async () => {
      const updatedAt = (await stored()).updated_at;
      await put({ budget: 5_000, updated_at: new Date(Date.parse(updatedAt) + 1_000), updated_by: testUsers.brand.id });
      const { response, error } = await decide(2, { updatedAt });
      expect([response.status, error?.error, error?.data]).toEqual([
        409,
        'changedMeanwhile',
        { name: expect.any(String), at: expect.any(String) },
      ]);
      expect((await stored()).status).toBe(1);
    });
  });

  test('what is inactive or archived is not decided on', async () => {
    await put({ active: false });
    expect((await decide(2)).error?.error).toBe('requestNotActive');
    expect((await decide(3)).error?.error).toBe('requestNotActive');
  });

  test('a request is given to people who work on requests, and to nobody else', async () => {
    const assign = (assigneeUserId: number) =>
      manager.POST('/campaignRequest/agency/assign', { body: { campaignRequestId: id, assigneeUserId } });
    for (const userId of [testUsers.brand.id, testUsers.tester.id, 999_999])
      expect((await assign(userId)).error?.fieldErrors).toEqual([
        { field: 'assigneeUserId', key: 'assigneeNotAllowed' },
      ]);
    expect((await assign(testUsers.manager.id)).data?.data.assignee?.userId).toBe(testUsers.manager.id);
    expect(await notifications(testUsers.manager.id)).toEqual([]);
    await assign(testUsers.admin.id);
    expect(await notifications(testUsers.admin.id)).toEqual([[8, 0, id]]);
    const choices = (await manager.GET('/campaignRequest/agency/getChoices')).data?.data;
    expect(choices?.brands).toEqual([{ customerId: 1, name: 'Alpenglück GmbH' }]);
    expect(choices?.assignees.map(({ userId }) => userId)).not.toContain(testUsers.brand.id);
  });

  test('archive and deactivation notify the brand, and reject what is still open', async () => {
    const archive = (to: 0 | 1) =>
      manager.POST('/campaignRequest/changeArchiveStatus', { body: { campaignRequestId: [id], archive: to } });
    const activate = (activeStatus: 0 | 1, reason?: string) =>
      manager.POST('/campaignRequest/activeDeactiveStatusChange', {
        body: { campaignRequestId: [id], activeStatus, ...(reason === undefined ? {} : { reason }) },
      });
    expect((await archive(1)).data?.data.refused).toEqual([
      { campaignRequestId: id, title: 'Herbstleuchten', reason: 'requestStillOpen' },
    ]);
    expect((await activate(0)).error?.fieldErrors).toEqual([{ field: 'reason', key: 'required' }]);
    expect((await activate(0, 'Doppelt angelegt.')).data?.data.campaignRequestId).toEqual([id]);
    expect((await archive(1)).data?.data.campaignRequestId).toEqual([id]);
    expect((await activate(1)).data?.data.refused[0]?.reason).toBe('requestArchived');
    expect(await notifications(testUsers.brand.id)).toEqual([
      [8, 7, id],
      [8, 8, id],
    ]);
    expect((await archive(0)).data?.data.campaignRequestId).toEqual([id]);
    expect((await activate(1)).data?.data.campaignRequestId).toEqual([id]);
    await put({ archived: true, withdrawn_at: new Date() });
    expect((await archive(0)).data?.data.refused[0]?.reason).toBe('requestWithdrawn');
  });

  test('the NDA is sent once, again after a decline, and in a new version once it is accepted', async () => {
    const send = (hasNewVersion?: boolean) =>
      manager.POST('/campaignRequest/agency/ndaSend', {
        body: { campaignRequestId: id, ...(hasNewVersion === undefined ? {} : { hasNewVersion }) },
      });
    expect((await send()).data?.data).toMatchObject({ ndaRequired: true, ndaStatus: 0, ndaSentAt: expect.any(String) });
    expect((await send()).error?.error).toBe('ndaAlreadySent');
    await put({ nda_status: 1 });
    expect((await send()).data?.data.ndaStatus).toBe(0);
    await put({ nda_status: 2, nda_name: 'Vera Alpen' });
    expect((await send()).error?.error).toBe('newVersionRequired');
    expect((await send(true)).data?.data).toMatchObject({ ndaStatus: 0, ndaName: null });
  });

  test('a number that is not there is 404, and nothing changes; brands and managements may do none of it', async () => {
    const nowhere = { campaignRequestId: 999_999 };
    for (const answer of [
      await manager.POST('/campaignRequest/agency/assign', {
        body: { ...nowhere, assigneeUserId: testUsers.admin.id },
      }),
      await manager.POST('/campaignRequest/changeArchiveStatus', {
        body: { campaignRequestId: [id, 999_999], archive: 1 },
      }),
      await manager.POST('/campaignRequest/agency/ndaSend', { body: nowhere }),
    ])
      expect(answer.response.status).toBe(404);
    expect((await decide(3, {}, brand)).response.status).toBe(403);
    expect((await decide(3, {}, await server.as('management'))).response.status).toBe(403);
    expect((await brand.POST('/campaignRequest/agency/getWithPagination', { body: {} })).response.status).toBe(403);
    expect(
      (
        await brand.GET('/campaignRequest/agency/comments/{campaignRequestId}', {
          params: { path: { campaignRequestId: id } },
        })
      ).response.status,
    ).toBe(403);
    expect(await stored()).toMatchObject({ status: 1, archived: false, nda_required: false });
  });

  test('the export carries the list', async () => {
    const { response } = await manager.POST('/campaignRequest/agency/export', {
      body: { format: 'csv', language: 'de' },
      parseAs: 'text',
    });
    expect(response.headers.get('content-disposition')).toContain('kampagnenanfragen-');
  });
});
