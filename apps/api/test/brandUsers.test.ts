import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { mailsTo } from './kit/accounts.ts';
import { sendBrandUser } from './kit/brandUserForm.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { png } from './kit/pictures.ts';
import { rememberedToken } from './kit/rememberedToken.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers, type TestUserName } from './kit/testUsers.ts';

describeOnEachDatabase('brand users', (database) => {
  let server: TestServer;
  let admin: ApiClient;
  let manager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('admin');
    manager = await server.as('manager');
  });
  afterAll(() => server.stop());

  const tokens = new Map<TestUserName, string>();
  const tokenOf = (name: TestUserName) => rememberedToken(server, tokens, name);
  const send = async (call: 'addBrandUser' | 'updateBrandUser', as: TestUserName, user: object, picture?: Uint8Array) =>
    sendBrandUser(server, await tokenOf(as), call, user, picture);
  const stored = (id: number) =>
    server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const readAt = async (id: number) => (await stored(id)).updated_at;
  const ids = async (client: ApiClient, body: Schemas['BrandUserListQuery']) =>
    (await client.POST('/getBrandUserWithPagination', { body: { pageSize: 100, ...body } })).data?.data.content
      .map((user) => user.id)
      .sort((a, b) => a - b);

  test('the list has a tab for each state and only users of brands [R-CALL-024]', async () => {
    expect(await ids(manager, {})).toEqual([4, 5, 6, 8, 12, 13, 14]);
    expect(await ids(manager, { status: 'pending' })).toEqual([13]);
    expect(await ids(manager, { status: 'declined' })).toEqual([14]);
    expect(await ids(manager, { status: 'active', filters: { emailVerify: false } })).toEqual([12]);
    expect(await ids(manager, { filters: { approved: [0, 2] } })).toEqual([13, 14]);
    expect(await ids(manager, { filters: { signupWithToken: true } })).toEqual([5]);
    expect(await ids(manager, { filters: { customerId: 2 } })).toEqual([6]);
    expect(await ids(manager, { filters: { archived: true } })).toEqual([]);
    const { data } = await manager.POST('/getBrandUserWithPagination', {
      body: { search: 'küstenkind', sortBy: 'companyName', sort: 'DESC' },
    });
    expect(data?.data).toMatchObject({
      totalElements: 1,
      content: [
        {
          id: 6,
          companyName: 'Küstenkind AG',
          customerName: 'Küstenkind AG',
          requestCount: 0,
          vatId: null,
          signupWithToken: false,
        },
      ],
    });
  });

  test.each(['management', 'brand', 'brandManager', 'brandInvited', 'tester'] as const)(
    '%s sees no list of brands',
    async (name) => {
      const client = server.client(await tokenOf(name));
      const answers = await Promise.all([
        client.POST('/getBrandUserWithPagination', { body: {} }),
        client.POST('/getBrandUserCompanyNameChangesWithPagination', { body: {} }),
        client.POST('/changeUserApproveStatus', { body: { userId: 13, status: 1 } }),
        client.POST('/resetPasswordBrandUser', { body: { userId: 4 } }),
      ]);
      expect(answers.map(({ response }) => response.status)).toEqual([403, 403, 403, 403]);
      expect((await send('addBrandUser', name, {})).status).toBe(403);
    },
  );

  test('staff adds a brand user with a logo; the user sets a password by mail [R-CALL-040]', async () => {
    const user = {
      username: 'lena@moorhof.example',
      firstName: 'Lena',
      lastName: 'Moor',
      companyName: 'Moorhof GmbH',
      contactPerson: 'Lena Moor',
      phone: '+49 40 123456',
      streetAndHouse: 'Am Moor 1',
      cityAndZip: '21635 Jork',
      country: 'DE',
      vatId: 'DE123456789',
      website: 'www.moorhof.example',
      industry: 'Lebensmittel',
      invoiceEmail: 'rechnung@moorhof.example',
      defaultLanguage: 'EN',
      defaultRegion: 2,
    };
    const { status, data } = await send('addBrandUser', 'admin', user, png());
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...user,
      roleId: 3,
      approved: 1,
      emailVerify: false,
      customerId: null,
      requestCount: 0,
    });
    expect((await fetch(`${server.url}${data.profilePicture}`)).headers.get('content-type')).toBe('image/png');
    expect(await mailsTo(server, user.username, 'accountCreated')).toHaveLength(1);
    expect((await send('addBrandUser', 'admin', { ...user, username: 'LENA@moorhof.example' })).fieldErrors).toEqual([
      { field: 'username', key: 'emailTaken' },
    ]);
    expect((await send('addBrandUser', 'manager', user)).status).toBe(403);
    const media = await server.db.selectFrom('media').select('key').execute();
    expect(media).toHaveLength(1);
  });

  test.each([
    'id',
    'isAdmin',
    'approved',
    'emailVerify',
    'passwordHash',
    'password',
    'createdAt',
    'isActive',
    'signupWithToken',
    '__proto__',
    'constructor',
  ])('a new brand user takes no %s', async (field) => {
    const user = JSON.parse(
      `{"username":"neu@brand.example","firstName":"A","lastName":"B","companyName":"C GmbH","${field}":1}`,
    ) as object;
    const form = new FormData();
    form.set('user', JSON.stringify(user));
    const response = await fetch(`${server.url}/api/addBrandUser`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${await tokenOf('admin')}` },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fieldErrors: [{ field, key: 'unknownField' }] });
  });

  test('a brand changes its own data and nothing that is decided by staff [R-CALL-041]', async () => {
    const change = async (more: object, as: TestUserName = 'brand', id: number = testUsers.brand.id) =>
      send('updateBrandUser', as, { userId: id, updatedAt: await readAt(id), ...more });
    const { data } = await change({ contactPerson: 'Marion Albrecht', vatId: 'DE987654321', website: null });
    expect(data).toMatchObject({ id: 4, contactPerson: 'Marion Albrecht', vatId: 'DE987654321', website: null });
    for (const [field, value] of Object.entries({
      username: 'a@b.example',
      roleId: 2,
      companyName: 'X GmbH',
      customerId: 2,
      approved: 1,
      isActive: true,
      profilePicture: '/media/x',
    })) {
      expect(await change({ [field]: value })).toMatchObject({
        status: 422,
        fieldErrors: [{ field, key: 'unknownField' }],
      });
    }
    expect((await change({ contactPerson: 'Fremd' }, 'brand', testUsers.brandManager.id)).status).toBe(403);
    expect((await change({ contactPerson: 'Fremd' }, 'brand', testUsers.brandTwo.id)).status).toBe(404);
    expect((await change({ contactPerson: 'Fremd' }, 'brand', testUsers.manager.id)).status).toBe(404);
    expect((await change({ contactPerson: 'Jette' }, 'brandInvited', testUsers.brandInvited.id)).status).toBe(403);
    expect(
      (
        await send('updateBrandUser', 'brand', {
          userId: 4,
          updatedAt: '2020-01-01T00:00:00.000Z',
          contactPerson: 'Alt',
        })
      ).error,
    ).toBe('changedMeanwhile');
    expect((await stored(testUsers.brandTwo.id)).contact_person).toBeNull();
  });

  test('staff with the right to edit brands changes them all', async () => {
    const { updated_at: updatedAt } = await stored(testUsers.brandTwo.id);
    const change = { userId: testUsers.brandTwo.id, updatedAt, customerId: 1, companyName: 'Alpenglück AG' };
    expect((await send('updateBrandUser', 'manager', change)).status).toBe(403);
    const session = server.client((await server.logIn('brandTwo')).accessToken);
    expect((await send('updateBrandUser', 'admin', change)).data).toMatchObject({
      customerId: 1,
      companyName: 'Alpenglück AG',
    });
    expect((await session.GET('/getUserByUsername')).response.status).toBe(401);
    tokens.delete('brandTwo');
    expect((await send('updateBrandUser', 'admin', { ...change, userId: testUsers.tester.id })).status).toBe(404);
    expect((await send('updateBrandUser', 'management', change)).status).toBe(403);
  });

  test('an administrator sends a brand user the mail to reset the password [R-CALL-042]', async () => {
    expect((await admin.POST('/resetPasswordBrandUser', { body: { userId: 4 } })).data).toEqual({
      message: 'SUCCESS',
      data: null,
      error: null,
    });
    const [mail] = await mailsTo(server, testUsers.brand.email, 'passwordReset');
    expect(mail?.link).toContain('/campaign-self-service/reset/');
    for (const userId of [1, 7, 9, 4711])
      expect((await admin.POST('/resetPasswordBrandUser', { body: { userId } })).response.status).toBe(404);
    expect((await manager.POST('/resetPasswordBrandUser', { body: { userId: 4 } })).response.status).toBe(403);
  });
});
