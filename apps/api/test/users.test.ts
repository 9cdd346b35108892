import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPassword } from './kit/accounts.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testPassword, testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('the logged-in user', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  test('reads itself with role, language and region [R-CALL-012]', async () => {
    const { data } = await (await server.as('brand')).GET('/getUserByUsername');
    expect(data?.data).toEqual({
      id: testUsers.brand.id,
      username: 'brand@resonanz.example',
      fullName: 'brand Muster',
      firstName: 'brand',
      lastName: 'Muster',
      role: { roleId: 3, roleName: 'brand' },
      isAdmin: false,
      defaultLanguage: 'DE',
      defaultRegion: 1,
      defaultRegionName: 'DACH',
      companyName: 'Alpenglück GmbH',
      contactPerson: null,
      profilePicture: null,
      signupWithToken: false,
      startPage: null,
      phone: null,
      company: {
        streetAndHouse: null,
        cityAndZip: null,
        country: null,
        vatId: null,
        website: null,
        industry: null,
        invoiceEmail: null,
      },
      companyNameChange: null,
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  test('may name itself in any case, but nobody else', async () => {
    const client = await server.as('brand');
    const read = (username: string) => client.GET('/getUserByUsername', { params: { query: { username } } });
    expect((await read('Brand@Resonanz.example')).response.status).toBe(200);
    const foreign = await read(testUsers.brandTwo.email);
    expect(foreign.response.status).toBe(403);
    expect(foreign.error).toEqual({ message: 'FORBIDDEN', error: 'forbidden', data: null, fieldErrors: [] });
  });

  test('changes its language by a lower-case code [R-CALL-011]', async () => {
    const client = await server.as('manager');
    const { data } = await client.POST('/changesDefaultLanguage', { body: { defaultLanguage: 'en' } });
    expect(data?.data).toEqual({ defaultLanguage: 'en' });
    expect((await client.GET('/getUserByUsername')).data?.data.defaultLanguage).toBe('EN');
    const upper = await client.POST('/changesDefaultLanguage', { body: { defaultLanguage: 'DE' as 'de' } });
    expect(upper.response.status).toBe(422);
    expect(upper.error?.fieldErrors).toEqual([{ field: 'defaultLanguage', key: 'invalidValue' }]);
    const regions = await client.GET('/region/getAll');
    expect(regions.data?.data.map((region) => region.regionName)).toEqual([
      'DACH',
      'Germany',
      'Austria',
      'Switzerland',
    ]);
  });

  test('changes its region by a number or an object with the number [R-CALL-013] [R-CALL-030]', async () => {
    const client = await server.as('manager');
    expect((await client.POST('/changeUserDefaultRegion', { body: 3 })).data?.data).toEqual({ regionId: 3 });
    expect((await client.GET('/getUserByUsername')).data?.data.defaultRegion).toBe(3);
    expect((await client.POST('/changeUserDefaultRegion', { body: { regionId: 4 } })).data?.data).toEqual({
      regionId: 4,
    });
    expect((await client.GET('/getUserByUsername')).data?.data.defaultRegion).toBe(4);
  });

  test.each([['3'], [99], [0], [99_999_999_999], [{ regionId: '3' }], [{}]])(
    'rejects %j as a region: bodies are never converted',
    async (body) => {
      const { response } = await (
        await server.as('manager')
      ).POST('/changeUserDefaultRegion', { body: body as number });
      expect(response.status).toBe(422);
    },
  );

  test('testers have no region to change', async () => {
    const { response } = await (await server.as('tester')).POST('/changeUserDefaultRegion', { body: 1 });
    expect(response.status).toBe(403);
  });

  test('lists the regions [R-CALL-013]', async () => {
    const { data } = await (await server.as('brand')).GET('/region/getAll');
    expect(data?.data.map(({ regionId, nameDe }) => [regionId, nameDe])).toEqual([
      [1, 'DACH'],
      [2, 'Deutschland'],
      [3, 'Österreich'],
      [4, 'Schweiz'],
    ]);
  });

  describe('after a sign-up by token', () => {
    const save = async (user: object, picture?: Blob) => {
      const form = new FormData();
      form.set('user', JSON.stringify(user));
      if (picture) form.set('profilePicture', picture, 'ich.png');
      const { accessToken } = await server.logIn('brandInvited');
      return fetch(`${server.url}/api/updateUserProfile`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${accessToken}` },
        body: form,
      });
    };
    const own = async () => (await (await server.as('brandInvited')).GET('/getUserByUsername')).data?.data;

    test('language and region are changed [R-GUARD-013]', async () => {
      const { updatedAt } = (await own()) ?? {};
      expect((await save({ defaultLanguage: 'EN', defaultRegion: 4, updatedAt })).status).toBe(200);
      expect(await own()).toMatchObject({ defaultLanguage: 'EN', defaultRegion: 4 });
      expect((await save({ defaultLanguage: 'DE', defaultRegion: 1 })).status).toBe(200);
      expect((await save({ defaultRegion: 99 })).status).toBe(422);
    });

    test.each([
      ['firstName', { firstName: 'Neu' }],
      ['lastName', { lastName: 'Neu' }],
      ['phone', { phone: '+4917012345678' }],
      ['startPage', { startPage: '/campaign' }],
      ['removesPicture', { removesPicture: true }],
      ['a name beside the language', { defaultLanguage: 'EN', firstName: 'Neu' }],
    ])('everything else is rejected, and nothing changes: %s', async (_what, values) => {
      const before = await own();
      expect((await save(values)).status).toBe(403);
      expect(await own()).toEqual(before);
    });

    test('a picture is rejected', async () => {
      const before = await own();
      const png = Uint8Array.from(
        atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
        (letter) => letter.charCodeAt(0),
      );
      expect((await save({ defaultLanguage: 'EN' }, new Blob([png], { type: 'image/png' }))).status).toBe(403);
      expect(await own()).toEqual(before);
    });

    test('the password is changed with the present one', async () => {
      const person = await server.as('brandInvited');
      const change = (currentPassword: string) =>
        person.POST('/changePassword', {
          body: { currentPassword, password: newPassword, confirmPassword: newPassword },
        });
      expect((await change('falsch')).response.status).toBe(422);
      expect((await change(testPassword)).response.status).toBe(200);
    });
  });

  test('staff choose a start page that is permitted, and take it back; others have none [R-ROUTE-062]', async () => {
    const choose = async (
      name: 'manager' | 'management' | 'brand',
      startPage: '/campaign' | '/event-management' | null,
    ) => {
      const form = new FormData();
      form.set('user', JSON.stringify({ startPage }));
      const { accessToken } = await server.logIn(name);
      return fetch(`${server.url}/api/updateUserProfile`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${accessToken}` },
        body: form,
      });
    };
    const stored = async () => (await (await server.as('manager')).GET('/getUserByUsername')).data?.data.startPage;
    expect(await stored()).toBeNull();
    expect((await choose('manager', '/campaign')).status).toBe(200);
    expect(await stored()).toBe('/campaign');
    expect((await choose('manager', null)).status).toBe(200);
    expect(await stored()).toBeNull();
    for (const name of ['management', 'brand'] as const) {
      const refused = await choose(name, '/campaign');
      expect(refused.status).toBe(422);
      expect(((await refused.json()) as { fieldErrors: unknown }).fieldErrors).toEqual([
        { field: 'startPage', key: name === 'brand' ? 'unknownField' : 'invalidValue' },
      ]);
    }
  });
});
