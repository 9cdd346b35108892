import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from './kit/accounts.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { addStaffUser, logInNewStaffUser, newStaffUser as person } from './kit/staffUsers.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnOneDatabase('adding and changing users', (database) => {
  let server: TestServer;
  let superAdmin: ApiClient;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    superAdmin = await server.as('superAdmin');
    admin = await server.as('admin');
  });
  afterAll(() => server.stop());

  const added = () => addStaffUser(superAdmin);
  const loggedIn = (email: string) => logInNewStaffUser(server, email);
  const user = async (id: number) =>
    (await superAdmin.GET('/getUserById/{id}', { params: { path: { id } } })).data?.data;

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
    const errors = async (more: object) =>
      (await admin.POST('/addUser', { body: { ...brand, username: person().username, ...more } as never })).error
        ?.fieldErrors;
    expect(await errors({ roleId: 3 })).toEqual([{ field: 'companyName', key: 'required' }]);
    expect(await errors({ roleId: 3, customerId: 4711 })).toEqual([{ field: 'customerId', key: 'invalidValue' }]);
    expect(await errors({ roleId: 8, customerId: 1 })).toEqual([{ field: 'customerId', key: 'invalidValue' }]);
    expect(await errors({ roleId: 9 })).toEqual([{ field: 'roleId', key: 'invalidValue' }]);
    expect(await errors({ roleId: 8, defaultRegion: 99 })).toEqual([{ field: 'defaultRegion', key: 'invalidValue' }]);
    expect(await errors({ roleId: 8, username: 'a@b\r\nBcc: x@y.de' })).toEqual([
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
});
