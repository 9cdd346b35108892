import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Area } from '@resonanz/domain/roles';
import { sessionDataOf } from '../test/sessionData.ts';
import { readConsent, writeConsent } from './consent.ts';
import { readCookie } from './cookies.ts';
import { createSession } from './createSession.ts';
import { chooseUiLanguage } from './language.tsx';
import { SessionProvider, useSession, useSessionClient } from './react.tsx';
import type { Session } from './Session.ts';
import { closeTodoPopup, isTodoPopupClosed } from './storage.ts';
import { readActiveTab, writeActiveTab, writeUnreadMail } from './tabValues.ts';
import { useTheme } from './theme.tsx';
import { useMay } from './useMay.ts';
import { useActiveTab, useUnreadMail } from './useTabValues.ts';

const data = sessionDataOf(9);
const answers: Readonly<Record<string, unknown>> = {
  '/api/authenticate': {
    accessToken: 'a',
    refreshToken: 'r',
    expirationTime: 1,
    id: data.user.id,
    fullName: '',
    role: data.user.role,
    signupWithToken: false,
  },
  '/api/getUserByUsername': data.user,
  '/api/region/getAll': data.regions,
  '/api/roleModulePermission/getRoleBaseModule': data.permissions,
  '/api/logout': null,
};

const server: typeof globalThis.fetch = async (input) => {
  const path = new URL(input instanceof Request ? input.url : String(input), location.href).pathname;
  return Response.json({ message: 'SUCCESS', data: answers[path] ?? null, error: null });
};

let session: Session;
const tab = (area: Area = 'staff'): Session => createSession({ baseUrl: '/api', area, fetch: server });

function Who() {
  const { status, user, isOffline, logIn, logOut } = useSession();
  const { choice, setChoice } = useTheme();
  const mayEdit = useMay('Campaign Management', 'edit');
  const mayDelete = useMay('Campaign Management', 'delete');
  return (
    <>
      <p>{`${status} ${user?.fullName ?? 'nobody'} ${mayEdit} ${mayDelete} ${isOffline} ${choice}`}</p>
      <button type="button" onClick={() => void logIn('staff', { username: 'a@b.de', password: 'x' })}>
        in
      </button>
      <button type="button" onClick={() => void logOut()}>
        out
      </button>
      <button type="button" onClick={() => setChoice('dark')}>
        dark
      </button>
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  session = tab();
});

afterEach(() => {
  session.close();
  localStorage.clear();
});

test('the log-in as a screen sees it, from outside to inside and back', async () => {
  const screen = await render(
    <SessionProvider session={session}>
      <Who />
    </SessionProvider>,
  );
  await expect.element(screen.getByText('loggedOut nobody false false false system')).toBeVisible();
  await screen.getByRole('button', { name: 'in' }).click();
  await expect.element(screen.getByText('loggedIn Hanna Brandt true false false system')).toBeVisible();
  await screen.getByRole('button', { name: 'out' }).click();
  await expect.element(screen.getByText('loggedOut nobody false false false system')).toBeVisible();
});

test('consent, language and look outlive a log-out in cookies; nothing else does [R-SESS-021]', async () => {
  const screen = await render(
    <SessionProvider session={session}>
      <Who />
    </SessionProvider>,
  );
  await session.logIn('staff', { username: 'a@b.de', password: 'x' });
  writeConsent(true, '2026-01');
  chooseUiLanguage('en');
  await screen.getByRole('button', { name: 'dark' }).click();
  closeTodoPopup();
  expect(isTodoPopupClosed()).toBe(true);
  await session.logOut();
  expect(isTodoPopupClosed()).toBe(false);
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect([readCookie('uiLanguage'), readCookie('uiTheme')]).toEqual(['EN', 'dark']);
  expect(readConsent()).toMatchObject({ isAccepted: true, policyVersion: '2026-01' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  for (const name of ['cookieConsent', 'uiLanguage', 'uiTheme']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  delete document.documentElement.dataset['theme'];
});

test('an answer to the question about cookies is a session value too, and comes back with the next log-in [R-SESS-012]', async () => {
  expect(readConsent()).toBeNull();
  writeConsent(false, '3', new Date('2026-11-21T10:00:00Z'));
  expect(localStorage.getItem('cookieConsent')).toBe('false');
  expect(readConsent()).toEqual({ isAccepted: false, day: '2026-11-21', policyVersion: '3' });
  await session.logIn('staff', { username: 'a@b.de', password: 'x' });
  expect(localStorage.getItem('cookieConsent')).toBe('false');
  await session.logOut();
  writeConsent(true, '3');
  await session.logIn('staff', { username: 'a@b.de', password: 'x' });
  expect(localStorage.getItem('cookieConsent')).toBe('true');
  document.cookie = 'cookieConsent=; Max-Age=0; Path=/';
});

function Tabs({ tab }: { tab: 'campaign' | 'home' | null }) {
  return <p>{`${useActiveTab(tab)} ${useUnreadMail()}`}</p>;
}

test('the active tab is remembered and restored where a page has none, until the log-out [R-NAV-058] [R-SESS-016]', async () => {
  await session.logIn('staff', { username: 'a@b.de', password: 'x' });
  const screen = await render(<Tabs tab="campaign" />);
  await expect.element(screen.getByText('campaign 0')).toBeVisible();
  expect(localStorage.getItem('sideNavTabActive')).toBe('"campaign"');
  await screen.rerender(<Tabs tab={null} />);
  await expect.element(screen.getByText('campaign 0')).toBeVisible();
  await session.logOut();
  writeActiveTab('campaign');
  expect([localStorage.length, readActiveTab()]).toEqual([0, null]);
});

test('unread mails are stored while a user is logged in, and shown wherever they are asked for [R-SESS-015]', async () => {
  const screen = await render(<Tabs tab={null} />);
  writeUnreadMail(4);
  expect(localStorage.length).toBe(0);
  await session.logIn('staff', { username: 'a@b.de', password: 'x' });
  writeUnreadMail(12);
  await expect.element(screen.getByText('null 12')).toBeVisible();
  expect(localStorage.getItem('unreadMail')).toBe('12');
  localStorage.setItem('unreadMail', '-3');
  window.dispatchEvent(new StorageEvent('storage', { key: 'unreadMail' }));
  await expect.element(screen.getByText('null 0')).toBeVisible();
});

function WhoseClient({ clients }: { clients: Set<unknown> }) {
  clients.add(useSessionClient());
  return null;
}

test('what is drawn for a log-in calls with its client, and with another one before and after it', async () => {
  const clients = new Set<unknown>();
  await render(
    <SessionProvider session={session}>
      <WhoseClient clients={clients} />
    </SessionProvider>,
  );
  const visitor = session.client;
  await session.logIn('staff', { username: 'a@b.de', password: 'x' });
  await expect.poll(() => clients.size).toBe(2);
  await session.logOut();
  expect(session.client).toBe(visitor);
});

test('the tree is reloaded when the window comes to the front after five minutes, also by a clock set back', async () => {
  await session.logIn('staff', { username: 'a@b.de', password: 'x' });
  let loads = 0;
  session.subscribe(() => (loads += 1));
  const focus = () => window.dispatchEvent(new Event('focus'));
  focus();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(loads).toBe(0);
  const now = Date.now.bind(Date);
  for (const minutes of [6, -6]) {
    const before = loads;
    Date.now = () => now() + minutes * 60_000;
    focus();
    await expect.poll(() => loads).toBeGreaterThan(before);
    Date.now = now;
    await session.reload();
  }
});

test('removing the stored tokens in another tab logs out here', async () => {
  await session.logIn('staff', { username: 'a@b.de', password: 'x' });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session.getState().status).toBe('loggedOut');
});

test('hooks say what they need', async () => {
  const original = console.error;
  console.error = () => {};
  await expect(render(<Who />)).rejects.toThrow('needs a <SessionProvider>');
  console.error = original;
});
