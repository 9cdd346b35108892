import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailComments } from '../src/areas/comments/mailComments.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('comments on campaign requests', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let admin: ApiClient;
  let brand: ApiClient;
  let fixture: CampaignFixture;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  beforeEach(async () => {
    [manager, admin, brand] = [await server.as('manager'), await server.as('admin'), await server.as('brand')];
    for (const table of [
      'influencers',
      'campaign_requests',
      'campaigns',
      'notifications',
      'comments',
      'comment_reads',
      'comment_mails',
      'comment_mail_times',
      'mail_opt_outs',
      'history',
    ] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db);
  });
  afterAll(() => server.stop());

  const on = () => ({ params: { path: { campaignRequestId: fixture.requestId } } });
  const PATH = '/campaignRequest/agency/comments/{campaignRequestId}';
  const add = async (text: string, audience?: 'internal' | 'shared', client = manager) =>
    (await client.POST(`${PATH}/add`, { ...on(), body: { text, ...(audience === undefined ? {} : { audience }) } }))
      .data?.data;
  const subTypes = async (userId: number) =>
    (
      await server.db
        .selectFrom('notifications')
        .select(['type', 'sub_type'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
    ).map((row) => [row.type, row.sub_type]);
  const unread = async (client: ApiClient) =>
    (await client.GET('/campaignRequest/agency/getById/{id}', { params: { path: { id: fixture.requestId } } })).data
      ?.data.unreadComments;
  const run = () => mailComments(server.server.services);
  const mails = async (to: string) =>
    (await server.mails()).filter((mail) => mail.template === 'newComments' && mail.to === to);

  test('what the agency keeps to itself reaches neither brand nor its bell; what it shares reaches all of the company but the invited', async () => {
    await add('Nur für uns.');
    expect(await subTypes(testUsers.brand.id)).toEqual([]);
    await add('Bitte noch ein Bild.', 'shared');
    for (const { id } of [testUsers.brand, testUsers.brandManager]) expect(await subTypes(id)).toEqual([[5, 5]]);
    for (const { id } of [testUsers.brandInvited, testUsers.brandTwo]) expect(await subTypes(id)).toEqual([]);
    expect(await subTypes(testUsers.admin.id)).toEqual([
      [5, 5],
      [5, 5],
    ]);
    const page = await brand.GET('/campaignRequest/comments/{campaignRequestId}', on());
    expect(page.data?.data.content.map(({ text }) => text)).toEqual(['Bitte noch ein Bild.']);
    expect(
      (await (await server.as('brandTwo')).GET('/campaignRequest/comments/{campaignRequestId}', on())).response.status,
    ).toBe(404);
  });

  test('comments of others count as unread until they are read, never own ones, and never back', async () => {
    const first = await add('Eins.', 'shared');
    await add('Dazwischen.');
    const second = await add('Zwei.', 'shared');
    expect([await unread(manager), await unread(admin)]).toEqual([0, 3]);
    const read = (commentId = 0) => admin.POST(`${PATH}/read`, { ...on(), body: { commentId } });
    await read(first?.commentId);
    expect(await unread(admin)).toBe(2);
    await read(second?.commentId);
    await read(first?.commentId);
    // What the agency keeps to itself is read apart.
    expect(await unread(admin)).toBe(1);
    expect((await read(999_999)).response.status).toBe(404);
  });

  test('an own comment is changed and deleted; one of another request is not found under this one', async () => {
    const { commentId = 0 } = (await add('Vorläufig.')) ?? {};
    expect(
      (await manager.POST(`${PATH}/edit`, { ...on(), body: { commentId, text: 'Endgültig.' } })).data?.data.text,
    ).toBe('Endgültig.');
    expect((await admin.POST(`${PATH}/edit`, { ...on(), body: { commentId, text: 'Fremd.' } })).error?.error).toBe(
      'notYourComment',
    );
    const { id } = await server.db
      .insertInto('campaign_requests')
      .values({ number: 'A-2', customer_id: 2, title: 'Anderswo' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const elsewhere = { params: { path: { campaignRequestId: id } } };
    expect((await manager.POST(`${PATH}/delete`, { ...elsewhere, body: { commentId } })).response.status).toBe(404);
    expect((await manager.POST(`${PATH}/delete`, { ...on(), body: { commentId } })).response.status).toBe(200);
    expect((await manager.GET(PATH, on())).data?.data.totalElements).toBe(0);
  });

  test('shared comments are mailed in one mail, at most once an hour and receiver, in the language of each', async () => {
    await server.db
      .updateTable('users')
      .set({ default_language: 'EN' })
      .where('id', '=', testUsers.brandManager.id)
      .execute();
    await add('Eins.', 'shared');
    await add('Zwei.', 'shared');
    await add('Nur für uns.');
    expect(await run()).toBe(2);
    expect(await run()).toBe(0);
    const before = await mails(testUsers.brand.email);
    expect(before.at(-1)).toMatchObject({
      subject: '2 neue Kommentare',
      link: expect.stringContaining(`/campaign-self-service/campaign-request/${fixture.requestId}/view`),
    });
    expect((await mails(testUsers.brandManager.email)).at(-1)?.subject).toBe('2 new comments');
    await add('Drei.', 'shared');
    server.clock.advance({ minutes: 59 });
    expect(await run()).toBe(0);
    server.clock.advance({ minutes: 2 });
    // Which of two that run at once mails whom is left to chance; nobody is mailed twice.
    const [one, other] = await Promise.all([run(), run()]);
    expect(one + other).toBe(2);
    expect((await mails(testUsers.brand.email)).length).toBe(before.length + 1);
    await server.db
      .updateTable('users')
      .set({ default_language: 'DE' })
      .where('id', '=', testUsers.brandManager.id)
      .execute();
  });

  test('a user who has read everything is not mailed about it; one who has read a part is', async () => {
    const path = { campaignRequestId: fixture.requestId };
    const first = await add('Eins.', 'shared');
    const second = await add('Zwei.', 'shared');
    const read = (commentId = 0) => brand.POST('/campaignRequest/comment/read', { body: { ...path, commentId } });
    await read(first?.commentId);
    await read(second?.commentId);
    await (
      await server.as('brandManager')
    ).POST('/campaignRequest/comment/read', { body: { ...path, commentId: first?.commentId ?? 0 } });
    const counts = async () => [
      (await mails(testUsers.brand.email)).length,
      (await mails(testUsers.brandManager.email)).length,
    ];
    const [own = 0, colleague = 0] = await counts();
    expect(await run()).toBe(1);
    expect(await counts()).toEqual([own, colleague + 1]);
  });

  test('what a brand writes is mailed to the responsible user', async () => {
    await brand.POST('/campaignRequest/comment/add', {
      body: { campaignRequestId: fixture.requestId, text: 'Wann geht es los?' },
    });
    expect(await run()).toBe(1);
    expect((await mails(testUsers.admin.email)).at(-1)?.link).toContain(`/campaign/request/${fixture.requestId}/view`);
    expect(await subTypes(testUsers.admin.id)).toEqual([[5, 5]]);
  });

  test('a user who switched the mail off gets none; each decides alone', async () => {
    const change = (isOn: boolean) => brand.POST('/campaignRequest/commentMail/change', { body: { isOn } });
    expect((await brand.GET('/campaignRequest/commentMail')).data?.data).toEqual({ isOn: true });
    await add('Eins.', 'shared');
    expect((await change(false)).data?.data).toEqual({ isOn: false });
    await add('Zwei.', 'shared');
    expect(await server.db.selectFrom('comment_mails').select('user_id').execute()).toEqual([
      { user_id: testUsers.brandManager.id },
    ]);
    expect((await manager.GET('/campaignRequest/commentMail')).data?.data).toEqual({ isOn: true });
    await change(true);
    await add('Drei.', 'shared');
    expect(await run()).toBe(2);
  });
});
