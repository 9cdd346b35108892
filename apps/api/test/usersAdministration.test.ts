import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { mailsTo, newPassword, tokenIn } from './kit/accounts.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
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

  let counter = 0;
  const person = (roleId: NewInternalUser['roleId'] = 9): NewInternalUser => ({
    username: `neu.${(counter += 1)}@resonanz.example`,
    firstName: 'Nina',
    lastName: 'Neu',
    roleId,
    ...(roleId === 7 ? { companyName: 'Nordlicht Management' } : {}),
  });
  const added = async (roleId: NewInternalUser['roleId'] = 9) => {
    const { data, error } = await superAdmin.POST('/addInternalUser', { body: person(roleId) });
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const loggedIn = async (email: string) => {
    const token = tokenIn((await mailsTo(server, email, 'accountCreated')).at(-1));
    const set = await server
      .client()
      .POST('/userdetail/resetPassword', { body: { token, password: newPassword, confirmPassword: newPassword } });
    expect(set.response.status).toBe(200);
    const { data } = await server.client().POST('/authenticate', { body: { username: email, password: newPassword } });
    return server.client(data?.data.accessToken);
  };
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
  ])('refuses the query %j', async (body, field) => {
    const { response, error } = await superAdmin.POST('/getUsersWithPagination', { body });
    expect(response.status).toBe(422);
    expect(error?.fieldErrors?.map((each) => each.field)).toContain(field);
  });

  test('a new member of the staff sets a password by the link of a mail and works at once [R-CALL-021]', async () => {
    const body = person();
    const { data } = await admin.POST('/addInternalUser', {
      body: { ...body, defaultLanguage: 'EN', defaultRegion: 2 },
    });
    expect(data?.data).toMatchObject({
      ...body,
      defaultLanguage: 'EN',
      defaultRegion: 2,
      isActive: true,
      isApproved: true,
      emailVerify: false,
      status: 'active',
    });
    expect((await mailsTo(server, body.username, 'accountCreated')).length).toBe(1);
    const client = await loggedIn(body.username);
    expect((await client.GET('/getUserByUsername')).data?.data.role.roleId).toBe(9);
    expect((await user(data?.data.id ?? 0))?.emailVerify).toBe(true);
  });

  test('admins and super admins are added by the super admin alone, roles 4 and 5 by nobody', async () => {
    for (const roleId of [1, 6] as const) {
      const { response, error } = await admin.POST('/addInternalUser', { body: person(roleId) });
      expect([response.status, error?.error]).toEqual([403, 'roleNotAllowed']);
      expect((await superAdmin.POST('/addInternalUser', { body: person(roleId) })).response.status).toBe(200);
    }
    for (const roleId of [2, 3, 4, 5, 8, 0, '9']) {
      const { response, error } = await superAdmin.POST('/addInternalUser', {
        body: { ...person(), roleId: roleId as 9 },
      });
      expect(response.status).toBe(422);
      expect(error?.fieldErrors?.map((each) => each.field)).toContain('roleId');
    }
    const noCompany = await superAdmin.POST('/addInternalUser', { body: { ...person(), roleId: 7 } });
    expect(noCompany.error?.fieldErrors).toEqual([{ field: 'companyName', key: 'required' }]);
  });

  test.each([
    'id',
    'isAdmin',
    'approved',
    'isApproved',
    'emailVerify',
    'isActive',
    'passwordHash',
    'password',
    'createdAt',
    'customerId',
    '__proto__',
  ])('a new member of the staff takes no %s', async (field) => {
    const body = JSON.parse(`{"${field}":1}`) as object;
    const { response, error } = await superAdmin.POST('/addInternalUser', {
      body: Object.assign(Object.create(null), person(), body) as never,
    });
    // JSON.stringify leaves a prototype out, so the raw text is sent for it.
    const raw = await fetch(`${server.url}/api/addInternalUser`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await server.logIn('superAdmin')).accessToken}`,
      },
      body: `${JSON.stringify(person()).slice(0, -1)},"${field}":1}`,
    });
    expect([400, 422]).toContain(raw.status);
    if (field === '__proto__') return;
    expect(response.status).toBe(422);
    expect(error?.fieldErrors).toEqual([{ field, key: 'unknownField' }]);
  });

  test('users of brands and testers are added with what belongs to their role [R-CALL-020]', async () => {
    const { roleId: _role, ...brand } = person();
    const { data } = await admin.POST('/addUser', { body: { ...brand, roleId: 3, customerId: 2 } });
    expect(data?.data).toMatchObject({
      roleId: 3,
      customerId: 2,
      customerName: 'Küstenkind AG',
      companyName: 'Küstenkind AG',
      status: 'active',
    });
    const tester = await admin.POST('/addUser', { body: { ...brand, username: person().username, roleId: 8 } });
    expect(tester.data?.data).toMatchObject({ roleId: 8, isInternal: false });
    const faults = async (more: object) =>
      (await admin.POST('/addUser', { body: { ...brand, username: person().username, ...more } as never })).error
        ?.fieldErrors;
    expect(await faults({ roleId: 3 })).toEqual([{ field: 'companyName', key: 'required' }]);
    expect(await faults({ roleId: 3, customerId: 4711 })).toEqual([{ field: 'customerId', key: 'invalidValue' }]);
    expect(await faults({ roleId: 8, customerId: 1 })).toEqual([{ field: 'customerId', key: 'invalidValue' }]);
    expect(await faults({ roleId: 9 })).toEqual([{ field: 'roleId', key: 'invalidValue' }]);
    expect(await faults({ roleId: 8, defaultRegion: 99 })).toEqual([{ field: 'defaultRegion', key: 'invalidValue' }]);
    expect(await faults({ roleId: 8, username: 'a@b\r\nBcc: x@y.de' })).toEqual([
      { field: 'username', key: 'invalidFormat' },
    ]);
  });

  test('an e-mail address belongs to one user whatever its case, also when two requests come at once', async () => {
    const body = person();
    const twice = await Promise.all(
      [body, { ...body, username: body.username.toUpperCase() }].map((each) =>
        superAdmin.POST('/addInternalUser', { body: each }),
      ),
    );
    expect(twice.map(({ response }) => response.status).sort()).toEqual([200, 422]);
    expect(twice.find(({ error }) => error !== undefined)?.error?.fieldErrors).toEqual([
      { field: 'username', key: 'emailTaken' },
    ]);
    const other = await added();
    const taken = await superAdmin.POST('/updateUser', {
      body: { userId: other.id, updatedAt: other.updatedAt, username: 'BRAND@resonanz.example' },
    });
    expect(taken.error?.fieldErrors).toEqual([{ field: 'username', key: 'emailTaken' }]);
  });

  test('only what is sent changes, and nobody overwrites what another has changed', async () => {
    const before = await added();
    const first = await admin.POST('/updateUser', {
      body: { userId: before.id, updatedAt: before.updatedAt, lastName: 'Neumann', phone: null },
    });
    expect(first.data?.data).toEqual({
      ...before,
      lastName: 'Neumann',
      fullName: 'Nina Neumann',
      updatedAt: expect.any(String),
    });
    const late = await superAdmin.POST('/updateUser', {
      body: { userId: before.id, updatedAt: before.updatedAt, lastName: 'Alt' },
    });
    expect(late.response.status).toBe(409);
    expect(late.error).toMatchObject({
      error: 'changedMeanwhile',
      data: { name: 'admin Muster', at: first.data?.data.updatedAt },
    });
    const history = await server.db
      .selectFrom('history')
      .selectAll()
      .where('entity', '=', 'user')
      .where('entity_id', '=', before.id)
      .orderBy('id')
      .execute();
    expect(history.map(({ action, user_id }) => [action, user_id])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(history[1]?.changes).toEqual({ lastName: ['Neu', 'Neumann'] });
    const log = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'user')
      .where('entity_id', '=', before.id)
      .orderBy('id')
      .execute();
    expect(log.map(({ operation, user_id, changes }) => [operation, user_id, changes])).toEqual([
      ['addInternalUser', 1, { username: [null, before.username], roleId: [null, 9] }],
      ['updateUser', 2, { lastName: ['Neu', 'Neumann'] }],
    ]);
  });

  test('a new role counts on the next call and ends every log-in', async () => {
    const { id, username } = await added();
    const client = await loggedIn(username);
    expect((await client.POST('/campaignRequest/getWithPagination', { body: {} })).response.status).toBe(403);
    const { updatedAt = '' } = (await user(id)) ?? {};
    const changed = await superAdmin.POST('/updateUser', { body: { userId: id, updatedAt, roleId: 1 } });
    expect(changed.data?.data).toMatchObject({ roleId: 1, isAdmin: true });
    expect((await client.GET('/getUserByUsername')).response.status).toBe(401);
  });

  test('nobody gives the own role away or what he does not have, and nobody moves to another area', async () => {
    const change = async (client: ApiClient, id: number, roleId: number) => {
      const { updatedAt = '' } = (await user(id)) ?? {};
      return client.POST('/updateUser', { body: { userId: id, updatedAt, roleId: roleId as 9 } });
    };
    expect((await change(superAdmin, 1, 1)).error?.error).toBe('ownRole');
    const { id } = await added();
    for (const roleId of [1, 6]) expect((await change(admin, id, roleId)).error?.error).toBe('roleNotAllowed');
    for (const roleId of [2, 3, 8]) {
      expect((await change(superAdmin, id, roleId)).error?.fieldErrors).toEqual([
        { field: 'roleId', key: 'roleChangeNotAllowed' },
      ]);
    }
    for (const roleId of [4, 5]) expect((await change(superAdmin, id, roleId)).response.status).toBe(422);
    expect((await change(superAdmin, testUsers.tester.id, 9)).response.status).toBe(422);
    expect((await change(superAdmin, testUsers.brandTwo.id, 2)).data?.data.roleId).toBe(2);
    expect((await change(admin, 1, 9)).response.status).toBe(404);
  });

  test('another address of a brand or a tester has to be confirmed again', async () => {
    const { roleId: _role, ...rest } = person();
    const tester = (await admin.POST('/addUser', { body: { ...rest, roleId: 8 } })).data?.data;
    const { username } = person();
    const moved = await admin.POST('/updateUser', {
      body: { userId: tester?.id ?? 0, updatedAt: tester?.updatedAt ?? '', username },
    });
    expect(moved.data?.data).toMatchObject({ username, emailVerify: false });
    expect(await mailsTo(server, username, 'verifyEmail')).toHaveLength(1);
  });

  test('deactivating ends every log-in at once, and the owner is told of both [R-CALL-018] [R-CALL-019] [R-CALL-027] [R-FLOW-002] [R-FLOW-003]', async () => {
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
      // One wins; the other is refused, or is not even logged in any more.
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
