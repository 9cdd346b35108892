import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { type TestUserName, testUsers } from './kit/testUsers.ts';

const MORE_THAN_A_PAGE = 120;

describeOnEachDatabase('names of customers', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  beforeEach(async () => {
    await server.db.deleteFrom('customers').where('id', '>', 100).execute();
  });
  afterAll(() => server.stop());

  const add = (...names: readonly string[]) =>
    server.db
      .insertInto('customers')
      .values(names.map((name) => ({ name })))
      .returning('id')
      .execute();
  const asked = async (as: TestUserName) => (await server.as(as)).GET('/customer/getNames');
  const namesFor = async (as: TestUserName) => (await asked(as)).data?.data.map(({ name }) => name);

  test('every customer is named with its number and nothing else, in German order', async () => {
    const [numbered] = await add('Zirbenholz e.U.', 'Ärmelkanal Reisen AG', 'Azurblau GmbH', 'aal & co.');
    const { data } = await asked('manager');
    expect(data?.data.map(({ name }) => name)).toEqual([
      'aal & co.',
      'Alpenglück GmbH',
      'Ärmelkanal Reisen AG',
      'Azurblau GmbH',
      'Küstenkind AG',
      'Zirbenholz e.U.',
    ]);
    expect(data?.data.at(-1)).toEqual({ customerId: numbered?.id, name: 'Zirbenholz e.U.' });
  });

  test('there are as many as there are customers', async () => {
    const names = Array.from({ length: MORE_THAN_A_PAGE }, (_, index) => `Kunde ${String(index).padStart(3, '0')}`);
    await add(...names);
    const named = await namesFor('manager');
    expect(named?.filter((name) => name.startsWith('Kunde '))).toEqual(names);
  });

  test('one in the archive is left out until it is back', async () => {
    const [customer] = await add('Zirbenholz e.U.');
    const manager = await server.as('manager');
    const archive = (archived: boolean) =>
      manager.POST('/customer/changeStatus', { body: { customerId: customer?.id ?? 0, archived } });
    await archive(true);
    expect(await namesFor('manager')).toEqual(['Alpenglück GmbH', 'Küstenkind AG']);
    await archive(false);
    expect(await namesFor('manager')).toContain('Zirbenholz e.U.');
  });

  test('a user who may not see customers is rejected; a management that may sees none', async () => {
    for (const as of ['management', 'brand', 'tester'] as const) expect((await asked(as)).response.status).toBe(403);
    const { role_id } = testUsers.management;
    await server.db
      .insertInto('role_permissions')
      .values({ role_id, module_name: 'Customer Management', rights: ['view'] })
      .execute();
    const named = await namesFor('management');
    await server.db
      .deleteFrom('role_permissions')
      .where('role_id', '=', role_id)
      .where('module_name', '=', 'Customer Management')
      .execute();
    expect(named).toEqual([]);
  });
});
