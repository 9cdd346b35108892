import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from './kit/accounts.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnOneDatabase('the profile of a brand', (database) => {
  let server: TestServer;
  let brand: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    brand = await server.as('brand');
  });
  afterAll(() => server.stop());

  test('the team is the own company alone', async () => {
    const { data } = await brand.GET('/brandProfile');
    expect(data?.data.team.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual([4, 5, 8, 12]);
    expect(data?.data.team).toContainEqual(expect.objectContaining({ userId: 5, isRestricted: true, isCaller: false }));
    expect(data?.data).toMatchObject({ invitations: [], deletionRequestedAt: null, pendingCompanyName: null });
    const two = (await (await server.as('brandTwo')).GET('/brandProfile')).data?.data;
    expect(two?.team.map(({ userId }) => userId)).toEqual([6]);
  });

  test('a name that a colleague asked for is seen by the whole company and by nobody else', async () => {
    await (
      await server.as('brandManager')
    ).POST('/brandUserCompanyNameChange', { body: { companyName: 'Alpenglück AG' } });
    expect((await brand.GET('/brandProfile')).data?.data.pendingCompanyName).toBe('Alpenglück AG');
    expect((await (await server.as('brandTwo')).GET('/brandProfile')).data?.data.pendingCompanyName).toBeNull();
  });

  test('mail settings begin with comments and are saved', async () => {
    expect((await brand.GET('/brandProfile')).data?.data.mailSettings).toEqual({
      comments: true,
      learningMaterials: false,
    });
    const body = { comments: false, learningMaterials: true };
    expect((await brand.POST('/brandProfile/mailSettings', { body })).data?.data).toEqual(body);
    expect((await brand.GET('/brandProfile')).data?.data.mailSettings).toEqual(body);
    expect(
      (await brand.POST('/brandProfile/mailSettings', { body: { ...body, spam: true } as typeof body })).response
        .status,
    ).toBe(422);
    expect((await (await server.as('brandManager')).GET('/brandProfile')).data?.data.mailSettings).toEqual({
      comments: true,
      learningMaterials: false,
    });
  });

  test('a wish to be deleted is reported to staff once, and can be taken back', async () => {
    const wish = (isWanted: boolean) => brand.POST('/brandProfile/deletion', { body: { isWanted } });
    const asked = (await wish(true)).data?.data.requestedAt;
    expect(asked).toEqual(expect.any(String));
    expect((await wish(true)).data?.data.requestedAt).toBe(asked);
    expect(await mailsTo(server, testUsers.manager.email, 'deletionAsked')).toHaveLength(1);
    expect(
      await server.db
        .selectFrom('notifications')
        .select('message')
        .where('type', '=', 16)
        .where('user_id', '=', 9)
        .where('ref_id', '=', 4)
        .execute(),
    ).toEqual([{ message: 'notificationText.brandDeletion' }]);
    const details = await (await server.as('manager')).GET('/brandUser/getById/{id}', { params: { path: { id: 4 } } });
    expect(details.data?.data).toMatchObject({ deletionRequestedAt: asked, user: { id: 4 } });
    expect(details.data?.data.colleagues.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([5, 8, 12, 13, 14]);
    expect((await wish(false)).data?.data).toEqual({ requestedAt: null });
    expect((await brand.GET('/brandProfile')).data?.data.deletionRequestedAt).toBeNull();
  });

  test('the own data come as a file, without the password and without the other brand', async () => {
    const { data, response } = await brand.GET('/brandProfile/export', { parseAs: 'text' });
    expect(response.headers.get('content-disposition')).toContain('Datenauskunft-4.json');
    const text = String(data);
    expect(JSON.parse(text)).toMatchObject({
      account: { id: 4, email: testUsers.brand.email, hasPassword: true },
      company: { name: 'Alpenglück GmbH' },
    });
    expect(text).not.toMatch(/argon2|password_hash|Küstenkind/);
  });

  test('after a sign-up by token there is none of it', async () => {
    const restricted = await server.as('brandInvited');
    const answers = await Promise.all([
      restricted.GET('/brandProfile'),
      restricted.POST('/brandProfile/mailSettings', { body: { comments: true, learningMaterials: true } }),
      restricted.POST('/brandProfile/deletion', { body: { isWanted: true } }),
      restricted.GET('/brandProfile/export', { parseAs: 'text' }),
    ]);
    expect(answers.map(({ response }) => response.status)).toEqual([403, 403, 403, 403]);
  });

  test('nobody else has a brand profile, and no brand reads a record of the administration', async () => {
    for (const name of ['admin', 'manager', 'management', 'tester'] as const) {
      expect((await (await server.as(name)).GET('/brandProfile')).response.status).toBe(403);
    }
    for (const id of [4, 6])
      expect((await brand.GET('/brandUser/getById/{id}', { params: { path: { id } } })).response.status).toBe(403);
    expect(
      (
        await (
          await server.as('admin')
        ).GET('/brandUser/getById/{id}', { params: { path: { id: testUsers.tester.id } } })
      ).response.status,
    ).toBe(404);
  });
});
