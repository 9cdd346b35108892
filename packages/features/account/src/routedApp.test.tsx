import { QueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Link, Outlet, type RouteObject } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { FirstReads } from '@resonanz/api-client/firstReads';
import { createAccountServer, logIn, people } from './fixtures/accountServer.fixture.ts';
import { standAt } from './fixtures/address.fixture.ts';
import { openTab } from './fixtures/openAccount.fixture.tsx';
import { routedApp } from './routedApp.tsx';

type Code = { Component: () => ReactNode };

const code = (title: string) =>
  vi.fn<() => Promise<Code>>().mockResolvedValue({
    Component: () => (
      <>
        <h1>{title}</h1>
        <Outlet />
      </>
    ),
  });

function shellRoutes() {
  const codes = { frame: code('Resonanz'), list: code('Influencer'), profile: code('Profil'), todos: code('Aufgaben') };
  const routes: RouteObject[] = [
    {
      lazy: codes.frame,
      errorElement: <p role="alert">Nicht geladen</p>,
      children: [
        {
          path: '/dashboard',
          children: [
            { index: true, lazy: codes.list },
            { path: 'profile/:id', lazy: codes.profile },
          ],
        },
        { path: '/todo', lazy: codes.todos },
        { path: '/plain', element: <Link to="/todo">Weiter</Link> },
      ],
    },
  ];
  return { codes, app: routedApp(routes), calls: () => Object.values(codes).map(({ mock }) => mock.calls.length) };
}

test('a page is prepared with all that stands around it, and no other page', async () => {
  standAt('/todo');
  const { app, calls } = shellRoutes();
  await app.prepare('/dashboard/profile/7');
  expect(calls()).toEqual([1, 0, 1, 0]);
  expect(location.pathname).toBe('/todo');
});

test('a page that needs no code, or that is not there, is prepared too', async () => {
  const { app, calls } = shellRoutes();
  await app.prepare('/plain');
  await app.prepare('/no-such-page');
  expect(calls()).toEqual([1, 0, 0, 0]);
});

test('code that cannot be loaded is reported to the caller', async () => {
  const { app, codes } = shellRoutes();
  codes.list.mockRejectedValueOnce(new TypeError('offline'));
  await expect(app.prepare('/dashboard')).rejects.toThrow('offline');
});

test('the page of the address opens whole, once its code is there', async () => {
  standAt('/dashboard?page=2');
  const { app, codes, calls } = shellRoutes();
  let arrive: (code: Code) => void = () => {};
  codes.list.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const opened = vi.fn<() => void>();
  const opening = app.open();
  void opening.then(opened);
  await expect.poll(() => calls()).toEqual([1, 1, 0, 0]);
  expect(opened).not.toHaveBeenCalled();
  arrive({ Component: () => <h2>Influencer</h2> });
  await render(await opening);
  expect(page.getByRole('heading', { name: 'Resonanz' }).elements()).toHaveLength(1);
  expect(page.getByRole('heading', { name: 'Influencer' }).elements()).toHaveLength(1);
  expect(location.search).toBe('?page=2');
});

test('and leads on to the others', async () => {
  standAt('/plain');
  const { app } = shellRoutes();
  await render(await app.open());
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect.element(page.getByRole('heading', { name: 'Aufgaben' })).toBeVisible();
  expect(location.pathname).toBe('/todo');
});

test('a page whose code cannot be had opens as what stands for it', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  standAt('/todo');
  const { app, codes } = shellRoutes();
  codes.todos.mockRejectedValueOnce(new TypeError('offline'));
  await render(await app.open());
  await expect.element(page.getByRole('alert')).toBeVisible();
  report.mockRestore();
});

describe('what a page is drawn with', () => {
  /** By default the page waits until everything is read. */
  async function prepareReading(path: string, isLoggedIn: boolean, patienceMs = 60_000) {
    standAt(path);
    const server = createAccountServer();
    const session = openTab(server, 'staff');
    if (isLoggedIn) await logIn(session, people.staff);
    const queryClient = new QueryClient();
    let answer: () => void = () => {};
    const readFirst = vi.fn<FirstReads>().mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    const routes = ['/dashboard', '/permission'].map((place): RouteObject => ({
      path: place,
      lazy: () => Promise.resolve({ Component: () => <h1>Influencer</h1>, handle: { readFirst } }),
    }));
    const app = routedApp(routes, { session, queryClient, patienceMs });
    return { app, session, readFirst, answer: () => answer(), queryClient };
  }

  async function openReading(
    path: string,
    { isLoggedIn = true, patienceMs }: { isLoggedIn?: boolean; patienceMs?: number } = {},
  ) {
    const { app, session, ...reading } = await prepareReading(path, isLoggedIn, patienceMs);
    const opening = app.open();
    const opened = vi.fn<() => void>();
    void opening.then(opened);
    return { ...reading, opening, opened, client: session.client };
  }

  test('is read with the log-in of its user, for the query of the address, before it opens', async () => {
    const { opening, opened, readFirst, answer, client, queryClient } = await openReading('/dashboard?page=2');
    await expect.poll(() => readFirst.mock.calls).toEqual([[{ client, queryClient, search: '?page=2' }]]);
    expect(opened).not.toHaveBeenCalled();
    answer();
    await render(await opening);
    await expect.element(page.getByRole('heading', { name: 'Influencer' })).toBeVisible();
  });

  test('of a page that was prepared is read as soon as a user is logged in', async () => {
    const { app, session, readFirst, queryClient } = await prepareReading('/login', false);
    await app.prepare('/dashboard?page=2');
    await app.prepare('/permission');
    expect(readFirst).not.toHaveBeenCalled();
    await logIn(session, people.staff);
    expect(readFirst.mock.calls).toEqual([[{ client: session.client, queryClient, search: '?page=2' }]]);
    await session.reload();
    expect(readFirst).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      'throws',
      () => {
        throw new TypeError('offline');
      },
    ],
    ['fails', () => Promise.reject(new TypeError('offline'))],
  ])('opens the page all the same when reading it %s', async (_how, fail) => {
    const { app, readFirst } = await prepareReading('/dashboard', true);
    readFirst.mockImplementation(fail);
    await render(await app.open());
    await expect.element(page.getByRole('heading', { name: 'Influencer' })).toBeVisible();
  });

  test.each(['//', '//?a=1', '/no-such-page'])('is nothing for an address without a page: %s', async (address) => {
    const { opening, readFirst } = await openReading(`${location.origin}${address}`);
    await opening;
    expect(readFirst).not.toHaveBeenCalled();
  });

  test('is read as soon as it is known that the user is still logged in', async () => {
    const { app, session, readFirst } = await prepareReading('/dashboard', false);
    await render(await app.open());
    expect(readFirst).not.toHaveBeenCalled();
    await logIn(session, people.staff);
    expect(readFirst).toHaveBeenCalledTimes(1);
  });

  test('is not waited for longer than a moment', async () => {
    const { opening, readFirst } = await openReading('/dashboard', { patienceMs: 10 });
    await render(await opening);
    await expect.element(page.getByRole('heading', { name: 'Influencer' })).toBeVisible();
    expect(readFirst).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['nobody is logged in', '/dashboard', false],
    ['the page is not permitted', '/permission', true],
  ])('is not read while %s', async (_why, path, isLoggedIn) => {
    const { opening, readFirst } = await openReading(path, { isLoggedIn });
    await opening;
    expect(readFirst).not.toHaveBeenCalled();
  });
});
