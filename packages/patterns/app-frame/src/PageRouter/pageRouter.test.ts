import { createElement } from 'react';
import type { BlockerFunction, RouteObject } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryPages, type PageRouter } from './pageRouter.ts';

type Code = { Component: () => null };
const NO_PAGE = () => null;

/** Code that arrives when the test says so. */
function heldCode() {
  const arrivals: { resolve: (code: Code) => void; reject: (error: unknown) => void }[] = [];
  return {
    lazy: vi
      .fn<() => Promise<Code>>()
      .mockImplementation(() => new Promise((resolve, reject) => arrivals.push({ resolve, reject }))),
    arrive: () => arrivals.shift()?.resolve({ Component: NO_PAGE }),
    fail: (error: unknown) => arrivals.shift()?.reject(error),
  };
}

const addressOf = ({ state: { location } }: PageRouter): string =>
  `${location.pathname}${location.search}${location.hash}`;
const pagesOf = ({ state: { matches } }: PageRouter): (string | undefined)[] => matches.map(({ route }) => route.path);

function openOffice(more: RouteObject[] = [], path = '/dashboard') {
  const list = heldCode();
  const router = createMemoryPages(
    [
      {
        errorElement: createElement('p'),
        children: [
          { path: '/dashboard', element: null },
          { path: '/campaign', lazy: list.lazy },
          { path: '/campaign/:refId', element: null, handle: { isWorkPage: true } },
          { path: '/customer', handle: { movedTo: '/customer/management' } },
          { path: '/customer/management', element: null },
          ...more,
        ],
      },
    ],
    path,
  );
  return { router, list };
}

describe('a page', () => {
  test('whose code is there is open at once, with the parameters of its address', async () => {
    const { router } = openOffice([], '/campaign/7?tab=1#top');
    expect(router.state.initialized).toBe(true);
    expect([addressOf(router), pagesOf(router), router.state.matches.at(-1)?.params]).toEqual([
      '/campaign/7?tab=1#top',
      [undefined, '/campaign/:refId'],
      { refId: '7' },
    ]);
  });

  test('opens when its code has come; until then the one before stays, with its address', async () => {
    const { router, list } = openOffice();
    const going = router.navigate('/campaign?page=2');
    expect([addressOf(router), pagesOf(router)]).toEqual(['/dashboard', [undefined, '/dashboard']]);
    list.arrive();
    await going;
    expect([addressOf(router), pagesOf(router)]).toEqual(['/campaign?page=2', [undefined, '/campaign']]);
    await router.navigate('/dashboard');
    await router.navigate('/campaign');
    expect(list.lazy).toHaveBeenCalledTimes(1);
  });

  test('that the user has left does not come up later', async () => {
    const { router, list } = openOffice();
    const going = router.navigate('/campaign');
    await router.navigate('/customer/management');
    list.arrive();
    await going;
    expect(addressOf(router)).toBe('/customer/management');
    await router.navigate(-1);
    expect(addressOf(router)).toBe('/dashboard');
  });

  test('whose code cannot be had opens as its error, where the nearest route shows one, and is tried again', async () => {
    const { router, list } = openOffice();
    const going = router.navigate('/campaign');
    const failure = new TypeError('offline');
    list.fail(failure);
    await going;
    expect([addressOf(router), router.state.errors]).toEqual(['/campaign', { '0': failure }]);
    const again = router.navigate('/campaign', { replace: true });
    list.arrive();
    await again;
    expect([router.state.errors, pagesOf(router)]).toEqual([null, [undefined, '/campaign']]);
  });

  test('that has moved leads on, without an entry of its own in the history', async () => {
    const { router } = openOffice();
    await router.navigate('/customer?page=2');
    expect(addressOf(router)).toBe('/customer/management?page=2');
    await router.navigate(-1);
    expect(addressOf(router)).toBe('/dashboard');
    expect(addressOf(openOffice([], '/customer').router)).toBe('/customer/management');
  });

  test('that is not there is an error of the first route', () => {
    const { router } = openOffice([], '/nothing');
    expect(router.state.errors).toEqual({ '0': new Error('There is no page at /nothing.') });
  });
});

describe('an address', () => {
  test('may name only what changes', async () => {
    const { router } = openOffice([], '/campaign/7?tab=1');
    await router.navigate({ search: '?tab=2' });
    expect(addressOf(router)).toBe('/campaign/7?tab=2');
    await router.navigate('?tab=3', { replace: true, state: { isSaved: true } });
    expect([addressOf(router), router.state.historyAction, router.state.location.state]).toEqual([
      '/campaign/7?tab=3',
      'REPLACE',
      { isSaved: true },
    ]);
    await router.navigate(-1);
    expect([addressOf(router), router.state.historyAction]).toEqual(['/campaign/7?tab=1', 'POP']);
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'never leads out of the app: %s',
    async (address) => {
      const { router } = openOffice();
      await router.navigate(address).catch(() => {});
      expect(addressOf(router)).toMatch(/^\/(?![/\\])/);
      expect(router.createURL?.(router.state.location).origin).toBe('http://localhost');
    },
  );
});

describe('a question before a page is left', () => {
  /** A user with unsaved changes at the second of two pages. */
  async function openForm() {
    const { router, list } = openOffice();
    await router.navigate('/campaign/7');
    const question = vi.fn<BlockerFunction>().mockReturnValue(true);
    router.getBlocker('form', question);
    const blocker = () => router.state.blockers.get('form');
    return { router, list, question, blocker };
  }

  test('keeps the page until it is answered; a yes goes on', async () => {
    const { router, blocker, question } = await openForm();
    await router.navigate('/dashboard?page=2');
    expect([addressOf(router), blocker()?.state, blocker()?.location?.pathname]).toEqual([
      '/campaign/7',
      'blocked',
      '/dashboard',
    ]);
    expect(question.mock.lastCall?.[0]).toMatchObject({
      currentLocation: { pathname: '/campaign/7' },
      nextLocation: { pathname: '/dashboard' },
      historyAction: 'PUSH',
    });
    blocker()?.proceed?.();
    await expect.poll(() => addressOf(router)).toBe('/dashboard?page=2');
    expect(blocker()?.state).toBe('unblocked');
  });

  test('keeps the page after a no', async () => {
    const { router, blocker } = await openForm();
    await router.navigate('/dashboard');
    blocker()?.reset?.();
    expect([addressOf(router), blocker()?.state]).toEqual(['/campaign/7', 'unblocked']);
  });

  test('has the way back put back, and gone after a yes', async () => {
    const { router, blocker } = await openForm();
    await router.navigate(-1);
    expect([addressOf(router), blocker()?.state]).toEqual(['/campaign/7', 'blocked']);
    blocker()?.reset?.();
    await router.navigate(-1);
    blocker()?.proceed?.();
    await expect.poll(() => addressOf(router)).toBe('/dashboard');
    expect(router.state.historyAction).toBe('POP');
    router.deleteBlocker('form');
    await router.navigate(1);
    expect(addressOf(router)).toBe('/campaign/7');
  });

  test('is not asked once there is nothing to lose', async () => {
    const { router, question, blocker } = await openForm();
    question.mockReturnValue(false);
    await router.navigate('/dashboard');
    expect([addressOf(router), blocker()?.state]).toEqual(['/dashboard', undefined]);
  });
});

test('a router that is given up follows no history and notifies no listener', async () => {
  const { router, list } = openOffice();
  const listener = vi.fn<() => void>();
  router.subscribe(listener);
  const going = router.navigate('/campaign');
  router.dispose();
  list.arrive();
  await going;
  expect([listener.mock.calls, addressOf(router)]).toEqual([[], '/dashboard']);
});

test('routes that want data loaded are rejected', () => {
  const { router } = openOffice();
  expect(() => router.revalidate()).toThrow('load no data');
});
