import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components, operations } from '@resonanz/contract/types';
import { ROLE } from '@resonanz/domain/roles';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { changedRole, readRole, restoreRoles, saveRole } from './kit/rolePermissions.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type Schemas = components['schemas'];
type Input = Schemas['AmazonUserInput'];
type Step = Omit<Schemas['AmazonUserStateChange'], 'amazonUserId' | 'updatedAt'>;
type Query = NonNullable<operations['getAmazonCampaignUsers']['parameters']['query']>;

const order = { state: 'ordered', orderNumber: '302-1234567', amount: 24.99, orderedOn: '2026-11-10' } as const;

describeOnEachDatabase('Amazon users', (database) => {
  let server: TestServer;
  let asAdmin: ApiClient;
  let campaignId: number;
  let otherCampaignId: number;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asAdmin = await server.as('admin');
    const campaign = async (name: string) =>
      (
        await server.db
          .insertInto('campaigns')
          .values({ name, customer_id: 1 })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    campaignId = await campaign('Amazon Herbst');
    otherCampaignId = await campaign('Amazon Winter');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('amazon_users').execute();
    server.clock.advance({ seconds: 1 });
  });
  afterAll(() => server.stop());

  const save = (values: Partial<Input> = {}, client = asAdmin) =>
    client.POST('/amazonUser/save', {
      body: {
        firstName: 'Ida',
        lastName: 'Berg',
        email: 'ida@example.com',
        language: 'DE',
        country: 'DE',
        campaignId,
        ...values,
      },
    });
  const saved = async (values: Partial<Input> = {}) => {
    const { data, error } = await save(values);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const read = async (id: number) =>
    (await asAdmin.GET('/amazonUser/getById/{id}', { params: { path: { id } } })).data?.data;
  const list = async (query: Query = {}, client = asAdmin) =>
    (await client.GET('/campaign/getListOfAmazonCampaignUsers', { params: { query } })).data?.data;
  const names = async (query: Query) => (await list(query))?.content.map(({ firstName }) => firstName);
  const move = async (id: number, step: Step, client = asAdmin) => {
    const row = await server.db
      .selectFrom('amazon_users')
      .select('updated_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    server.clock.advance({ seconds: 1 });
    const body = { amazonUserId: id, updatedAt: new Date(row.updated_at).toISOString(), ...step };
    return client.POST('/amazonUser/changeState', { body });
  };
  const prove = (id: number) =>
    server.db
      .insertInto('files')
      .values({
        key: `attachment-proof-${id}-${String(server.clock.now().getTime())}.png`,
        name: 'bestellung.png',
        content_type: 'image/png',
        size: 10,
        subject: 'amazonUser',
        subject_id: id,
        kind: 'attachment',
        uploaded_by: null,
        created_at: server.clock.now(),
      })
      .execute();
  const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);

  test('what is saved is read again, as registered', async () => {
    const added = await saved({ firstName: 'Ida', profileLink: 'https://www.amazon.de/gp/profile/ida' });
    expect(added).toMatchObject({ firstName: 'Ida', state: 'registered', campaignName: 'Amazon Herbst', notes: '' });
    expect(await read(added.amazonUserId)).toEqual(added);
  });

  test('the list has fifty rows a page unless another size is asked for [R-CALL-017] [R-CONST-003]', async () => {
    await saved();
    expect(await list()).toMatchObject({ size: 50, number: 0, totalElements: 1 });
    expect(await list({ pageSize: 10 })).toMatchObject({ size: 10 });
  });

  test('the list is searched, sorted and filtered by campaign, country, state and period', async () => {
    const { amazonUserId } = await saved();
    await saved({ firstName: 'Zoë', email: 'zoe@example.com', campaignId: otherCampaignId, country: 'CH' });
    await saved({ firstName: 'Äneas', lastName: 'Arndt', email: 'aeneas@example.com', country: null });
    await move(amazonUserId, { state: 'approved' });
    expect(await names({ sortBy: 'name', sort: 'ASC' })).toEqual(['Äneas', 'Ida', 'Zoë']);
    expect(await names({ search: 'zoe' })).toEqual(['Zoë']);
    expect(await names({ campaignId: otherCampaignId })).toEqual(['Zoë']);
    expect(await names({ country: 'DE' })).toEqual(['Ida']);
    expect(await names({ state: 'approved' })).toEqual(['Ida']);
    expect(await names({ to: '2020-01-01' })).toEqual([]);
    expect(await names({ from: '2020-01-01' })).toHaveLength(3);
  });

  test('a refund is possible with no review', async () => {
    const { amazonUserId: id, reviewLink } = await saved();
    expect(reviewLink).toBeNull();
    await move(id, { state: 'approved' });
    await move(id, order);
    await prove(id);
    await move(id, { state: 'refundOpen' });
    const refunded = await move(id, { state: 'refunded', refundAmount: 24.99, refundedOn: '2026-11-12' });
    expect(refunded.data?.data).toMatchObject({
      state: 'refunded',
      refundAmount: 24.99,
      refundedOn: '2026-11-12',
      reviewLink: null,
    });
  });

  test('the way to the refund is the same with a review', async () => {
    const { amazonUserId: id } = await saved({ reviewLink: 'https://www.amazon.de/review/1' });
    const early = await move(id, { state: 'refunded', refundAmount: 5, refundedOn: '2026-11-12' });
    expect([early.response.status, early.error]).toMatchObject([409, { error: 'transitionNotAllowed' }]);
  });

  test('approval is mailed as an invitation that expects no positive review', async () => {
    const { amazonUserId } = await saved({ email: 'approved@example.com' });
    await move(amazonUserId, { state: 'approved' });
    await expect.poll(() => mailsTo('approved@example.com')).toHaveLength(1);
    const [mail] = await mailsTo('approved@example.com');
    expect(mail?.text).toContain('Wir erwarten keine positive Rezension');
    expect(mail?.text).toContain('Amazon Herbst');
  });

  test('a refund is mailed with its amount, in the language of the person', async () => {
    const { amazonUserId: id } = await saved({ email: 'refund@example.com', language: 'EN' });
    await move(id, { state: 'approved' });
    await move(id, order);
    await prove(id);
    await move(id, { state: 'refundOpen' });
    await move(id, { state: 'refunded', refundAmount: 20, refundedOn: '2026-11-12' });
    await expect.poll(() => mailsTo('refund@example.com')).toHaveLength(2);
    const mail = (await mailsTo('refund@example.com')).find(({ subject }) => subject.endsWith('refund'));
    expect(mail?.subject).toBe('Your Amazon product test: refund');
    expect(mail?.text).toContain('20');
  });

  test.each([
    ['registered', order],
    ['registered', { state: 'refundOpen' }],
    ['approved', { state: 'refunded', refundAmount: 1, refundedOn: '2026-11-12' }],
    ['approved', { state: 'approved' }],
    ['refunded', { state: 'refundOpen' }],
    ['declined', { state: 'approved' }],
  ] as const)('from %s another step than the next one is rejected: %j', async (from, step) => {
    const { amazonUserId } = await saved();
    await server.db.updateTable('amazon_users').set({ state: from }).where('id', '=', amazonUserId).execute();
    const { response, error } = await move(amazonUserId, step);
    expect([response.status, error]).toMatchObject([409, { error: 'transitionNotAllowed' }]);
    expect((await read(amazonUserId))?.state).toBe(from);
  });

  test('declining needs a reason', async () => {
    const { amazonUserId } = await saved();
    const without = await move(amazonUserId, { state: 'declined' });
    expect(without.error).toMatchObject({ fieldErrors: [{ field: 'reason', key: 'required' }] });
    const { data } = await move(amazonUserId, { state: 'declined', reason: ' Kein Konto ' });
    expect(data?.data).toMatchObject({ state: 'declined', declineReason: 'Kein Konto' });
  });

  test('an order needs number, amount and a day that is not to come', async () => {
    const { amazonUserId } = await saved();
    await move(amazonUserId, { state: 'approved' });
    expect((await move(amazonUserId, { state: 'ordered' })).error).toMatchObject({
      fieldErrors: [{ field: 'orderNumber' }, { field: 'amount' }, { field: 'orderedOn' }],
    });
    expect((await move(amazonUserId, { ...order, orderedOn: '2099-01-01' })).error).toMatchObject({
      fieldErrors: [{ field: 'orderedOn', key: 'futureDate' }],
    });
  });

  test('a refund is open only with a picture of the order', async () => {
    const { amazonUserId } = await saved();
    await move(amazonUserId, { state: 'approved' });
    await move(amazonUserId, order);
    const { error } = await move(amazonUserId, { state: 'refundOpen' });
    expect(error).toMatchObject({ fieldErrors: [{ field: 'orderProof', key: 'required' }] });
  });

  test('a refund is at most what was paid, from the day of the order until today', async () => {
    const { amazonUserId: id } = await saved();
    await move(id, { state: 'approved' });
    await move(id, order);
    await prove(id);
    await move(id, { state: 'refundOpen' });
    const wrong = await move(id, { state: 'refunded', refundAmount: 25, refundedOn: '2026-11-09' });
    expect(wrong.error).toMatchObject({
      fieldErrors: [
        { field: 'refundedOn', key: 'outOfRange' },
        { field: 'refundAmount', key: 'outOfRange' },
      ],
    });
    const late = await move(id, { state: 'refunded', refundAmount: 24.99, refundedOn: '2099-01-01' });
    expect(late.error).toMatchObject({ fieldErrors: [{ field: 'refundedOn', key: 'futureDate' }] });
  });

  test('an address registers once for a campaign', async () => {
    await saved();
    expect((await save({ email: 'IDA@example.com' })).error).toMatchObject({
      fieldErrors: [{ field: 'email', key: 'taken' }],
    });
    expect((await save({ campaignId: otherCampaignId })).response.status).toBe(200);
    expect((await save({ email: 'neu@example.com', campaignId: 2_000_000_000 })).error).toMatchObject({
      fieldErrors: [{ field: 'campaignId', key: 'invalidValue' }],
    });
  });

  test('a person moves to another campaign, but to none that the caller does not see', async () => {
    const { amazonUserId, updatedAt } = await saved({ email: 'umzug@example.com' });
    const wrong = await save({ amazonUserId, updatedAt, email: 'umzug@example.com', campaignId: 2_000_000_000 });
    expect(wrong.error).toMatchObject({ fieldErrors: [{ field: 'campaignId', key: 'invalidValue' }] });
    const moved = await save({ amazonUserId, updatedAt, email: 'umzug@example.com', campaignId: otherCampaignId });
    expect(moved.data?.data).toMatchObject({ campaignId: otherCampaignId });
  });

  test('a change that was read before another one is rejected', async () => {
    const { amazonUserId, updatedAt } = await saved();
    server.clock.advance({ seconds: 1 });
    await save({ amazonUserId, updatedAt, notes: 'Ruft zurück.' });
    const late = await save({ amazonUserId, updatedAt, notes: 'Anders.' });
    expect([late.response.status, late.error]).toMatchObject([409, { error: 'changedMeanwhile' }]);
    const lateStep = await asAdmin.POST('/amazonUser/changeState', {
      body: { amazonUserId, updatedAt, state: 'approved' },
    });
    expect(lateStep.response.status).toBe(409);
  });

  test('the history says who changed what', async () => {
    const { amazonUserId } = await saved();
    await move(amazonUserId, { state: 'approved' });
    const { data } = await asAdmin.GET('/amazonUser/getHistory/{id}', { params: { path: { id: amazonUserId } } });
    expect(data?.data.content.map(({ action }) => action)).toEqual([3, 1]);
    expect(data?.data.content[0]?.changes).toMatchObject([{ field: 'state', before: 'registered', after: 'approved' }]);
  });

  test('the export has the filtered rows', async () => {
    await saved();
    await saved({ email: 'zoe@example.com', lastName: 'Zander', country: 'CH' });
    const { data } = await asAdmin.POST('/amazonUser/export', {
      body: { format: 'csv', language: 'de', filters: { country: 'CH' } },
      parseAs: 'text',
    });
    expect(data).toContain('Zander');
    expect(data).not.toContain('Berg');
  });

  test('a mail is written to the address of the record', async () => {
    const { amazonUserId } = await saved({ email: 'post@example.com' });
    const receivers = [{ userType: 'amazonUser', refId: amazonUserId }] as const;
    const { data } = await asAdmin.POST('/influencerMail/preview', {
      body: { receivers: [...receivers], subject: 'Hallo {firstName}', message: '<p>Guten Tag</p>' },
    });
    expect(data?.data).toMatchObject({ subject: 'Hallo Ida', receivers: [{ toEmail: 'post@example.com' }] });
  });

  test('a user with the right to edit but not to add may change one, but adds none', async () => {
    const { amazonUserId, updatedAt } = await saved();
    const asSuperAdmin = await server.as('superAdmin');
    const role = await readRole(asSuperAdmin, ROLE.campaignManager);
    await saveRole(asSuperAdmin, changedRole(role, { 'Testerworld Dashboard': ['view', 'edit'] }));
    const asEditor = await server.as('manager');
    expect((await save({ amazonUserId, updatedAt, notes: 'Neu' }, asEditor)).response.status).toBe(200);
    expect((await save({ email: 'neu@example.com' }, asEditor)).response.status).toBe(403);
    await restoreRoles(asSuperAdmin);
  });
});
