import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '../src/areas/projects/applications/decide.ts';
import type { ProjectEditor } from '../src/areas/projects/applications/decideLocked.ts';
import { invite } from '../src/areas/projects/invitations/invite.ts';
import { shipParcels } from '../src/areas/projects/shipping/ship.ts';
import { remind } from '../src/areas/tester-projects/reminders/remind.ts';
import { countStatements } from './kit/countStatements.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { definition, productTests, question } from './kit/productTestFixture.ts';
import { insertApplication, insertTester } from './kit/projectFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnOneDatabase('statements of product tests', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  const address = { street: 'Hafenweg 2', zip: '48155', newsletter: 'confirmed' } as const;
  const applications = async (projectId: number, many: number, values: Parameters<typeof insertApplication>[2]) => {
    const ids: number[] = [];
    for (let each = 0; each < many; each += 1) ids.push(await insertApplication(server, projectId, values));
    await server.db.updateTable('tester_profiles').set(address).execute();
    return ids;
  };

  /** What is done to how many testers of a test; answers the call alone. */
  const actions: Record<string, (projectId: number, many: number) => Promise<(editor: ProjectEditor) => unknown>> = {
    accept: async (projectId, many) => {
      const applicationIds = await applications(projectId, many, {});
      return (editor) => decide(editor, { projectId, applicationIds, status: 1 });
    },
    'put on the waiting list': async (projectId, many) => {
      const applicationIds = await applications(projectId, many, {});
      return (editor) => decide(editor, { projectId, applicationIds, status: 3 });
    },
    ship: async (projectId, many) => {
      const ids = await applications(projectId, many, { status: 1 });
      const parcels = ids.map((applicationId) => ({ applicationId, trackingNumber: null }));
      return (editor) => shipParcels(editor, { projectId, carrier: null, parcels });
    },
    invite: async (projectId, many) => {
      const userIds: number[] = [];
      for (let each = 0; each < many; each += 1) userIds.push(await insertTester(server));
      await server.db.updateTable('tester_profiles').set(address).execute();
      return (editor) => invite(editor, { projectId, userIds });
    },
    remind: async (projectId, many) => {
      const tests = productTests(server);
      await tests.questionnaire(projectId, definition(question('taste', 9)), { opens_on: tests.dayIn(-3) });
      await applications(projectId, many, { status: 1, shippedAt: '2026-01-01T00:00:00Z' });
      return (editor) => remind(editor, { projectId });
    },
  };

  test.each(Object.entries(actions))('to %s takes as many statements for 25 testers as for 5', async (_, prepare) => {
    const statementsFor = async (many: number): Promise<number> => {
      const act = await prepare(await productTests(server).project({ places: 25 }), many);
      await server.db.deleteFrom('notifications').execute();
      const { services, statements } = countStatements(server.server.services);
      await act({ services, user: testUsers.admin, audit: () => undefined } as never);
      const counted = statements();
      expect(await server.db.selectFrom('notifications').select('id').execute()).toHaveLength(many);
      return counted;
    };
    const few = await statementsFor(5);
    expect([few > 4, await statementsFor(25)]).toEqual([true, few]);
  });
});
