import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerSuccess } from '@resonanz/testing/envelopeFetch';
import { CALLS, createAccountServer, logIn, people, userWith } from './fixtures/accountServer.fixture.ts';
import { Here } from './fixtures/AccountStage.fixture.tsx';
import { draw, openAs, openTab } from './fixtures/openAccount.fixture.tsx';
import { catchPageLoads } from './fixtures/pageLoads.fixture.ts';
import { HomeRedirect } from './HomeRedirect.tsx';

const pageAt = (path: string) => page.getByRole('heading', { level: 1, name: path, exact: true });

function FrontDoor() {
  return useLocation().pathname === '/' ? <HomeRedirect area="staff" /> : <Here />;
}

beforeEach(() => localStorage.clear());

test('the empty path leads to the log-in [R-ROUTE-002]', async () => {
  const { address } = await openAs(null, 'staff', <FrontDoor />, '/');
  await expect.element(pageAt('/login')).toBeVisible();
  expect(address()).toBe('/login');
});

test.each([
  ['campaign manager', 9],
  ['management', 7],
  ['super admin', 6],
] as const)('and the %s to the dashboard', async (_role, roleId) => {
  const { address } = await openAs(userWith(roleId), 'staff', <FrontDoor />, '/');
  await expect.element(pageAt('/dashboard')).toBeVisible();
  expect(address()).toBe('/dashboard');
});

test.each([
  ['/campaign', '/campaign'],
  ['/permission', '/dashboard'],
])('the start page %s counts while it is permitted: %s', async (start, home) => {
  const server = createAccountServer();
  const session = openTab(server, 'staff');
  await logIn(session, people.staff);
  localStorage.setItem('dashboardRoute', JSON.stringify(start));
  await draw(<FrontDoor />, { server, session, path: '/' });
  await expect.element(pageAt(home)).toBeVisible();
});

test('it leads nowhere before it is known who is logged in', async () => {
  const server = createAccountServer();
  await logIn(openTab(server, 'staff'), people.staff);
  let answer: (response: Response) => void = () => {};
  server.on(CALLS.user, () => new Promise((resolve) => (answer = resolve)));
  const address = await draw(<FrontDoor />, { server, session: openTab(server, 'staff'), path: '/' });
  await expect.poll(() => server.received(CALLS.user)).toHaveLength(2);
  expect(address()).toBe('/');
  answer(answerSuccess(people.staff));
  await expect.element(pageAt('/dashboard')).toBeVisible();
});

test.each([
  ['brand', '/campaign-self-service/brand-dashboard'],
  ['testerworld', '/testerworld/home'],
] as const)('a page of %s is loaded by the browser', async (area, home) => {
  const loads = catchPageLoads();
  const { address } = await openAs(people[area], 'staff', <FrontDoor />, '/');
  await expect.poll(() => loads).toEqual([`replace ${home}`]);
  expect(address()).toBe('/');
});
