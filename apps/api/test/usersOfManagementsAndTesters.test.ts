import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { mailsTo, newPassword, tokenIn } from './kit/accounts.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnOneDatabase('users of managements and testers', (database) => {
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('admin');
    await server.db.insertInto('tester_profiles').values({ user_id: testUsers.tester.id }).execute();
  });
  afterAll(() => server.stop());

  const agent: Schemas['NewManagementUser'] = {
    username: 'agent@suedwind.example',
    firstName: 'Sina',
    lastName: 'Süd',
    companyName: 'Südwind Management',
    phone: '+49 89 123456',
  };

  test('a management user is added with a company and logs in [R-CALL-034]', async () => {
    const { data } = await admin.POST('/user/management/add', { body: agent });
    expect(data?.data).toMatchObject({ ...agent, roleId: 7, isInternal: true, status: 'active' });
    const token = tokenIn((await mailsTo(server, agent.username, 'accountCreated'))[0]);
    await server
      .client()
      .POST('/userdetail/resetPassword', { body: { token, password: newPassword, confirmPassword: newPassword } });
    const login = await server
      .client()
      .POST('/authenticate', { body: { username: agent.username, password: newPassword } });
    expect(login.data?.data.role.roleId).toBe(7);
    const { companyName: _company, ...without } = agent;
    expect((await admin.POST('/user/management/add', { body: without as typeof agent })).error?.fieldErrors).toEqual([
      { field: 'companyName', key: 'required' },
    ]);
    expect(
      (await admin.POST('/user/management/add', { body: { ...agent, roleId: 1 } as typeof agent })).error?.fieldErrors,
    ).toEqual([{ field: 'roleId', key: 'unknownField' }]);
    expect((await admin.POST('/user/management/add', { body: agent })).error?.fieldErrors).toEqual([
      { field: 'username', key: 'emailTaken' },
    ]);
  });

  test('another company ends the log-ins of a management user [R-CALL-035]', async () => {
    const session = await server.as('management');
    const { updated_at: updatedAt } = await server.db
      .selectFrom('users')
      .select('updated_at')
      .where('id', '=', 3)
      .executeTakeFirstOrThrow();
    const change = { userId: 3, updatedAt, companyName: 'Südwind Management' };
    expect((await admin.POST('/user/management/update', { body: change })).data?.data.companyName).toBe(
      'Südwind Management',
    );
    expect((await session.GET('/getUserByUsername')).response.status).toBe(401);
    expect((await admin.POST('/user/management/update', { body: change })).error?.error).toBe('changedMeanwhile');
    for (const userId of [1, 4, 7, 9, 4711])
      expect((await admin.POST('/user/management/update', { body: { ...change, userId } })).response.status).toBe(404);
  });

  test('an administrator sends a management user the mail to reset the password [R-CALL-036]', async () => {
    expect((await admin.POST('/user/management/resetPassword', { body: { userId: 3 } })).response.status).toBe(200);
    expect((await mailsTo(server, testUsers.management.email, 'passwordReset'))[0]?.link).toMatch(
      /\/reset\/[\w-]{43}$/,
    );
    for (const userId of [4, 7, 9, 4711])
      expect((await admin.POST('/user/management/resetPassword', { body: { userId } })).response.status).toBe(404);
  });

  test.each(['manager', 'management', 'brand', 'tester'] as const)(
    '%s may neither add nor change them',
    async (name) => {
      const client = await server.as(name);
      const change = { userId: 3, updatedAt: '2026-01-01T00:00:00.000Z', lastName: 'Neu' };
      const answers = await Promise.all([
        client.POST('/user/management/add', { body: agent }),
        client.POST('/user/management/update', { body: change }),
        client.POST('/user/management/resetPassword', { body: { userId: 3 } }),
        client.POST('/getTesterworldUserWithPagination', { body: {} }),
        client.POST('/testerworldAuth/addUser', {
          body: { username: 'neu@post.example', firstName: 'A', lastName: 'B' },
        }),
        client.POST('/testerworldAuth/updateUser', { body: { ...change, userId: 7 } }),
        client.POST('/testerworldAuth/resetPassword', { body: { userId: 7 } }),
      ]);
      expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 403));
    },
  );

  const tester: Schemas['NewTesterUser'] = {
    username: 'testerin@post.example',
    firstName: 'Ayşe',
    lastName: 'Kılıç',
    phone: null,
    defaultLanguage: 'DE',
    gender: 'female',
    dob: '1991-05-17',
    country: 'DE',
    federalState: 'DE-HH',
    city: 'Hamburg',
    categories: [1, 13, 21],
    platforms: ['Instagram', 'TikTok'],
    maritalStatus: 'married',
    profession: 'employed',
    training: 'bachelor',
    children: 2,
    ugcCampaign: true,
    regionalTests: false,
  };

  test('a tester is added with a profile and sets a password by mail [R-CALL-037]', async () => {
    const { data } = await admin.POST('/testerworldAuth/addUser', { body: tester });
    expect(data?.data).toMatchObject({ ...tester, roleId: 8, testsDone: 0, status: 'active' });
    expect(data?.data.age).toBeGreaterThanOrEqual(35);
    expect((await mailsTo(server, tester.username, 'testerAdded'))[0]?.link).toContain('/testerworld/reset/');
    const errors = async (more: object) =>
      (
        await admin.POST('/testerworldAuth/addUser', {
          body: { ...tester, username: 'b@post.example', ...more } as never,
        })
      ).error?.fieldErrors;
    expect(await errors({ categories: [9999] })).toEqual([{ field: 'categories', key: 'invalidValue' }]);
    expect(await errors({ federalState: 'CH-ZH' })).toEqual([{ field: 'federalState', key: 'invalidValue' }]);
    expect(await errors({ dob: '2100-01-01' })).toEqual([{ field: 'dob', key: 'outOfRange' }]);
    expect(await errors({ dob: '2001-02-30' })).toEqual(
      expect.arrayContaining([{ field: 'dob', key: expect.any(String) }]),
    );
    expect(await errors({ roleId: 6 })).toEqual([{ field: 'roleId', key: 'unknownField' }]);
    expect(await errors({ customerId: 1 })).toEqual([{ field: 'customerId', key: 'unknownField' }]);
    expect(await server.db.selectFrom('users').select('id').where('email', '=', 'b@post.example').execute()).toEqual(
      [],
    );
  });

  test('the list of testers has its filters [R-CALL-025]', async () => {
    const find = async (filters: Schemas['TesterUserFilters']) =>
      (
        await admin.POST('/getTesterworldUserWithPagination', { body: { filters, pageSize: 100 } })
      ).data?.data.content.map((each) => each.username);
    const [she, he] = [tester.username, testUsers.tester.email];
    expect((await find({}))?.sort()).toEqual([he, she].sort());
    for (const filters of [
      { categories: [13, 99] },
      { countries: ['DE'] },
      { maritalStatus: ['married'] },
      { profession: ['employed', 'retired'] },
      { training: ['bachelor'] },
      { children: [2] },
      { gender: ['female'] },
      { platforms: ['TikTok'] },
      { ugcCampaign: true },
      { regionalTests: false, gender: ['female'] },
    ] satisfies Schemas['TesterUserFilters'][]) {
      expect([filters, await find(filters)]).toEqual([filters, [she]]);
    }
    for (const filters of [
      { categories: [22] },
      { countries: ['CH'] },
      { maritalStatus: ['single'] },
      { profession: ['pupil'] },
      { training: ['none'] },
      { children: [0, 1] },
      { gender: ['male', 'divers'] },
      { platforms: ['Blog'] },
      { regionalTests: true },
      { gender: ['female'], children: [1] },
      { archived: true },
    ] satisfies Schemas['TesterUserFilters'][]) {
      expect([filters, await find(filters)]).toEqual([filters, []]);
    }
    const search = await admin.POST('/getTesterworldUserWithPagination', {
      body: { search: 'kilic', status: 'active', sortBy: 'city', sort: 'ASC' },
    });
    expect(search.data?.data).toMatchObject({ totalElements: 1, content: [{ username: she }] });
    expect(
      (await admin.POST('/getTesterworldUserWithPagination', { body: { filters: { points: [1] } as never } })).response
        .status,
    ).toBe(422);
    expect((await admin.POST('/getTesterworldUserWithPagination', { body: { pageSize: 101 } })).response.status).toBe(
      422,
    );
  });

  test('account and profile of a tester change together, with old and new values [R-CALL-038]', async () => {
    const before = (await admin.POST('/getTesterworldUserWithPagination', { body: { search: tester.username } })).data
      ?.data.content[0];
    const body = {
      userId: before?.id ?? 0,
      updatedAt: before?.updatedAt ?? '',
      lastName: 'Kaya',
      children: 3,
      categories: [13],
    };
    const { data } = await admin.POST('/testerworldAuth/updateUser', { body });
    expect(data?.data).toEqual({
      ...before,
      lastName: 'Kaya',
      fullName: 'Ayşe Kaya',
      children: 3,
      categories: [13],
      updatedAt: expect.any(String),
    });
    const log = await server.db
      .selectFrom('audit_log')
      .select('changes')
      .where('operation', '=', 'updateTesterUser')
      .where('outcome', '=', 200)
      .executeTakeFirst();
    expect(log?.changes).toEqual({ lastName: ['Kılıç', 'Kaya'], children: [2, 3], categories: [[1, 13, 21], [13]] });
    expect((await admin.POST('/testerworldAuth/updateUser', { body })).error?.error).toBe('changedMeanwhile');
    const first = await admin.POST('/testerworldAuth/updateUser', {
      body: { userId: 7, updatedAt: await updatedAt(7), city: 'Köln' },
    });
    expect(first.data?.data).toMatchObject({ id: 7, city: 'Köln', categories: [] });
    expect(
      (
        await admin.POST('/testerworldAuth/updateUser', {
          body: { userId: 7, updatedAt: await updatedAt(7), federalState: 'AU-9', country: 'DE' },
        })
      ).response.status,
    ).toBe(422);
    for (const userId of [3, 4, 9, 4711])
      expect((await admin.POST('/testerworldAuth/updateUser', { body: { ...body, userId } })).response.status).toBe(
        404,
      );
  });
  const updatedAt = async (id: number) =>
    (await server.db.selectFrom('users').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow())
      .updated_at;

  test('who may not change testers sees the age but not the birthday', async () => {
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view'] })
      .where('role_id', '=', 1)
      .where('module_name', '=', 'Testerworld User')
      .execute();
    const { data } = await admin.POST('/getTesterworldUserWithPagination', { body: { search: tester.username } });
    expect(data?.data.content[0]).toMatchObject({ dob: null, age: expect.any(Number) });
    expect((await admin.POST('/testerworldAuth/resetPassword', { body: { userId: 7 } })).response.status).toBe(403);
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view', 'add', 'edit'] })
      .where('role_id', '=', 1)
      .where('module_name', '=', 'Testerworld User')
      .execute();
  });

  test('an administrator sends a tester the mail to reset the password [R-CALL-039]', async () => {
    expect((await admin.POST('/testerworldAuth/resetPassword', { body: { userId: 7 } })).response.status).toBe(200);
    expect((await mailsTo(server, testUsers.tester.email, 'passwordReset'))[0]?.link).toContain('/testerworld/reset/');
    for (const userId of [3, 4, 9, 4711])
      expect((await admin.POST('/testerworldAuth/resetPassword', { body: { userId } })).response.status).toBe(404);
  });

  test('a tester whom staff has added is welcomed in the own language, once the address is confirmed', async () => {
    const username = 'welcome@post.example';
    await admin.POST('/testerworldAuth/addUser', { body: { ...tester, username, defaultLanguage: 'EN' } });
    const [added] = await mailsTo(server, username, 'testerAdded');
    expect(added?.subject).toBe('Welcome to the Testerworld: please confirm your e-mail address');
    expect(await mailsTo(server, username, 'testerWelcome')).toEqual([]);
    const set = async (token: string) =>
      (
        await server.client().POST('/testerworldAuth/resetPassword/{token}', {
          params: { path: { token } },
          body: { password: newPassword, confirmPassword: newPassword },
        })
      ).response.status;
    expect(await set(tokenIn(added))).toBe(200);
    const welcomes = async () => (await mailsTo(server, username, 'testerWelcome')).map(({ subject }) => subject);
    expect(await welcomes()).toEqual(['Welcome to the Testerworld']);
    expect(await mailsTo(server, username, 'passwordChanged')).toEqual([]);
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', username)
      .executeTakeFirstOrThrow();
    await admin.POST('/testerworldAuth/resetPassword', { body: { userId: id } });
    expect(await set(tokenIn((await mailsTo(server, username, 'passwordReset'))[0]))).toBe(200);
    expect(await welcomes()).toHaveLength(1);
    expect(await mailsTo(server, username, 'passwordChanged')).toHaveLength(1);
  });
});
