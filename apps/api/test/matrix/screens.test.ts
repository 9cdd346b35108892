import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandPaths, staffPaths } from '@resonanz/domain/paths';
import { flattenTree, isPermitted, type PermissionNode, visibleMenu } from '@resonanz/domain/permissions';
import { contract, readOperations } from '../../src/platform/http/contract.ts';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { startTestServer, type TestServer } from '../kit/startTestServer.ts';
import { type Account, createAccount, type LoggedInCaller } from './callers.ts';
import { inputs } from './inputs.ts';
import { CALLERS } from './readExpectations.ts';
import { existingScreens, readCalls } from './screens.ts';
import { send } from './send.ts';
import { createWorld, type World } from './world.ts';

const operations = readOperations(contract);
const screens = existingScreens();
const loggedIn = CALLERS.filter((caller): caller is LoggedInCaller => caller !== 'nobody');
/** What a brand that signed up by token does not have: forms and profile. */
const closedByToken: readonly string[] = [
  brandPaths.profile.pattern,
  brandPaths.campaignRequestAdd.pattern,
  brandPaths.campaignRequestEdit.pattern,
  brandPaths.ugcVideoAdd.pattern,
  brandPaths.ugcVideoEdit.pattern,
];
/** Calls that both shells read by. */
const SHARED_CALLS: readonly string[] = ['getUgcRequestsPage', 'getUgcRequest'];
/** A path as a user types it. */
const exampleOf = (pattern: string): string => pattern.replaceAll(/:\w+/g, '1');

test('every screen behind the log-in says what it reads', () => {
  expect(screens.length).toBeGreaterThan(7);
  expect(screens.filter((screen) => readCalls[screen] === undefined)).toEqual([]);
});

describe('menu, routes and calls of', () => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    world = await createWorld(server);
  });
  afterAll(() => server.stop());

  interface Navigation {
    tree: readonly PermissionNode[];
    permitted: readonly string[];
  }

  async function navigationOf({ accessToken }: Account): Promise<Navigation> {
    const { data } = await server.client(accessToken).GET('/roleModulePermission/getRoleBaseModule');
    if (data === undefined) throw new Error('There is no tree.');
    return { tree: data.data.modules as unknown as readonly PermissionNode[], permitted: data.data.permittedRoutes };
  }

  const leavesOf = (nodes: readonly PermissionNode[]): string[] =>
    flattenTree(nodes)
      .filter(({ children }) => children.length === 0)
      .map(({ routeName }) => routeName);

  test.each(loggedIn)(
    'role %s agree: visible entries are permitted screens, and permitted screens are served',
    async (caller) => {
      const account = await createAccount(server, caller);
      const { tree, permitted } = await navigationOf(account);

      const visible = leavesOf(visibleMenu(tree, screens));
      expect(visible.filter((route) => !isPermitted(route, permitted))).toEqual([]);
      // An invited brand may open these dashboards, but no entry leads to them.
      const unlisted: readonly string[] =
        caller === '3t' ? [brandPaths.dashboard.pattern, brandPaths.scsDashboard.pattern] : [];
      const entries = leavesOf(tree).filter(
        (route) => screens.includes(route) && isPermitted(route, permitted) && !unlisted.includes(route),
      );
      expect(new Set(visible)).toEqual(new Set(entries));

      for (const screen of screens) {
        // Everyone may open it, but brands and testers are led on to their own page, which asks another call.
        if (screen === staffPaths.notifications.pattern && /^[238]/.test(caller)) continue;
        // Both sides read UGC requests by the same calls: on the other side's page they say nothing about it.
        const isOfBrand = screen.startsWith(brandPaths.landing.pattern);
        if (SHARED_CALLS.includes(readCalls[screen] ?? '') && isOfBrand !== (account.audience === 'brand')) continue;
        const operation = operations.find(({ id }) => id === readCalls[screen]);
        const input = await inputs[operation?.id as OperationId]?.({ world, caller, account, owner: account });
        if (operation === undefined || input === undefined) throw new Error(`${screen} reads a call without an input.`);
        const { status } = await send(server.url, operation, input, account.accessToken);
        // The other brand may open the page; the record of brand one is not there for it.
        const isServed = caller === '3o' && status === 404 ? true : status === 200;
        expect(isServed, `${screen} answers ${status}`).toBe(isPermitted(exampleOf(screen), permitted));
      }
    },
  );

  test('the self-service behind the log-in is open to brands alone [R-ROLE-012]', async () => {
    const ownScreens = screens.filter((screen) => screen.startsWith(brandPaths.landing.pattern));
    expect(ownScreens.length).toBeGreaterThan(2);
    for (const caller of loggedIn) {
      const { permitted } = await navigationOf(await createAccount(server, caller));
      const open = ownScreens.filter((screen) => isPermitted(exampleOf(screen), permitted));
      const expected = ownScreens.filter((screen) => caller !== '3t' || !closedByToken.includes(screen));
      expect(open, `role ${caller}`).toEqual(/^[23]/.test(caller) ? expected : []);
    }
  });

  test('what a browser stores gives no right: a tree and routes of another role change no answer [R-ROLE-011]', async () => {
    const brand = await createAccount(server, '3');
    const admin = await createAccount(server, '1');
    const stolen = await navigationOf(admin);
    expect(isPermitted('/dashboard', stolen.permitted)).toBe(true);
    const statuses = await Promise.all(
      ['searchInfluencers', 'findAllCampaigns', 'getUsersPage', 'getRolesByType'].map(async (id) => {
        const operation = operations.find((each) => each.id === id);
        const input = await inputs[id as OperationId]?.({ world, caller: '3', account: brand, owner: brand });
        if (operation === undefined || input === undefined) throw new Error(`${id} is no call.`);
        return (
          await send(
            server.url,
            operation,
            { ...input, query: { ...input.query, isAdmin: 'true', roleId: 1 } },
            brand.accessToken,
          )
        ).status;
      }),
    );
    expect(statuses).toEqual([403, 403, 403, 403]);
  });
});
