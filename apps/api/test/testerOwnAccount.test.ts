import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRIVACY_VERSION } from '@resonanz/domain/terms';
import { correctPoints, bookPoints } from '../src/areas/testers/door.ts';
import { mailsTo, tokenIn } from './kit/accounts.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testPassword, testUsers } from './kit/testUsers.ts';

const { id: userId, email } = testUsers.tester;

describeOnEachDatabase('the own account of a tester', (database) => {
  let server: TestServer;
  let tester: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    tester = await server.as('tester');
  });
  afterAll(() => server.stop());

  const read = async () => {
    const { data } = await tester.GET('/tester/profile');
    if (!data) throw new Error('no profile');
    return data.data;
  };
  type Change = Parameters<typeof save>[0];
  async function save(change: Record<string, unknown>) {
    const { updatedAt } = await read();
    return tester.POST('/tester/profile', { body: { updatedAt, ...change } as never });
  }

  test('a profile is there before anything was said', async () => {
    expect(await read()).toMatchObject({ email, street: null, childBirthYears: [], pets: [], newsletter: 'none' });
  });

  test('what is saved is read again', async () => {
    const values = {
      firstName: 'Davide',
      street: 'Lindenweg 3',
      zip: '34117',
      city: 'Kassel',
      country: 'DE',
      federalState: 'DE-HE',
      householdSize: 4,
      children: 2,
      childBirthYears: [2018, 2021],
      pets: ['dog', 'fish'],
      nourishment: 'vegetarian',
      categories: [11, 53],
      platforms: ['Instagram'],
      maritalStatus: 'married',
      profession: 'employed',
      training: 'bachelor',
      ugcCampaign: true,
      regionalTests: true,
    };
    expect((await save(values)).response.status).toBe(200);
    expect(await read()).toMatchObject(values);
  });

  test.each<[string, Change, string]>([
    ['a state of another country', { federalState: 'AU-9' }, 'federalState'],
    ['an unknown category', { categories: [4711] }, 'categories'],
    ['more years of birth than children', { children: 1, childBirthYears: [2018, 2021] }, 'childBirthYears'],
    ['a child of the future', { children: 1, childBirthYears: [2099] }, 'childBirthYears'],
    ['a pet beside none', { pets: ['none', 'dog'] }, 'pets'],
    ['a postal code of letters', { zip: 'ABC' }, 'zip'],
    ['an unknown way of eating', { nourishment: 'stones' }, 'nourishment'],
  ])('%s is rejected', async (_words, change, field) => {
    const { response, error } = await save(change);
    expect(response.status).toBe(422);
    expect(error).toMatchObject({ fieldErrors: [{ field }] });
  });

  test('e-mail address and date of birth stay', async () => {
    for (const change of [{ email: 'x@y.example' }, { dob: '2000-01-01' }])
      expect((await save(change)).response.status).toBe(422);
  });

  test('a profile that has changed meanwhile is not overwritten', async () => {
    const { updatedAt } = await read();
    await save({ city: 'Marburg' });
    const { response } = await tester.POST('/tester/profile', { body: { updatedAt, city: 'Fulda' } });
    expect(response.status).toBe(409);
    expect((await read()).city).toBe('Marburg');
  });

  test('the newsletter waits for its confirmation, and a wish can be taken back', async () => {
    const change = (isWanted: boolean) => tester.POST('/tester/newsletter', { body: { isWanted } });
    expect((await change(true)).data?.data.newsletter).toBe('waiting');
    expect(await mailsTo(server, email, 'newsletterConfirm')).toHaveLength(1);
    expect((await change(false)).data?.data.newsletter).toBe('none');
    await change(true);
    await change(true);
    expect((await change(true)).response.status).toBe(429);
    await change(false);
  });

  test('a blocked address is written to again once the newsletter is confirmed again', async () => {
    const change = (isWanted: boolean) => tester.POST('/tester/newsletter', { body: { isWanted } });
    const bounces = async () =>
      (
        await server.db
          .selectFrom('tester_profiles')
          .select('newsletter_bounces')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
      ).newsletter_bounces;
    await server.db
      .updateTable('tester_profiles')
      .set({ newsletter: 'confirmed', newsletter_bounces: 3 })
      .where('user_id', '=', userId)
      .execute();
    await server.db.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
    expect((await change(false)).data?.data.newsletter).toBe('ended');
    expect((await change(true)).data?.data.newsletter).toBe('waiting');
    // The wish alone says nothing about the address.
    expect(await bounces()).toBe(3);
    const token = tokenIn((await mailsTo(server, email, 'newsletterConfirm')).at(-1));
    const confirmed = await server.client().POST('/newsletter/confirm/{token}', { params: { path: { token } } });
    expect(confirmed.response.status).toBe(200);
    expect(await bounces()).toBe(0);
    await change(false);
  });

  test('measuring is allowed with a proof, and taken back with what was measured', async () => {
    const change = async (isAllowed: boolean) =>
      (await tester.POST('/tester/measuring', { body: { isAllowed } })).data?.data.measuring;
    const proofs = () =>
      server.db
        .selectFrom('tester_consents')
        .select(['version', 'given_at'])
        .where('user_id', '=', userId)
        .where('kind', '=', 'measuring')
        .execute();
    expect((await read()).measuring).toBe(false);
    expect(await change(true)).toBe(true);
    expect(await change(true)).toBe(true);
    expect(await proofs()).toEqual([{ version: PRIVACY_VERSION, given_at: expect.anything() as unknown }]);
    const { id } = await server.db
      .insertInto('newsletters')
      .values({ state: 'sent' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const opened = { opened_at: server.clock.now(), clicked_at: server.clock.now() };
    await server.db
      .insertInto('newsletter_receivers')
      .values({ newsletter_id: id, user_id: userId, state: 'sent', is_measured: true, ...opened })
      .execute();
    expect(await change(false)).toBe(false);
    const stored = await server.db
      .selectFrom('newsletter_receivers')
      .select(['is_measured', 'opened_at', 'clicked_at'])
      .where('newsletter_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ is_measured: false, opened_at: null, clicked_at: null });
    expect(await proofs()).toHaveLength(1);
    await server.db.deleteFrom('newsletters').where('id', '=', id).execute();
    expect((await server.client().POST('/tester/measuring', { body: { isAllowed: true } })).response.status).toBe(401);
    const staff = await server.as('admin');
    expect((await staff.POST('/tester/measuring', { body: { isAllowed: true } })).response.status).toBe(403);
  });

  test('the ledger comes newest first with the total after each booking', async () => {
    await server.db.transaction().execute(async (tx) => {
      await bookPoints(tx, { userId }, 'applicationSent');
      await bookPoints(tx, { userId }, 'testCompletedInTime');
      await correctPoints(tx, userId, { points: -5, note: 'Doppelt gebucht', byUserId: testUsers.admin.id });
    });
    const { data } = await tester.GET('/tester/points');
    expect(data?.data).toMatchObject({ total: 50, testsInTime: 1, missedDeadlines: 0, next: [] });
    expect(data?.data.bookings.map(({ event, points, total, note }) => [event, points, total, note])).toEqual([
      ['correction', -5, 50, 'Doppelt gebucht'],
      ['testCompletedInTime', 50, 55, null],
      ['applicationSent', 5, 5, null],
    ]);
  });

  test('the own data hold everything but the password', async () => {
    const { data } = await tester.GET('/tester/export', { parseAs: 'text' });
    const file: unknown = JSON.parse(String(data));
    expect(file).toMatchObject({
      account: { email, hasPassword: true },
      profile: { city: 'Marburg' },
      tester_points: { length: 3 },
    });
    expect(String(data)).not.toContain('password_hash');
  });

  test('deleting asks for the password', async () => {
    const { response, error } = await tester.POST('/tester/delete', { body: { password: 'falsch' } });
    expect(response.status).toBe(422);
    expect(error).toMatchObject({ fieldErrors: [{ field: 'password', key: 'wrongPassword' }] });
  });

  test('deleting removes the person at once, and leaves points without a name', async () => {
    expect((await tester.POST('/tester/delete', { body: { password: testPassword } })).response.status).toBe(200);
    expect((await tester.GET('/tester/profile')).response.status).toBe(401);
    expect(await mailsTo(server, email, 'testerDeleted')).toHaveLength(1);
    const account = await server.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    expect(account).toMatchObject({ first_name: '', password_hash: null, is_active: false, archived: true });
    expect(account.email).toBe(`deleted-${userId}@testerworld.invalid`);
    const profile = await server.db
      .selectFrom('tester_profiles')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(profile).toMatchObject({ city: null, street: null, dob: null, categories: [], total_points: 50 });
    const points = await server.db.selectFrom('tester_points').select('id').where('user_id', '=', userId).execute();
    expect(points).toHaveLength(3);
    const history = await server.db
      .selectFrom('history')
      .select('id')
      .where('entity', '=', 'user')
      .where('entity_id', '=', userId)
      .execute();
    expect(history).toEqual([]);
  });
});
