import type { Area } from '@resonanz/domain/roles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { sessionDataOf } from '../test/sessionData.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { createSession, type Session } from './createSession.ts';
import { chooseUiLanguage } from './language.tsx';
import { SessionProvider, useMay, useSession } from './react.tsx';
import { useTheme } from './theme.tsx';

const data = sessionDataOf(9);
const answers: Readonly<Record<string, unknown>> = {
  '/api/authenticate': { accessToken: 'a', refreshToken: 'r', expirationTime: 1, id: data.user.id, fullName: '', role: data.user.role, signupWithToken: false },
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
  writeCookie('cookieConsent', 'true');
  chooseUiLanguage('en');
  await screen.getByRole('button', { name: 'dark' }).click();
  sessionStorage.setItem('todoPopupClosed', 'true');
  await session.logOut();
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect([readCookie('cookieConsent'), readCookie('uiLanguage'), readCookie('uiTheme')]).toEqual(['true', 'EN', 'dark']);
  expect(document.documentElement.dataset['theme']).toBe('dark');
  for (const name of ['cookieConsent', 'uiLanguage', 'uiTheme']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  delete document.documentElement.dataset['theme'];
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
