import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moduleCases } from '@resonanz/cases/modules';
import type { components } from '@resonanz/contract/types';
import { contract, readOperations } from '../src/platform/http/contract.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import type { TestUserName } from './kit/testUsers.ts';

type Node = components['schemas']['PermissionNode'];

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

describeOnEachDatabase('permission tree', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  async function treeOf(name: TestUserName) {
    const { data } = await (await server.as(name)).GET('/roleModulePermission/getRoleBaseModule');
    if (data === undefined) throw new Error('no tree');
    return data.data;
  }
  const visible = (nodes: readonly Node[]): string[] =>
    flat(nodes)
      .filter((node) => node.view)
      .map((node) => node.extraData.id);

  test('is delivered per role with the rights of each module [R-CALL-107] [R-ROLE-010]', async () => {
    const manager = await treeOf('manager');
    const campaigns = flat(manager.modules).find((node) => node.extraData.id === 'campaign-list');
    expect(campaigns?.view).toBe(true);
    expect(campaigns?.extraData.rights).toEqual(['view', 'add', 'edit', 'export']);
    expect(visible(manager.modules)).not.toContain('permission');
    expect(visible((await treeOf('superAdmin')).modules)).toEqual(
      expect.arrayContaining(['permission', 'logs', 'user']),
    );
    expect(visible((await treeOf('admin')).modules)).not.toContain('logs');
  });

  test.each(moduleCases)('has the module %s, which the super admin may view %s', async (name) => {
    const nodes = flat((await treeOf('superAdmin')).modules).filter(({ moduleName }) => moduleName === name);
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.some(({ view, extraData }) => view && extraData.rights?.includes('view'))).toBe(true);
  });

  test('is the menu of a brand, too: each entry has an id, its tab, the current tab and those below [R-BMENU-018] [R-BMENU-019]', async () => {
    const entries = flat((await treeOf('brand')).modules);
    expect(entries.length).toBeGreaterThan(5);
    for (const { extraData } of entries) {
      expect(Object.keys(extraData)).toEqual(expect.arrayContaining(['id', 'openTab', 'currentTab', 'childs']));
      expect(Array.isArray(extraData.childs)).toBe(true);
    }
  });

  test('permits management its dashboard and profiles only, testers their area, brands theirs', async () => {
    const management = await treeOf('management');
    expect(management.permittedRoutes).toContain('/dashboard');
    expect(management.permittedRoutes.some((route) => route.startsWith('campaign'))).toBe(false);
    expect((await treeOf('tester')).modules).toEqual([]);
    expect((await treeOf('brand')).permittedRoutes).toContain('/campaign-self-service/campaign-request/add');
    expect((await treeOf('brandInvited')).permittedRoutes).not.toContain('/campaign-self-service/campaign-request/add');
  });

  test('follows the stored rights from the next call on', async () => {
    const client = await server.as('manager');
    const rights = (modules: string[]) =>
      server.db
        .updateTable('role_permissions')
        .set({ rights: modules })
        .where('role_id', '=', 9)
        .where('module_name', '=', 'Report')
        .execute();
    await rights([]);
    const without = (await client.GET('/roleModulePermission/getRoleBaseModule')).data?.data.modules ?? [];
    expect(visible(without)).not.toContain('report');
    await rights(['view']);
    const withView = (await client.GET('/roleModulePermission/getRoleBaseModule')).data?.data.modules ?? [];
    expect(visible(withView)).toContain('report');
  });
});

describe('admission', () => {
  let server: TestServer;
  const names = [
    'superAdmin',
    'admin',
    'manager',
    'management',
    'brand',
    'brandManager',
    'brandInvited',
    'tester',
  ] as const;
  const tokens = new Map<TestUserName, string>();
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    for (const name of names) tokens.set(name, (await server.logIn(name)).accessToken);
  });
  afterAll(() => server.stop());

  const operations = readOperations(contract);
  const call = (method: string, path: string, token?: string) =>
    fetch(`${server.url}/api${path.replaceAll(/\{[^}]+\}/g, '1')}`, {
      method: method.toUpperCase(),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  test('every served call but log-in and refresh rejects a caller without a token', async () => {
    const served = operations.filter((operation) => !operation.isPlanned && operation.admission.kind === 'user');
    expect(served.length).toBeGreaterThan(25);
    for (const { method, path } of served) {
      const answer = await call(method, path);
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  test('every served call rejects each role that the contract does not admit, before it looks at the body', async () => {
    let refused = 0;
    for (const { method, path, admission, isPlanned } of operations) {
      if (isPlanned || admission.kind === 'public') continue;
      for (const name of names) {
        const audience = name === 'tester' ? 'tester' : name.startsWith('brand') ? 'brand' : 'staff';
        if (admission.audience === undefined || admission.audience.includes(audience)) continue;
        const answer = await call(method, path, tokens.get(name));
        expect([path, name, answer.status]).toEqual([path, name, 403]);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(20);
  });

  test('a role without the module right is rejected', async () => {
    const searches = operations.find((operation) => operation.id === 'getCampaign');
    expect(searches?.admission).toMatchObject({ permission: { module: 'Campaign Management', right: 'view' } });
    for (const name of ['management', 'brand', 'tester'] as const) {
      const answer = await call('get', '/campaign/v1/fetchCompaignDataById/1', tokens.get(name));
      expect([name, answer.status]).toEqual([name, 403]);
    }
  });

  test('planned calls answer 501 with a clear error', async () => {
    const planned = operations.filter((operation) => operation.isPlanned);
    expect(planned.length).toBeGreaterThan(10);
    for (const { method, path } of planned) {
      const answer = await call(method, path, tokens.get('superAdmin'));
      expect([path, answer.status]).toEqual([path, 501]);
      expect(await answer.json()).toEqual({
        message: 'NOT_IMPLEMENTED',
        error: 'notImplementedYet',
        data: null,
        fieldErrors: [],
      });
    }
  });
});
