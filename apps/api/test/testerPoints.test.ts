import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookPoints, correctPoints } from '../src/areas/testers/door.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

const userId = testUsers.tester.id;

describeOnEachDatabase('points of testers', (database) => {
  let server: TestServer;
  let projectId: number;
  let applicationId: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { db } = server;
    const brand = await db
      .insertInto('tester_brands')
      .values({ name: 'Bergquell' })
      .returning('id')
      .executeTakeFirstOrThrow();
    ({ id: projectId } = await db
      .insertInto('tester_projects')
      .values({ brand_id: brand.id, title_de: 'Hafermilch', title_en: 'Oat milk' })
      .returning('id')
      .executeTakeFirstOrThrow());
    ({ id: applicationId } = await db
      .insertInto('tester_applications')
      .values({ project_id: projectId, user_id: userId })
      .returning('id')
      .executeTakeFirstOrThrow());
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    await server.db.deleteFrom('tester_points').execute();
    await server.db.updateTable('tester_profiles').set({ total_points: 0 }).execute();
  });

  const book = (event: Parameters<typeof bookPoints>[2]) =>
    server.db.transaction().execute((tx) => bookPoints(tx, { userId, projectId, applicationId }, event));
  const correct = (points: number) =>
    server.db
      .transaction()
      .execute((tx) => correctPoints(tx, userId, { points, note: 'Doppelt gebucht', byUserId: testUsers.admin.id }));
  const ledger = () =>
    server.db.selectFrom('tester_points').select(['event', 'points', 'note']).orderBy('id').execute();
  const total = async () =>
    (await server.db.selectFrom('tester_profiles').select('total_points').where('user_id', '=', userId).execute())[0]
      ?.total_points;

  test('an event of an application is booked once, also at the same time', async () => {
    const booked = await Promise.all([book('applicationSent'), book('applicationSent'), book('applicationAccepted')]);
    expect(booked.toSorted((a, b) => a - b)).toEqual([0, 5, 10]);
    expect(await total()).toBe(15);
    expect(await ledger()).toHaveLength(2);
  });

  test('a missed deadline takes no more than there is', async () => {
    await book('applicationSent');
    expect(await book('late')).toBe(-5);
    expect(await total()).toBe(0);
    expect((await ledger()).map(({ points }) => points)).toEqual([5, -5]);
  });

  test('a correction has its reason, and never goes below zero', async () => {
    await book('applicationAccepted');
    await correct(-4);
    expect(await total()).toBe(6);
    expect((await ledger())[1]).toEqual({ event: 'correction', points: -4, note: 'Doppelt gebucht' });
    await expect(correct(-7)).rejects.toMatchObject({ fieldErrors: [{ field: 'points', key: 'outOfRange' }] });
    expect(await total()).toBe(6);
    expect(await ledger()).toHaveLength(2);
  });
});
