import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { mailsTo, newPassword, tokenIn } from './kit/accounts.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { addStaffUser, logInNewStaffUser, newStaffUser as person } from './kit/staffUsers.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type NewInternalUser = components['schemas']['NewInternalUser'];
type UserListQuery = components['schemas']['UserListQuery'];

describeOnOneDatabase('user administration', (database) => {
  let server: TestServer;
  let superAdmin: ApiClient;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    superAdmin = await server.as('superAdmin');
    admin = await server.as('admin');
  });
  afterAll(() => server.stop());

  const added = (roleId?: NewInternalUser['roleId']) => addStaffUser(superAdmin, roleId);
  const loggedIn = (email: string) => logInNewStaffUser(server, email);
  const page = async (client: ApiClient, body: UserListQuery) =>
    (await client.POST('/getUsersWithPagination', { body })).data?.data;
  const idsOf = async (client: ApiClient, body: UserListQuery) =>
    (await page(client, { pageSize: 100, ...body }))?.content.map((user) => user.id).sort((a, b) => a - b);
  const user = async (id: number) =>
    (await superAdmin.GET('/getUserById/{id}', { params: { path: { id } } })).data?.data;

  test('a user carries every field of the entity [R-CALL-015] [R-ENT-021] [R-ENT-022] [R-ENT-023]', async () => {
    const { data } = await superAdmin.GET('/getUserById/{id}', { params: { path: { id: testUsers.declined.id } } });
    expect(data?.data).toEqual({
      id: 14,
      username: 'declined@resonanz.example',
      firstName: 'declined',
      lastName: 'Muster',
      fullName: 'declined Muster',
      role: { roleId: 3, roleName: 'brand' },
      roleId: 3,
      isInternal: false,
      isAdmin: false,
      isActive: true,
      archived: false,
      emailVerify: true,
      approved: 2,
      isApproved: false,
      status: 'declined',
      declineReason: null,
      companyName: null,
      companyNameChange: null,
      contactPerson: null,
      customerId: 1,
      customerName: 'Alpenglück GmbH',
      phone: null,
      defaultLanguage: 'DE',
      defaultRegion: 1,
      defaultRegionName: 'DACH',
      profilePicture: null,
      signupWithToken: false,
      lastLogin: null,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect((await user(1))?.lastLogin).toMatch(/Z$/);
  });

  test('an admin sees neither admins nor super admins, the super admin sees all [R-CALL-014]', async () => {
    const all = (await superAdmin.GET('/getUsers', { params: { query: { pageSize: 100 } } })).data?.data;
    expect(all?.content.map((each) => each.roleId)).toEqual(expect.arrayContaining([1, 2, 3, 6, 7, 8, 9]));
    const some = (await admin.GET('/getUsers', { params: { query: { pageSize: 100 } } })).data?.data;
    expect(some?.content.some((each) => each.isAdmin)).toBe(false);
    expect(some?.totalElements).toBe(
      (all?.totalElements ?? 0) - (all?.content.filter((each) => each.isAdmin).length ?? 0),
    );
    for (const id of [1, 2, 4711]) {
      const { response, error } = await admin.GET('/getUserById/{id}', { params: { path: { id } } });
      expect(response.status).toBe(404);
      expect(error).toEqual({ message: 'NOT_FOUND', error: 'notFound', data: null, fieldErrors: [] });
    }
    expect((await page(admin, { search: 'superadmin' }))?.totalElements).toBe(0);
  });

  test.each(['manager', 'management', 'brand', 'brandManager', 'tester'] as const)(
    '%s may do none of it',
    async (name) => {
      const client = await server.as(name);
      const body = { userId: testUsers.tester.id };
      const answers = await Promise.all([
        client.GET('/getUsers'),
        client.GET('/getUserById/{id}', { params: { path: { id: testUsers[name].id } } }),
        client.GET('/deactivatedUsers'),
        client.POST('/getUsersWithPagination', { body: {} }),
        client.POST('/addUser', { body: { ...person(), roleId: 8 } }),
        client.POST('/addInternalUser', { body: person() }),
        client.POST('/deactivateUser', { params: { query: { id: 7 } } }),
        client.POST('/changeUserStatus', { body: { ...body, isActive: false } }),
        client.POST('/changeUserArchiveStatus', { body: { ...body, archived: true } }),
        client.POST('/deleteUser', { body }),
        client.POST('/resetPassword', { body }),
      ]);
      expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 403));
    },
  );

  test('the list is filtered, sorted and paged [R-CALL-016] [R-CALL-023]', async () => {
    expect(await idsOf(superAdmin, { filters: { roleId: [6, 7] } })).toEqual([1, 3]);
    expect(await idsOf(superAdmin, { filters: { isInternal: true, isActive: false } })).toEqual([10]);
    expect(await idsOf(superAdmin, { status: 'pending' })).toEqual([13]);
    expect(await idsOf(superAdmin, { status: 'archived' })).toEqual([11]);
    expect(await idsOf(superAdmin, { filters: { archived: true } })).toEqual([11]);
    expect(await idsOf(superAdmin, { filters: { roleId: [] }, search: 'Küstenkind' })).toEqual([6]);
    expect(await idsOf(superAdmin, { search: 'muster BRAND-two' })).toEqual([6]);
    expect(await idsOf(superAdmin, { search: '%' })).toEqual([]);
    expect(await idsOf(superAdmin, { filters: { defaultRegion: [4] } })).toEqual([]);
    const sorted = async (sort: 'ASC' | 'DESC') =>
      (await page(superAdmin, { sortBy: 'username', sort, pageSize: 3, pageNumber: 1 }))?.content.map(
        (each) => each.username,
      );
    const all = (await page(superAdmin, { pageSize: 100 }))?.content.map((each) => each.username).sort();
    expect(await sorted('ASC')).toEqual(all?.slice(3, 6));
    expect(await sorted('DESC')).toEqual(all?.reverse().slice(3, 6));
    for (const sortBy of ['id', 'name', 'roleId', 'companyName', 'status', 'createdAt'] as const) {
      expect((await page(superAdmin, { sortBy }))?.content).toHaveLength(10);
    }
    expect(await page(superAdmin, { pageNumber: 50, pageSize: 7 })).toMatchObject({
      content: [],
      number: 50,
      size: 7,
      totalElements: all?.length,
    });
    const deactivated = (await superAdmin.GET('/deactivatedUsers')).data?.data;
    expect(deactivated?.content.map((each) => each.id)).toEqual([10]);
  });

  test.each<readonly [object, string]>([
    [{ pageSize: 101 }, 'pageSize'],
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageNumber: -1 }, 'pageNumber'],
    [{ sortBy: 'passwordHash' }, 'sortBy'],
    [{ sortBy: 'id; drop table users' }, 'sortBy'],
    [{ sort: 'asc' }, 'sort'],
    [{ status: 'deleted' }, 'status'],
    [{ filters: { passwordHash: 'a' } }, 'filters.passwordHash'],
    [{ filters: { roleId: [4] } }, 'filters.roleId.0'],
    [{ roleId: 6 }, 'roleId'],
  ])('rejects the query %j', async (body, field) => {
    const { response, error } = await superAdmin.POST('/getUsersWithPagination', { body });
    expect(response.status).toBe(422);
    expect(error?.fieldErrors?.map((each) => each.field)).toContain(field);
  });

  test('deactivating ends every log-in at once, and the owner is notified of both [R-CALL-018] [R-CALL-019] [R-CALL-027] [R-FLOW-002] [R-FLOW-003]', async () => {
    const { id, username } = await added();
    const client = await loggedIn(username);
    const off = await admin.POST('/deactivateUser', { params: { query: { id } } });
    expect(off.data?.data).toMatchObject({ isActive: false, status: 'inactive' });
    expect((await client.GET('/getUserByUsername')).response.status).toBe(401);
    expect(
      (await server.client().POST('/authenticate', { body: { username, password: newPassword } })).error?.error,
    ).toBe('accountDeactivated');
    await admin.POST('/deactivateUser', { params: { query: { id } } });
    expect(await mailsTo(server, username, 'accountDeactivated')).toHaveLength(1);
    expect((await admin.POST('/resetPassword', { body: { userId: id } })).error?.error).toBe('userInactive');
    expect((await admin.POST('/reactivateUser', { params: { query: { id } } })).data?.data.status).toBe('active');
    expect(await mailsTo(server, username, 'accountReactivated')).toHaveLength(1);
    await admin.POST('/changeUserStatus', { body: { userId: id, isActive: false, reason: 'Elternzeit' } });
    const last = await server.db
      .selectFrom('history')
      .selectAll()
      .where('entity_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toMatchObject({
      entity: 'user',
      action: 3,
      changes: { isActive: [true, false] },
      reason: 'Elternzeit',
    });
  });

  test('deactivating closes live connections', async () => {
    const { accessToken } = await server.logIn('manager');
    const live = await connectLive(server.url, accessToken);
    await live.subscribe(`/topic/agencyNotification/${testUsers.manager.id}`);
    await admin.POST('/deactivateUser', { params: { query: { id: testUsers.manager.id } } });
    expect(await live.refused).toEqual(expect.any(String));
    await expect(connectLive(server.url, accessToken)).rejects.toThrow('unauthorized');
    expect(
      (await admin.POST('/reactivateUser', { params: { query: { id: testUsers.manager.id } } })).response.status,
    ).toBe(200);
  });

  test('an archived user is out of sight and comes back as an active one [R-CALL-032] [R-FLOW-004]', async () => {
    const { id, username } = await added();
    const client = await loggedIn(username);
    expect(
      (await admin.POST('/changeUserArchiveStatus', { body: { userId: id, archived: true } })).data?.data,
    ).toMatchObject({ archived: true, status: 'archived' });
    expect((await client.GET('/getUserByUsername')).response.status).toBe(401);
    expect(await idsOf(admin, { search: username })).toEqual([]);
    expect((await admin.POST('/reactivateUser', { params: { query: { id } } })).error?.error).toBe('userArchived');
    expect(
      (await admin.POST('/changeUserArchiveStatus', { body: { userId: id, archived: false } })).data?.data,
    ).toMatchObject({ archived: false, isActive: true });
    expect(await idsOf(admin, { search: username })).toEqual([id]);
  });

  test('a user is deleted for good by the super admin alone, and not while records belong to the user [R-CALL-031]', async () => {
    const { id, username } = await added();
    expect((await admin.POST('/deleteUser', { body: { userId: id } })).response.status).toBe(403);
    await server.db.updateTable('customers').set({ owner_user_id: id }).where('id', '=', 1).execute();
    const used = await superAdmin.POST('/deleteUser', { body: { userId: id } });
    expect([used.response.status, used.error?.error, used.error?.data]).toEqual([409, 'userInUse', { customers: 1 }]);
    await server.db.updateTable('customers').set({ owner_user_id: null }).where('id', '=', 1).execute();
    expect((await superAdmin.POST('/deleteUser', { body: { userId: id } })).response.status).toBe(200);
    expect((await superAdmin.POST('/deleteUser', { body: { userId: id } })).response.status).toBe(404);
    expect((await superAdmin.POST('/addInternalUser', { body: { ...person(), username } })).response.status).toBe(200);
    const log = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('operation', '=', 'deleteUser')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(log.map(({ user_id, outcome, action, changes }) => [user_id, outcome, action, changes])).toEqual([
      [1, 200, 4, { username: [username, null], roleId: [9, null] }],
    ]);
  });

  test('nobody takes the own account out of use', async () => {
    const own = { userId: testUsers.superAdmin.id };
    const answers = [
      await superAdmin.POST('/deactivateUser', { params: { query: { id: own.userId } } }),
      await superAdmin.POST('/changeUserStatus', { body: { ...own, isActive: false } }),
      await superAdmin.POST('/changeUserArchiveStatus', { body: { ...own, archived: true } }),
      await superAdmin.POST('/deleteUser', { body: own }),
    ];
    expect(answers.map(({ response, error }) => [response.status, error?.error])).toEqual(
      answers.map(() => [409, 'ownAccount']),
    );
  });

  test('two super admins who put each other out of use at once leave one', async () => {
    const second = await added(6);
    await server.db
      .updateTable('users')
      .set({ is_active: false })
      .where('role_id', '=', 6)
      .where('id', 'not in', [1, second.id])
      .execute();
    const other = await loggedIn(second.username);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        superAdmin.POST('/deactivateUser', { params: { query: { id: second.id } } }),
        other.POST('/changeUserArchiveStatus', { body: { userId: 1, archived: true } }),
      ]);
      // One wins; the other is rejected, or is not even logged in any more.
      expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1);
      expect(answers.map(({ response }) => response.status).some((status) => status === 409 || status === 401)).toBe(
        true,
      );
      const left = await server.db
        .selectFrom('users')
        .select('id')
        .where('role_id', '=', 6)
        .where('is_active', '=', true)
        .where('archived', '=', false)
        .execute();
      expect(left).toHaveLength(1);
      await server.db
        .updateTable('users')
        .set({ is_active: true, archived: false })
        .where('id', 'in', [1, second.id])
        .execute();
      await server.db
        .updateTable('sessions')
        .set({ revoked_at: null })
        .where('user_id', 'in', [1, second.id])
        .execute();
    }
  });

  test('an administrator sends the mail to reset a password and sees none [R-CALL-022]', async () => {
    const { id, username } = await added();
    expect((await admin.POST('/resetPassword', { body: { userId: id } })).data).toEqual({
      message: 'SUCCESS',
      data: null,
      error: null,
    });
    const mails = await mailsTo(server, username, 'passwordReset');
    expect(mails).toHaveLength(1);
    const token = tokenIn(mails[0]);
    expect(
      (await server.client().POST('/userdetail/findUserByResetToken', { body: { token } })).data?.data.username,
    ).toBe(username);
    expect((await admin.POST('/resetPassword', { body: { userId: 1 } })).response.status).toBe(404);
  });
});
