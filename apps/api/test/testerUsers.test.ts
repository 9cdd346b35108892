import { afterAll, beforeAll, expect, test } from 'vitest';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { productTests } from './kit/productTestFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type Client = Awaited<ReturnType<TestServer['as']>>;

const testerId = testUsers.tester.id;

describeOnEachDatabase('testers at the agency', (database) => {
  let server: TestServer;
  let admin: Client;
  let others: Client[];
  let emptyId: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('admin');
    others = await Promise.all((['manager', 'management', 'brand', 'tester'] as const).map((name) => server.as(name)));
    await server.db
      .insertInto('tester_profiles')
      .values({ user_id: testerId, total_points: 40, city: 'Kassel', dob: '1990-03-01', federal_state: 'DE-HE' })
      .execute();
    ({ id: emptyId } = await server.db
      .insertInto('users')
      .values({ email: 'leer@post.example', role_id: 8, first_name: 'Ada', last_name: 'Zander' })
      .returning('id')
      .executeTakeFirstOrThrow());
    await server.db.insertInto('tester_profiles').values({ user_id: emptyId }).execute();
  });
  afterAll(() => server.stop());

  const list = async (body: Schemas['TesterUserListQuery']) =>
    (await admin.POST('/getTesterworldUserWithPagination', { body })).data?.data;
  const idsOf = async (body: Schemas['TesterUserListQuery']) => (await list(body))?.content.map(({ id }) => id);
  const detail = async (id = testerId) =>
    (await admin.GET('/testerUser/getById/{id}', { params: { path: { id } } })).data?.data;
  const ledger = async () =>
    (await admin.GET('/testerUser/getPoints/{id}', { params: { path: { id: testerId } } })).data?.data;

  test('the list is narrowed by a range of points up to the highest total [R-ENT-025] [R-CALL-115]', async () => {
    expect((await admin.GET('/fetchMaxTotalPoint')).data?.data).toEqual({ maxTotalPoint: 40 });
    expect(await idsOf({ filters: { pointsFrom: 1, pointsTo: 40 } })).toEqual([testerId]);
    expect(await idsOf({ filters: { pointsFrom: 41 } })).toEqual([]);
    expect(await idsOf({ filters: { pointsTo: 0 } })).toEqual([emptyId]);
    const wrong = await admin.POST('/getTesterworldUserWithPagination', { body: { filters: { pointsFrom: -1 } } });
    expect(wrong.response.status).toBe(422);
  });

  test.each([
    ['totalPoints', 'DESC', 'full'],
    ['totalPoints', 'ASC', 'empty'],
    ['age', 'ASC', 'full'],
    ['age', 'DESC', 'full'],
    ['city', 'DESC', 'full'],
    ['name', 'DESC', 'empty'],
  ] as const)('sorted by %s %s the %s one comes first; who has no value comes last', async (sortBy, sort, first) => {
    const ids = await idsOf({ sortBy, sort });
    expect(ids?.[0]).toBe(first === 'full' ? testerId : emptyId);
    expect(ids).toHaveLength(2);
  });

  test('federal state, day of the account and state narrow the list', async () => {
    expect(await idsOf({ filters: { federalStates: ['DE-HE'] } })).toEqual([testerId]);
    expect(await idsOf({ filters: { state: 'registered' } })).toEqual([emptyId]);
    expect(await idsOf({ filters: { state: 'archived' } })).toEqual([]);
    const today = berlinDay(server.clock.now());
    expect(await idsOf({ filters: { createdTo: '2001-01-01' } })).toEqual([]);
    expect(await idsOf({ filters: { createdFrom: today, state: 'registered' } })).toEqual([emptyId]);
  });

  test('a correction is an entry of the ledger with its reason, and is audited', async () => {
    const body = { userId: testerId, totalPoints: 40, points: -15, reason: ' Doppelt gebucht ' };
    const { data } = await admin.POST('/testerUser/correctPoints', { body });
    expect(data?.data.total).toBe(25);
    expect(data?.data.bookings[0]).toMatchObject({ event: 'correction', points: -15, note: 'Doppelt gebucht' });
    const log = await server.db
      .selectFrom('audit_log')
      .select(['changes', 'reason', 'entity_id'])
      .where('operation', '=', 'correctTesterPoints')
      .where('outcome', '=', 200)
      .executeTakeFirst();
    expect(log).toEqual({ changes: { totalPoints: [40, 25] }, reason: 'Doppelt gebucht', entity_id: testerId });
    const history = await admin.GET('/testerUser/getHistory/{id}', { params: { path: { id: testerId } } });
    expect(history.data?.data.content[0]).toMatchObject({ reason: 'Doppelt gebucht' });
  });

  test('the history says that an address has changed, not where a tester lives', async () => {
    const changes = { street: ['Lindenweg 3', 'Am Bach 7'], zip: ['34117', '34119'], city: ['Kassel', 'Baunatal'] };
    await server.db
      .insertInto('history')
      .values({ entity: 'user', entity_id: testerId, action: 2, changes: JSON.stringify(changes) })
      .execute();
    const { data } = await admin.GET('/testerUser/getHistory/{id}', { params: { path: { id: testerId } } });
    expect(data?.data.content[0]?.changes.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
      { field: 'city', before: 'Kassel', after: 'Baunatal', masked: false },
      { field: 'street', before: null, after: null, masked: true },
      { field: 'zip', before: null, after: null, masked: true },
    ]);
  });

  test('a correction over another total than the one that was read is rejected', async () => {
    const body = { userId: testerId, totalPoints: 40, points: -15, reason: 'Doppelt gebucht' };
    const answers = await Promise.all([1, 2].map(() => admin.POST('/testerUser/correctPoints', { body })));
    expect(answers.map(({ error }) => error?.error)).toEqual(['changedMeanwhile', 'changedMeanwhile']);
    const twice = await Promise.all(
      [1, 2].map(() => admin.POST('/testerUser/correctPoints', { body: { ...body, totalPoints: 25, points: 5 } })),
    );
    expect(twice.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await ledger())?.total).toBe(30);
  });

  test.each([
    [{ points: -31 }, 'points'],
    [{ points: 0 }, 'points'],
    [{ reason: '  ' }, 'reason'],
  ])('a correction with %j is rejected', async (wrong, field) => {
    const body = { userId: testerId, totalPoints: 30, points: 5, reason: 'Kulanz', ...wrong };
    const { error, response } = await admin.POST('/testerUser/correctPoints', { body });
    expect(response.status).toBe(422);
    expect(error?.fieldErrors?.[0]?.field).toBe(field);
    expect((await ledger())?.total).toBe(30);
  });

  test('a correction of somebody who is no tester is not found', async () => {
    for (const userId of [testUsers.admin.id, 4711]) {
      const body = { userId, totalPoints: 0, points: 5, reason: 'Kulanz' };
      expect((await admin.POST('/testerUser/correctPoints', { body })).response.status).toBe(404);
    }
  });

  test('after three missed deadlines a tester is blocked until the block is lifted', async () => {
    const tests = productTests(server);
    const projectId = await tests.project();
    const tester = await server.as('tester');
    const apply = () => tester.POST('/testerProject/apply', { body: { projectId } });
    await server.db
      .updateTable('tester_profiles')
      .set({ missed_deadlines: 3 })
      .where('user_id', '=', testerId)
      .execute();
    expect(await detail()).toMatchObject({ isBlocked: true, state: 'blocked', missedDeadlines: 3 });
    expect((await apply()).error?.error).toBe('tooManyMissedDeadlines');
    const body = {
      userId: testerId,
      updatedAt: (await detail())?.updatedAt ?? '',
      isBlocked: false,
      reason: 'Krankheit',
    };
    const { data } = await admin.POST('/testerUser/changeBlock', { body });
    expect(data?.data).toMatchObject({ isBlocked: false, state: 'active', missedDeadlines: 3, punctuality: 0 });
    expect((await apply()).response.status).toBe(200);
  });

  test('a tester is blocked by hand over the version that was read', async () => {
    const body = { userId: testerId, updatedAt: '2026-01-01T00:00:00.000Z', isBlocked: true, reason: 'Absprache' };
    expect((await admin.POST('/testerUser/changeBlock', { body })).error?.error).toBe('changedMeanwhile');
    const updatedAt = (await detail())?.updatedAt ?? '';
    const { data } = await admin.POST('/testerUser/changeBlock', { body: { ...body, updatedAt } });
    expect(data?.data).toMatchObject({ isBlocked: true, state: 'blocked' });
    const other = await productTests(server).project();
    const tester = await server.as('tester');
    const { error } = await tester.POST('/testerProject/apply', { body: { projectId: other } });
    expect(error?.error).toBe('tooManyMissedDeadlines');
  });

  test('the detail has household, notes, applications and consents, but no address', async () => {
    const before = await detail();
    const body = { userId: testerId, updatedAt: before?.updatedAt ?? '', notes: 'Ruft gern an.', householdSize: 3 };
    expect((await admin.POST('/testerworldAuth/updateUser', { body })).response.status).toBe(200);
    await server.db
      .insertInto('tester_consents')
      .values({ user_id: testerId, kind: 'terms', version: '2026-10-01', given_at: server.clock.now() })
      .execute();
    const found = await detail();
    expect(found).toMatchObject({
      notes: 'Ruft gern an.',
      householdSize: 3,
      applications: [{ status: 0, isWithdrawn: false }],
      consents: [{ kind: 'terms', version: '2026-10-01' }],
    });
    expect(found).not.toHaveProperty('street');
  });

  test('the export has the filtered rows', async () => {
    const { data } = await admin.POST('/testerUser/export', {
      body: { format: 'csv', language: 'de', filters: { pointsFrom: 1 } },
      parseAs: 'text',
    });
    const lines = String(data).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Bundesland');
    expect(lines[1]).toContain('Hessen');
  });

  test('nobody else reads or changes testers', async () => {
    const path = { params: { path: { id: testerId } } };
    const correction = { userId: testerId, totalPoints: 30, points: 5, reason: 'Kulanz' };
    const block = { userId: testerId, updatedAt: '2026-01-01T00:00:00.000Z', isBlocked: true, reason: 'Nein' };
    for (const client of others) {
      const answers = await Promise.all([
        client.GET('/fetchMaxTotalPoint'),
        client.GET('/testerUser/getById/{id}', path),
        client.GET('/testerUser/getPoints/{id}', path),
        client.GET('/testerUser/getHistory/{id}', path),
        client.POST('/testerUser/correctPoints', { body: correction }),
        client.POST('/testerUser/changeBlock', { body: block }),
        client.POST('/testerUser/export', { body: { format: 'csv', language: 'de' } }),
      ]);
      expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 403));
    }
  });
});
