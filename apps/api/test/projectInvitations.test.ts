import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { productTests } from './kit/productTestFixture.ts';
import { errorOf, insertTester } from './kit/projectFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('invitations to product tests', (database) => {
  let server: TestServer;
  let staff: ApiClient;
  let projectId: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    staff = await server.as('admin');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('notifications').execute();
    await server.db.updateTable('tester_profiles').set({ newsletter: 'none' }).execute();
    projectId = await productTests(server).project({ federal_states: ['DE-NW'] });
  });
  afterAll(() => server.stop());

  /** A tester who wants news. */
  const reachable = async (values: Parameters<typeof insertTester>[1] = {}) => {
    const id = await insertTester(server, values);
    await server.db.updateTable('tester_profiles').set({ newsletter: 'confirmed' }).where('user_id', '=', id).execute();
    return id;
  };
  const candidates = async (values: Partial<Schemas['ProjectCandidateQuery']> = {}) => {
    const { data } = await staff.POST('/project/invitations/getCandidates', { body: { projectId, ...values } });
    return data?.data.content ?? [];
  };
  const invite = (userIds: number[]) => staff.POST('/project/invitations/send', { body: { projectId, userIds } });

  test('testers are found by name and by the conditions of the test', async () => {
    const fitting = await reachable({ name: 'Anna', federalState: 'DE-NW' });
    const other = await reachable({ name: 'Bea', federalState: 'DE-BY' });
    expect((await candidates()).map(({ userId }) => userId)).toEqual([fitting, other]);
    expect((await candidates({ fitsOnly: true })).map(({ userId }) => userId)).toEqual([fitting]);
    expect((await candidates({ search: 'bea' })).map(({ fullName }) => fullName)).toEqual(['Bea Probst']);
  });

  test('an invitation goes by mail and into the bell, and leads to the test', async () => {
    const id = await reachable();
    const before = (await server.mails()).length;
    expect((await invite([id])).data?.data).toEqual({ invited: 1, left: 0 });
    const [mail] = (await server.mails()).slice(before);
    expect(mail?.template).toBe('projectInvitation');
    expect(mail?.text).toContain(`/testerworld/projects/${projectId}`);
    const news = await server.db.selectFrom('notifications').select(['type', 'ref_id', 'user_id']).execute();
    expect(news).toEqual([{ type: 30, ref_id: projectId, user_id: id }]);
    expect((await candidates())[0]?.invitedAt).not.toBeNull();
  });

  test('nobody is invited twice, not even by two at once', async () => {
    const [one, two] = [await reachable(), await reachable()];
    const answers = await Promise.all([invite([one]), invite([one])]);
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await invite([one, two])).data?.data).toEqual({ invited: 1, left: 1 });
    expect(errorOf(await invite([one, two]))).toEqual([409, 'nobodyToInvite']);
  });

  test('only active testers who want news are invited, none who is blocked for tests or has applied', async () => {
    const unasked = await insertTester(server);
    const gone = await reachable();
    await server.db.updateTable('users').set({ is_active: false }).where('id', '=', gone).execute();
    const blocked = await reachable();
    await server.db
      .updateTable('tester_profiles')
      .set({ blocked_at: server.clock.now() })
      .where('user_id', '=', blocked)
      .execute();
    const applied = await reachable();
    await productTests(server).application(projectId, applied);
    expect((await candidates()).map(({ userId, hasApplied }) => [userId, hasApplied])).toEqual([[applied, true]]);
    expect(errorOf(await invite([unasked, gone, blocked, applied]))).toEqual([409, 'nobodyToInvite']);
  });

  test('nobody is invited to a test that takes no applications', async () => {
    const id = await reachable();
    await server.db.updateTable('tester_projects').set({ status: 3 }).where('id', '=', projectId).execute();
    expect(errorOf(await invite([id]))).toEqual([409, 'applicationsClosed']);
    expect(
      (await staff.POST('/project/invitations/send', { body: { projectId: 2_000_000, userIds: [id] } })).response
        .status,
    ).toBe(404);
  });
});
