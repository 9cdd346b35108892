import { afterAll, beforeAll, expect, test } from 'vitest';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { productTests } from './kit/productTestFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('figures of testerworld', (database) => {
  let server: TestServer;
  let admin: ApiClient;
  let projectId: number;
  let from: string;
  let to: string;

  const figures = async (more: object = {}) =>
    (await admin.POST('/testerProject/statistics', { body: { from, to, ...more } })).data?.data;

  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('admin');
    const { db, clock } = server;
    [from, to] = [berlinDayIn(clock.now(), -30), berlinDayIn(clock.now(), 0)];
    const tests = productTests(server);
    projectId = await tests.project({ category: 11 });
    await tests.project({ category: 21, application_until: tests.dayIn(-3), countries: ['CH'] });
    await tests.project({ status: 3, completed_at: clock.now(), category: 21 });
    await db
      .insertInto('tester_profiles')
      .values({ user_id: testUsers.tester.id, country: 'DE', federal_state: 'DE-HE', categories: [11] })
      .execute();
    for (const [index, blocked] of [false, true].entries()) {
      const { id } = await db
        .insertInto('users')
        .values({
          email: `figur${index}@post.example`,
          role_id: 8,
          email_verify: true,
          created_at: new Date('2020-01-01T00:00:00Z'),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('tester_profiles')
        .values({
          user_id: id,
          country: 'AU',
          federal_state: 'AU-9',
          categories: [21],
          blocked_at: blocked ? clock.now() : null,
        })
        .execute();
    }
    const tester = await server.as('tester');
    await tester.POST('/testerProject/apply', { body: { projectId } });
    const ended = await tests.project({ category: 11, ends_on: to, application_until: tests.dayIn(-3) });
    await db
      .insertInto('tester_applications')
      .values({ project_id: ended, user_id: testUsers.tester.id, status: 1, completed_at: clock.now() })
      .execute();
  });
  afterAll(() => server.stop());

  test('testers are counted, all, active ones, new ones and blocked ones', async () => {
    const { testers } = (await figures()) ?? {};
    expect(testers).toMatchObject({ total: 3, active: 2, blocked: 1 });
  });

  test('projects are counted by where they are', async () => {
    expect((await figures())?.projects).toEqual({ open: 1, running: 2, completed: 1 });
  });

  test('applications without a decision are counted, with the oldest', async () => {
    const { applications } = (await figures()) ?? {};
    expect(applications).toMatchObject({ waiting: 1, oldestAt: expect.any(String) });
  });

  test('participation and media are shares of tests', async () => {
    const found = await figures();
    expect(found?.participation).toEqual({ part: 1, whole: 1 });
    expect(found?.withMedia).toEqual({ part: 0, whole: 1 });
    expect(found?.punctuality).toEqual({ part: 0, whole: 0 });
  });

  test('points and days are those of the period', async () => {
    const found = await figures();
    expect(found?.pointsGiven).toBe(5);
    expect(found?.days.reduce((sum, { applications }) => sum + applications, 0)).toBe(2);
    expect((await figures({ from: '2020-01-01', to: '2020-02-01' }))?.pointsGiven).toBe(0);
  });

  test('testers are counted by federal state', async () => {
    const { states = [] } = (await figures()) ?? {};
    expect(states).toEqual(
      expect.arrayContaining([
        { country: 'DE', federalState: 'DE-HE', testers: 1 },
        { country: 'AU', federalState: 'AU-9', testers: 2 },
      ]),
    );
  });

  test('newsletters that may be measured are counted, and those that were opened', async () => {
    const { db, clock } = server;
    expect((await figures())?.newsletterOpened).toEqual({ part: 0, whole: 0 });
    const { id } = await db
      .insertInto('newsletters')
      .values({ state: 'sent', project_id: projectId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const readers = await db.selectFrom('tester_profiles').select('user_id').orderBy('user_id').execute();
    await db
      .insertInto('newsletter_receivers')
      .values(
        readers.map(({ user_id }, index) => ({
          newsletter_id: id,
          user_id,
          state: 'sent' as const,
          sent_at: clock.now(),
          is_measured: index > 0,
          opened_at: index === 1 ? clock.now() : null,
        })),
      )
      .execute();
    expect((await figures())?.newsletterOpened).toEqual({ part: 1, whole: readers.length - 1 });
    expect((await figures({ projectId }))?.newsletterOpened.whole).toBe(readers.length - 1);
    expect((await figures({ projectId: projectId + 1 }))?.newsletterOpened).toEqual({ part: 0, whole: 0 });
    expect((await figures({ from: '2020-01-01', to: '2020-02-01' }))?.newsletterOpened.whole).toBe(0);
  });

  test('what waits for staff is counted, with the project where it is one', async () => {
    const { todo } = (await figures({ category: 2 })) ?? {};
    expect(todo).toMatchObject({ unshipped: { count: 0, project: null }, overdue: { count: 0, project: null } });
    const { db, clock } = server;
    const late = await productTests(server).project({
      category: 31,
      application_until: productTests(server).dayIn(-3),
    });
    const { id } = await db
      .insertInto('tester_applications')
      .values({ project_id: late, user_id: testUsers.tester.id, status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const waits = async () => (await figures({ projectId: late }))?.todo;
    expect(await waits()).toMatchObject({
      unshipped: { count: 1, project: { projectId: late } },
      overdue: { count: 0, project: null },
    });
    await db
      .updateTable('tester_applications')
      .set({ shipped_at: clock.now(), missed_at: clock.now() })
      .where('id', '=', id)
      .execute();
    expect(await waits()).toMatchObject({
      unshipped: { count: 0, project: null },
      overdue: { count: 1, project: { projectId: late } },
    });
    await db.deleteFrom('tester_projects').where('id', '=', late).execute();
  });

  test('running projects are listed, the one that ends first in front', async () => {
    const { running = [] } = (await figures()) ?? {};
    expect(running).toHaveLength(3);
    expect(running.map(({ stage }) => stage)).toEqual(['endsSoon', 'application', 'running']);
    expect(running[0]).toMatchObject({ endsOn: to, placesTaken: 1, waiting: 0 });
  });

  test('project, country and category narrow the figures', async () => {
    expect((await figures({ projectId }))?.running.map((each) => each.projectId)).toEqual([projectId]);
    expect((await figures({ country: 'AU' }))?.testers.total).toBe(2);
    expect((await figures({ country: 'AU' }))?.running).toHaveLength(2);
    expect((await figures({ category: 1 }))?.testers.total).toBe(1);
    expect((await figures({ category: 2 }))?.running).toHaveLength(1);
  });

  test.each([
    [{ from: '2026-10-02', to: '2026-10-01' }],
    [{ from: '2020-01-01', to: '2026-10-01' }],
    [{ from: 'gestern', to: '2026-10-01' }],
    [{ from: '2026-10-01', to: '2026-10-02', country: 'FR' }],
  ])('%j is rejected', async (body) => {
    const { response } = await admin.POST('/testerProject/statistics', { body: body as never });
    expect(response.status).toBe(422);
  });

  test('the export has the figures with the federal states', async () => {
    const { data } = await admin.POST('/testerProject/statistics/export', {
      body: { from, to, format: 'csv', language: 'de' },
      parseAs: 'text',
    });
    expect(String(data)).toContain('Tester: Hessen');
    expect(String(data)).toContain('Punkte vergeben');
  });

  test.each(['manager', 'management', 'brand', 'tester'] as const)('%s does not see the figures', async (name) => {
    const client = await server.as(name);
    const answers = await Promise.all([
      client.POST('/testerProject/statistics', { body: { from, to } }),
      client.POST('/testerProject/statistics/export', { body: { from, to, format: 'csv', language: 'de' } }),
    ]);
    expect(answers.map(({ response }) => response.status)).toEqual([403, 403]);
  });
});
