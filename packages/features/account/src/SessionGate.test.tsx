import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Area } from '@resonanz/domain/roles';
import { answerSuccess } from '@resonanz/testing/envelopeFetch';
import { CALLS, createAccountServer, logIn, people, failure } from './fixtures/accountServer.fixture.ts';
import { Here } from './fixtures/AccountStage.fixture.tsx';
import { draw, openAs, openTab } from './fixtures/openAccount.fixture.tsx';
import { catchPageLoads } from './fixtures/pageLoads.fixture.ts';
import { SessionGate } from './SessionGate.tsx';

const inside = page.getByText('Nur für Angemeldete');
const waiting = page.getByRole('img', { name: 'Anmeldung wird geprüft' });
const pageAt = (path: string) => page.getByRole('heading', { level: 1, name: path, exact: true });

const gate = (area: Area) => (
  <SessionGate area={area}>
    <main>
      <Here />
      <p>Nur für Angemeldete</p>
    </main>
  </SessionGate>
);

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

test('a stored log-in is checked before anything is shown', async () => {
  const server = createAccountServer();
  await logIn(openTab(server, 'staff'), people.staff);
  let answer: (response: Response) => void = () => {};
  server.on(CALLS.user, () => new Promise((resolve) => (answer = resolve)));
  await draw(gate('staff'), { server, session: openTab(server, 'staff') });
  await expect.element(waiting).toBeVisible();
  await expect.poll(() => server.received(CALLS.user)).toHaveLength(2);
  expect(inside.elements()).toHaveLength(0);
  answer(answerSuccess(people.staff));
  await expect.element(inside).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
});

test.each([
  ['staff', '/campaign?status=3', '/login'],
  ['brand', '/campaign-self-service/brand-dashboard', '/campaign-self-service/login'],
  ['testerworld', '/testerworld/home', '/testerworld/login'],
] as const)(
  'no one gets into %s without a log-in, which remembers the page [R-GUARD-001]',
  async (area, path, login) => {
    const { address, server } = await openAs(null, area, gate(area), path);
    await expect.element(pageAt(login)).toBeVisible();
    expect(address()).toBe(`${login}?from=${encodeURIComponent(path)}`);
    expect(server.calls).toEqual([]);
  },
);

test.each([
  ['staff', '/campaign/17/view-camp'],
  ['brand', '/campaign-self-service/brand-dashboard'],
  ['testerworld', '/testerworld/home'],
  ['staff', '/no-such-page'],
] as const)('%s is let through to %s [R-GUARD-002]', async (area, path) => {
  const { address } = await openAs(people[area], area, gate(area), path);
  await expect.element(inside).toBeVisible();
  expect(address()).toBe(path);
});

describe('when the log-in ends', () => {
  test.each([
    ['staff', '/permission', '/login'],
    ['brand', '/dashboard', '/campaign-self-service/login'],
    ['testerworld', '/dashboard', '/testerworld/login'],
  ] as const)(
    'a page that %s may not open logs out and is not returned to [R-GUARD-003] [R-ERR-004] [R-ROUTE-018]',
    async (area, path, login) => {
      const { address, server, session } = await openAs(people[area], area, gate(area), path);
      await expect.element(pageAt(login)).toBeVisible();
      expect(address()).toBe(`${login}?reason=forbidden`);
      expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'forbidden' });
      expect(localStorage.length).toBe(0);
      await expect.poll(() => server.received(CALLS.logOut)).toHaveLength(1);
    },
  );

  test.each([
    ['staff', '/campaign?status=3', '/login'],
    ['brand', '/campaign-self-service/brand-dashboard', '/campaign-self-service/login'],
  ] as const)(
    'a rejected refresh leads %s to the log-in and back later [R-FLOW-026] [R-ROUTE-018]',
    async (area, path, login) => {
      const { address, server, session } = await openAs(people[area], area, gate(area), path);
      await expect.element(inside).toBeVisible();
      server.on(CALLS.user, () => failure(401, 'tokenExpired'));
      server.on(CALLS.refresh, () => failure(401, 'sessionEnded'));
      await session.reload();
      await expect.element(pageAt(login)).toBeVisible();
      expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
        reason: 'expired',
        from: path,
      });
      await expect.element(inside).not.toBeInTheDocument();
    },
  );

  test.each([
    ['staff', '/dashboard', '/login', 'R-ROUTE-016'],
    ['testerworld', '/testerworld/home', '/testerworld/login', 'R-ROUTE-017'],
    ['brand', '/campaign-self-service/brand-dashboard', '/campaign-self-service', 'R-ROUTE-019'],
  ] as const)('a user who logs out of %s at %s comes to %s [%s]', async (area, path, target, _row) => {
    const { address, session } = await openAs(people[area], area, gate(area), path);
    await expect.element(inside).toBeVisible();
    await session.logOut();
    await expect.element(pageAt(target)).toBeVisible();
    expect(address()).toBe(target);
  });

  test('a log-out in another tab leads this one to the same place', async () => {
    const { address, server } = await openAs(
      people.brand,
      'brand',
      gate('brand'),
      '/campaign-self-service/brand-dashboard',
    );
    const other = openTab(server, 'brand');
    await expect.poll(() => other.getState().status).toBe('loggedIn');
    await other.logOut();
    await expect.element(pageAt('/campaign-self-service')).toBeVisible();
    expect(address()).toBe('/campaign-self-service');
  });
});

describe('pages of another area', () => {
  const path = '/campaign-self-service/brand-dashboard';
  const note = page.getByRole('heading', { level: 1, name: 'Sie sind als Mitarbeiter angemeldet' });

  test('ask staff to log out first, and end no log-in', async () => {
    const { address, session } = await openAs(people.staff, 'brand', gate('brand'), path);
    const loads = catchPageLoads();
    await expect.element(note).toBeVisible();
    await page.getByRole('button', { name: 'Zur Agentur' }).click();
    await expect.poll(() => loads).toEqual(['push /dashboard']);
    expect(address()).toBe(path);
    expect(session.areaOfUser()).toBe('staff');
    expect(inside.elements()).toHaveLength(0);
  });

  test('are open to another log-in once staff have logged out', async () => {
    const { address, server } = await openAs(people.staff, 'brand', gate('brand'), path);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect.poll(address).toBe('/campaign-self-service');
    await expect.poll(() => server.received(CALLS.logOut)).toHaveLength(1);
  });

  test('what everybody may open leads a tester to the twin in the own area, which the browser loads [R-GUARD-012]', async () => {
    const loads = catchPageLoads();
    const { address } = await openAs(people.testerworld, 'staff', gate('staff'), '/notifications');
    await expect.poll(() => loads).toEqual(['replace /testerworld/notifications']);
    await expect.element(waiting).toBeVisible();
    expect(address()).toBe('/notifications');
    expect(inside.elements()).toHaveLength(0);
  });

  test('the technical page asks for another log-in and throws no one out', async () => {
    const { address, session } = await openAs(people.staff, 'staff', gate('staff'), '/adminPanel');
    await expect.element(pageAt('/login')).toBeVisible();
    expect(address()).toBe('/login');
    expect(session.areaOfUser()).toBe('staff');
  });
});
