import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';
import { requestAnswers } from './matrix/brandRequestInputs.ts';

type Save = components['schemas']['CampaignRequestSave'];
type Form = components['schemas']['CampaignRequestForm'];

const answers = requestAnswers as unknown as Form;
const blank: Form = {
  ...answers,
  title: '',
  productName: '',
  productDescription: '',
  productCategory: null,
  goal: null,
  targetGroups: [],
  countries: [],
  platforms: [],
  services: [],
  channelCount: null,
  budget: null,
  startDate: null,
  durationMonths: null,
};

describeOnEachDatabase('requests of a brand', (database) => {
  let server: TestServer;
  let brand: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    brand = await server.as('brand');
  });
  beforeEach(async () => {
    for (const table of ['campaign_requests', 'notifications', 'comments', 'history'] as const)
      await server.db.deleteFrom(table).execute();
  });
  afterAll(() => server.stop());

  const save = (body: Partial<Save> = {}, client = brand) =>
    client.POST('/campaignRequest/save', { body: { form: answers, ...body } });
  const saved = async (body: Partial<Save> = {}) => {
    const { data } = await save(body);
    if (!data) throw new Error('The request was not saved.');
    return data.data;
  };
  const detail = (id: number, client = brand) =>
    client.GET('/campaignRequest/getById/{id}', { params: { path: { id } } });
  const touch = (id: number) =>
    server.db
      .insertInto('history')
      .values({
        entity: 'campaign_request',
        entity_id: id,
        user_id: testUsers.manager.id,
        action: 2,
        at: new Date(Date.now() + 1000),
      })
      .execute();

  describe('a draft', () => {
    test('is saved at each step, for everybody of the company and nobody else [R-ROUTE-081]', async () => {
      const { campaignRequestId: id, number } = await saved({ form: blank, step: 2 });
      expect(number).toMatch(/^KA-\d{4}-\d{4}$/);
      const later = await saved({ campaignRequestId: id, form: { ...blank, title: 'Herbst' }, step: 3 });
      expect(later).toMatchObject({
        campaignRequestId: id,
        isDraft: true,
        step: 3,
        mayEdit: true,
        mayWithdraw: true,
        form: { title: 'Herbst', budget: null },
      });
      expect((await detail(id, await server.as('brandManager'))).data?.data.form.title).toBe('Herbst');
      expect((await detail(id, await server.as('brandTwo'))).response.status).toBe(404);
      const list = await brand.POST('/campaignRequest/getWithPagination', { body: { filters: { draft: true } } });
      expect(list.data?.data.content).toMatchObject([{ campaignRequestId: id, isDraft: true, mayEdit: true }]);
      expect(
        (await brand.POST('/campaignRequest/getWithPagination', { body: { filters: { status: [1] } } })).data?.data
          .content,
      ).toEqual([]);
      expect(await server.db.selectFrom('notifications').selectAll().execute()).toEqual([]);
    });

    test('says at once what is wrong in it, and asks for everything only when it is sent', async () => {
      const wrong = await save({
        form: {
          ...blank,
          productLink: 'firma',
          followersFrom: 10,
          followersTo: 5,
          services: [{ platform: 'Instagram', leistung: 'Reel' }],
        },
      });
      expect([wrong.response.status, wrong.error?.fieldErrors?.map(({ field, key }) => `${field}.${key}`)]).toEqual([
        422,
        ['productLink.urlInvalid', 'followersTo.rangeReversed', 'services.choiceInvalid'],
      ]);
      const incomplete = await save({ form: blank, send: true });
      expect(incomplete.error?.fieldErrors?.map(({ field }) => field)).toEqual([
        'title',
        'productName',
        'productDescription',
        'productCategory',
        'goal',
        'targetGroups',
        'countries',
        'platforms',
        'budget',
        'startDate',
        'durationMonths',
      ]);
      expect(await server.db.selectFrom('campaign_requests').select('id').execute()).toEqual([]);
      expect((await save({ form: { ...answers, durationMonths: 13 } })).response.status).toBe(422);
      expect((await save({ form: { ...answers, hashtags: ['<b>x</b>'] } })).error?.fieldErrors).toEqual([
        { field: 'hashtags', key: 'containsHtml' },
      ]);
    });

    test('may hold a start in the past; what is sent begins that day in Berlin or later', async () => {
      const day = (days: number) => berlinDayIn(server.clock.now(), days);
      const form = (startDate: string): Form => ({ ...answers, startDate });
      const { campaignRequestId } = await saved({ form: form('2020-02-01') });
      for (const startDate of ['2020-02-01', day(-1)]) {
        const { response, error } = await save({ campaignRequestId, form: form(startDate), send: true });
        expect([response.status, error?.fieldErrors]).toEqual([422, [{ field: 'startDate', key: 'dateInPast' }]]);
      }
      expect((await saved({ campaignRequestId, form: form(day(0)), send: true })).isDraft).toBe(false);
      // A change of what was sent goes to the agency as well.
      expect((await save({ campaignRequestId, form: form(day(-1)) })).error?.fieldErrors).toEqual([
        { field: 'startDate', key: 'dateInPast' },
      ]);
    });

    test('is deleted when it is withdrawn', async () => {
      const { campaignRequestId } = await saved({ form: blank });
      expect((await brand.POST('/campaignRequest/withdraw', { body: { campaignRequestId } })).response.status).toBe(
        200,
      );
      expect((await detail(campaignRequestId)).response.status).toBe(404);
    });

    test('fifty of them are enough', async () => {
      const { campaignRequestId } = await saved({ form: blank });
      const rows = Array.from({ length: 49 }, (_, index) => ({
        number: `E-${campaignRequestId}-${index}`,
        customer_id: 1,
        title: '',
        is_draft: true,
      }));
      await server.db.insertInto('campaign_requests').values(rows).execute();
      const { response, error } = await save({ form: blank });
      expect([response.status, error?.error]).toEqual([409, 'tooManyDrafts']);
    });
  });

  test('what is sent goes to user 9, who is notified and mailed, as the brand is [R-NOTIF-036] [R-CONST-026]', async () => {
    const request = await saved({ send: true });
    expect(request).toMatchObject({ isDraft: false, status: 1, mayEdit: true, contactName: 'manager Muster' });
    const manager = await server.as('manager');
    expect((await manager.GET('/notification/recent')).data?.data.data).toMatchObject([
      { type: 8, subType: 0, refId: request.campaignRequestId },
    ]);
    const mails = (await server.mails()).map(({ to, template }) => [to, template]);
    expect(mails).toContainEqual([testUsers.brand.email, 'campaignRequestReceived']);
    expect(mails).toContainEqual([testUsers.manager.email, 'campaignRequestNew']);
    await server.db.updateTable('users').set({ is_active: false }).where('id', '=', testUsers.manager.id).execute();
    const other = await saved({ send: true });
    await server.db.updateTable('users').set({ is_active: true }).where('id', '=', testUsers.manager.id).execute();
    const row = await server.db
      .selectFrom('campaign_requests')
      .select('assignee_user_id')
      .where('id', '=', other.campaignRequestId)
      .executeTakeFirstOrThrow();
    expect(row.assignee_user_id).not.toBe(testUsers.manager.id);
    expect(row.assignee_user_id).not.toBeNull();
  });

  describe('a request that was sent', () => {
    test('can be changed as a whole until the agency has begun', async () => {
      const { campaignRequestId } = await saved({ send: true });
      expect((await save({ campaignRequestId, form: { ...answers, title: '' } })).response.status).toBe(422);
      expect((await saved({ campaignRequestId, form: { ...answers, budget: 15_000 } })).form.budget).toBe(15_000);
      await touch(campaignRequestId);
      const late = await save({ campaignRequestId, form: answers });
      expect([late.response.status, late.error?.error]).toEqual([409, 'requestNotEditable']);
      expect((await detail(campaignRequestId)).data?.data).toMatchObject({ mayEdit: false, mayWithdraw: true });
    });

    test('is final once approved', async () => {
      const { campaignRequestId } = await saved({ send: true });
      await server.db.updateTable('campaign_requests').set({ status: 2 }).execute();
      expect((await save({ campaignRequestId })).error?.error).toBe('requestNotEditable');
      expect((await brand.POST('/campaignRequest/withdraw', { body: { campaignRequestId } })).error?.error).toBe(
        'requestApproved',
      );
    });

    test('comes back to pending when a declined one is sent again', async () => {
      const { campaignRequestId } = await saved({ send: true });
      await server.db.updateTable('campaign_requests').set({ status: 3, decline_reason: 'Zu spät.' }).execute();
      expect(await saved({ campaignRequestId, form: { ...answers, startDate: null } })).toMatchObject({
        status: 3,
        declineReason: 'Zu spät.',
      });
      expect(await saved({ campaignRequestId, send: true })).toMatchObject({ status: 1, declineReason: null });
    });

    test('two people of the company do not overwrite each other', async () => {
      const { campaignRequestId, updatedAt } = await saved({ send: true });
      await saved({ campaignRequestId, form: { ...answers, budget: 1 } });
      const { response, error } = await save({ campaignRequestId, updatedAt });
      expect([response.status, error?.error]).toEqual([409, 'changedMeanwhile']);
    });

    test('goes to the archive when it is withdrawn, and back to nobody', async () => {
      const { campaignRequestId } = await saved({ send: true });
      expect((await brand.POST('/campaignRequest/withdraw', { body: { campaignRequestId } })).response.status).toBe(
        200,
      );
      expect((await detail(campaignRequestId)).data?.data).toMatchObject({
        archived: true,
        mayEdit: false,
        mayWithdraw: false,
      });
      const of = async (archived: boolean) =>
        (await brand.POST('/campaignRequest/getWithPagination', { body: { filters: { archived } } })).data?.data
          .totalElements;
      expect([await of(false), await of(true)]).toEqual([0, 1]);
      expect((await brand.POST('/campaignRequest/withdraw', { body: { campaignRequestId } })).error?.error).toBe(
        'requestArchived',
      );
      expect((await save({ campaignRequestId })).error?.error).toBe('requestNotEditable');
    });
  });

  test('another brand changes nothing, a token sign-up is rejected, role 2 shares the view [R-GUARD-007] [R-GUARD-008]', async () => {
    const { campaignRequestId } = await saved({ send: true });
    const before = await server.db.selectFrom('campaign_requests').selectAll().execute();
    const attempts = (client: ApiClient) => [
      save({ campaignRequestId, form: { ...answers, title: 'Fremd' } }, client),
      client.POST('/campaignRequest/withdraw', { body: { campaignRequestId } }),
      client.POST('/campaignRequest/ndaStatusChange', {
        body: { campaignRequestId, ndaStatus: 2, name: 'X Y', ndaVersion: 1 },
      }),
    ];
    const statuses = async (client: ApiClient) =>
      (await Promise.all(attempts(client))).map(({ response }) => response.status);
    expect(await statuses(await server.as('brandTwo'))).toEqual([404, 404, 404]);
    expect(await statuses(await server.as('brandInvited'))).toEqual([403, 403, 403]);
    expect((await save({}, await server.as('brandInvited'))).response.status).toBe(403);
    expect(await server.db.selectFrom('campaign_requests').selectAll().execute()).toEqual(before);
    expect(
      (await save({ campaignRequestId, form: { ...answers, budget: 99 } }, await server.as('brandManager'))).response
        .status,
    ).toBe(200);
  });

  describe('the NDA', () => {
    const decide = (campaignRequestId: number, body: object, client = brand) =>
      client.POST('/campaignRequest/ndaStatusChange', {
        body: { campaignRequestId, ndaStatus: 2, name: 'Lena Hartwig', ndaVersion: 1, ...body },
      });

    test('is accepted with name, time and version, once [R-ENUM-020]', async () => {
      const { campaignRequestId } = await saved({ send: true, form: { ...answers, ndaRequired: true } });
      expect((await decide(campaignRequestId, { name: ' ' })).error?.fieldErrors).toEqual([
        { field: 'name', key: 'required' },
      ]);
      expect((await decide(campaignRequestId, { ndaVersion: 7 })).error?.error).toBe('ndaVersionChanged');
      const both = await Promise.all([decide(campaignRequestId, {}), decide(campaignRequestId, { ndaStatus: 1 })]);
      expect(both.map(({ response }) => response.status).sort()).toEqual([200, 409]);
      expect((await detail(campaignRequestId)).data?.data).toMatchObject({ ndaVersion: 1 });
    });

    test('is asked only where the request needs one', async () => {
      const { campaignRequestId } = await saved({ send: true });
      expect((await decide(campaignRequestId, {})).error?.error).toBe('ndaNotRequired');
    });
  });

  test('approval at the agency and a change of the brand have one outcome', async () => {
    const { campaignRequestId } = await saved({ send: true });
    const manager = await server.as('manager');
    const [approved, changed] = await Promise.all([
      manager.POST('/campaign/v1/addCompaignData', { body: { kampagnenname: 'Aus Anfrage', campaignRequestId } }),
      save({ campaignRequestId, form: { ...answers, budget: 77 } }),
    ]);
    expect(approved.response.status).toBe(200);
    const now = (await detail(campaignRequestId)).data?.data;
    expect([now?.status, now?.form.budget]).toEqual([2, changed.response.status === 200 ? 77 : 12_000]);
    expect([200, 409]).toContain(changed.response.status);
  });
});
