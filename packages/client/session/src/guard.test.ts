import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RoleId } from '@resonanz/domain/roles';
import { BrowserStorage } from '../test/browserStorage.ts';
import { sessionDataOf } from '../test/sessionData.ts';
import { guard, homeOf, ownPageOf } from './guard.ts';
import { likelyHome } from './likelyHome.ts';
import { permissionsOf } from './permissions.ts';
import type { SessionState } from './sessionState.ts';
import { writeStartPage } from './storage.ts';
import { writeSession } from './storedSession.ts';

function stateOf(roleId: RoleId, signupWithToken = false): Extract<SessionState, { status: 'loggedIn' }> {
  const { permissions, ...rest } = sessionDataOf(roleId, signupWithToken);
  return { status: 'loggedIn', ...rest, permissions: permissionsOf(permissions) };
}

const manager = stateOf(9);
const management = stateOf(7);
const brand = stateOf(3);
const invited = stateOf(3, true);
const tester = stateOf(8);

beforeEach(() => {
  vi.stubGlobal('localStorage', new BrowserStorage());
});

afterEach(() => vi.unstubAllGlobals());

describe('the guard', () => {
  test('asks for a log-in, and waits while that is being found out [R-GUARD-001]', () => {
    expect(guard('/dashboard', { status: 'loggedOut', reason: null })).toBe('logIn');
    expect(guard('/dashboard', { status: 'loading' })).toBe('wait');
  });

  test.each([
    '/dashboard',
    '/campaign/17/view-camp',
    '/campaign/request/3/view',
    '/dashboard/profile/1/instagram/2?tab=posts#top',
  ])('allows %s to the campaign manager [R-GUARD-002]', (path) => expect(guard(path, manager)).toBe('allow'));

  test.each(['/user/management', '/permission', '/logs'])(
    'logs the campaign manager out of %s [R-GUARD-003] [R-ERR-004]',
    (path) => {
      expect(guard(path, manager)).toBe('logOut');
    },
  );

  test.each([
    ['brand-dashboard', 'R-GUARD-004'],
    ['scs-dashboard', 'R-GUARD-005'],
    ['ugc-dashboard', 'R-GUARD-006'],
  ])('allows %s to every brand [%s]', (page) => {
    expect(guard(`/campaign-self-service/${page}`, brand)).toBe('allow');
    expect(guard(`/campaign-self-service/${page}`, invited)).toBe('allow');
  });

  test.each([
    ['campaign-request/add', 'R-GUARD-007'],
    ['campaign-request/4/edit', 'R-GUARD-008'],
    ['ugc-video/add', 'R-GUARD-009'],
    ['ugc-video/4/edit', 'R-GUARD-010'],
  ])('allows %s to a brand and not to one that signed up with a token [%s]', (page) => {
    expect(guard(`/campaign-self-service/${page}`, brand)).toBe('allow');
    expect(guard(`/campaign-self-service/${page}`, invited)).toBe('logOut');
  });

  test('management gets its influencers and nothing else of the staff area [R-GUARD-011]', () => {
    expect(guard('/dashboard', management)).toBe('allow');
    expect(guard('/dashboard/profile/1/instagram/2', management)).toBe('allow');
    expect(guard('/dashboard/profile/editProfile/1/instagram/2', management)).toBe('allow');
    expect(guard('/campaign', management)).toBe('logOut');
    expect(guard('/dashboard-new', management)).toBe('logOut');
  });

  test.each([
    ['/notifications', 'R-GUARD-012'],
    ['/user-profile/edit', 'R-GUARD-013'],
    ['/user-profile', 'R-ROUTE-052'],
    ['/notification', 'docs/domain/notifications.md#targets-without-permission'],
  ])('allows %s to everyone logged in [%s]', (path) => {
    expect([manager, management, brand, invited, tester].map((state) => guard(path, state))).toEqual(
      Array(5).fill('allow'),
    );
  });

  test('logs brands and testers out of the staff area', () => {
    expect(guard('/dashboard', brand)).toBe('logOut');
    expect(guard('/dashboard', tester)).toBe('logOut');
  });

  test('staff who follow a link of another area stay logged in', () => {
    expect(guard('/campaign-self-service/campaign-request/4/view', manager)).toBe('otherArea');
    expect(guard('/testerworld/home', manager)).toBe('otherArea');
  });

  test('adminPanel and dashboard-statistics ask for another log-in and throw no one out', () => {
    expect(guard('/adminPanel', manager)).toBe('logIn');
    expect(guard('/adminPanel', stateOf(6))).toBe('allow');
  });

  test.each(['/no-such-page', '/campaign-self-service/no-such-page', '/testerworld/no/such/page'])(
    'says "not found" to %s',
    (path) => {
      expect(guard(path, brand)).toBe('notFound');
    },
  );
});

describe('home', () => {
  const home = ({ user, permissions }: typeof manager) => homeOf(user, permissions.permittedRoutes);

  test('is the home of the role', () => {
    expect([manager, management, brand, invited, tester].map(home)).toEqual([
      '/dashboard',
      '/dashboard',
      '/campaign-self-service/brand-dashboard',
      '/campaign-self-service/ima-active',
      '/testerworld/home',
    ]);
  });

  test('is the start page that staff have set, while it is permitted', () => {
    writeStartPage('/campaign');
    expect(home(manager)).toBe('/campaign');
    expect(home(management)).toBe('/dashboard');
    expect(home(brand)).toBe('/campaign-self-service/brand-dashboard');
    writeStartPage(null);
    expect(home(manager)).toBe('/dashboard');
  });

  test('comes with every log-in as it is stored on the server', () => {
    const loggedIn = (startPage: '/todo' | null) =>
      writeSession({ user: { ...manager.user, startPage }, regions: [], permissions: manager.permissions });
    loggedIn('/todo');
    expect(home(manager)).toBe('/todo');
    loggedIn(null);
    expect(home(manager)).toBe('/dashboard');
  });
});

describe('what everybody may open but only staff have', () => {
  const own = (path: string, { user, permissions }: typeof manager) =>
    ownPageOf(path, user, permissions.permittedRoutes);

  test('is the page of the own area that stands for it', () => {
    expect(own('/notifications', brand)).toBe('/campaign-self-service/notifications');
    expect(own('/user-profile/edit', brand)).toBe('/campaign-self-service/brand-profile');
    expect(own('/user-profile', brand)).toBe('/campaign-self-service/brand-profile');
    expect(own('/campaign', brand)).toBe('/campaign-self-service/brand-dashboard');
  });

  test('is the one of testerworld for testers', () => {
    for (const path of ['/user-profile', '/user-profile/edit']) expect(own(path, tester)).toBe('/testerworld/profile');
    for (const path of ['/notification', '/notifications'])
      expect(own(path, tester)).toBe('/testerworld/notifications');
  });

  test('keeps its address for a brand with an invitation, in the shell of brands', () => {
    const way = new URL(own('/user-profile/edit?x=1', invited), 'https://resonanz.example');
    expect([way.pathname, way.searchParams.get('from')]).toEqual([
      '/campaign-self-service/login',
      '/user-profile/edit',
    ]);
    expect(guard('/user-profile/edit', invited)).toBe('allow');
    expect(own('/notifications', invited)).toBe('/campaign-self-service/notifications');
  });
});

describe('the likely home, while no one is logged in', () => {
  test('is that of the area', () => {
    expect((['staff', 'brand', 'testerworld'] as const).map(likelyHome)).toEqual([
      '/dashboard',
      '/campaign-self-service/brand-dashboard',
      '/testerworld/home',
    ]);
  });

  test('is the start page of the last log-in where staff have set one, and only there', () => {
    writeStartPage('/campaign');
    expect((['staff', 'brand', 'testerworld'] as const).map(likelyHome)).toEqual([
      '/campaign',
      '/campaign-self-service/brand-dashboard',
      '/testerworld/home',
    ]);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 7])(
    'is no page of another origin: %s',
    (stored) => {
      localStorage.setItem('dashboardRoute', JSON.stringify(stored));
      expect(likelyHome('staff')).toBe('/dashboard');
    },
  );
});
