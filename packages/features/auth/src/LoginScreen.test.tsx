import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import { LanguageProvider } from '@resonanz/i18n/react';
import { createLoadingSession } from '@resonanz/stage/standingSession';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { LOGIN_CALLS, PASSWORD } from '@resonanz/testing/loginServer';
import { buildUser } from '@resonanz/testing/users';
import { ACCOUNT_CALLS } from './fixtures/accountCalls.fixture.ts';
import { createAreaServer } from './fixtures/areaServer.fixture.ts';
import { AuthStage } from './fixtures/AuthStage.fixture.tsx';
import {
  emailField,
  heading,
  leaveLoggedIn,
  openAuth,
  passwordField,
  sendLogin,
  submitButton,
} from './fixtures/openAuth.fixture.tsx';

let server: EnvelopeFetch;

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
  server = createAreaServer();
});

describe('logging in', () => {
  test.each([
    ['staff', LOGIN_CALLS.staff, '/dashboard'],
    ['brand', LOGIN_CALLS.brand, '/campaign-self-service/brand-dashboard'],
    ['testerworld', LOGIN_CALLS.testerworld, '/testerworld/home'],
  ] as const)('to %s asks that area and leads to its home', async (area, call, home) => {
    const { address, session } = await openAuth({ server, area });
    await emailField.fill('  manager@resonanz.example ');
    await passwordField.fill(PASSWORD);
    await submitButton.click();
    await expect.poll(address).toBe(home);
    expect(server.received(call).map(({ body }) => body)).toEqual([
      { username: 'manager@resonanz.example', password: PASSWORD },
    ]);
    expect(session.areaOfUser()).toBe(area);
  });

  test('a user who is logged in already is led home', async () => {
    await leaveLoggedIn(server, 'staff');
    const { address } = await openAuth({ server });
    await expect.poll(address).toBe('/dashboard');
    expect(server.received(LOGIN_CALLS.staff)).toHaveLength(1);
  });

  test('a user who is logged in already is asked for nothing while that is being found out, unless it is to another area', async () => {
    await leaveLoggedIn(server, 'staff');
    const session = createLoadingSession({ client: createApiClient(server), user: buildUser() });
    const show = (area: 'staff' | 'brand') =>
      render(
        <LanguageProvider language="de">
          <AuthStage area={area} server={server} session={session} />
        </LanguageProvider>,
      );
    const own = await show('staff');
    await expect.element(page.getByRole('img', { name: 'Anmeldung wird geprüft' })).toBeVisible();
    expect(submitButton.elements()).toEqual([]);
    await own.unmount();
    await show('brand');
    await expect.element(submitButton).toBeVisible();
  });

  test('a user who is logged in to another area may log in here', async () => {
    await leaveLoggedIn(server, 'staff');
    const { address, session } = await openAuth({ server, area: 'brand' });
    await expect.poll(() => session.areaOfUser()).toBe('staff');
    await sendLogin();
    await expect.poll(address).toBe('/campaign-self-service/brand-dashboard');
    expect(session.areaOfUser()).toBe('brand');
  });
});

describe('the way back', () => {
  test('leads to the page that was wanted, with its query', async () => {
    const { address } = await openAuth({
      server,
      path: `/login?from=${encodeURIComponent('/campaign?status=3&q=Tee')}`,
    });
    await sendLogin();
    await expect.poll(address).toBe('/campaign?status=3&q=Tee');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ])('is not taken to %j', async (from) => {
    const { address } = await openAuth({ server, path: `/login?from=${encodeURIComponent(from)}` });
    await sendLogin();
    await expect.poll(address).toBe('/dashboard');
  });

  test('is not taken to a page that another user had a right to', async () => {
    const { address, session } = await openAuth({ server, path: '/login?from=%2Fpermission' });
    await sendLogin();
    await expect.poll(address).toBe('/dashboard');
    expect(session.areaOfUser()).toBe('staff');
  });

  test('stays on this origin however it is written', async () => {
    const { address } = await openAuth({ server, path: `/login?from=${encodeURIComponent('/.//evil.example')}` });
    await sendLogin();
    await expect.poll(address).toBe('/evil.example');
  });
});

test.each([
  ['forbidden', 'Sie hatten keine Berechtigung für diese Seite und wurden abgemeldet'],
  ['expired', 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.'],
])('why the last log-in has ended is said: %s', async (reason, sentence) => {
  await openAuth({ server, path: `/login?reason=${reason}` });
  await expect.element(page.getByRole('status').getByText(sentence)).toBeVisible();
});

test('a reason that no one gives is not said', async () => {
  await openAuth({ server, path: '/login?reason=toString' });
  await expect.element(submitButton).toBeVisible();
  expect(page.getByText(/toString/).elements()).toHaveLength(0);
  expect(page.getByRole('status').elements()).toHaveLength(0);
});

test('the language is chosen before the log-in, and what has been typed stays', async () => {
  await openAuth({ server });
  await emailField.fill('manager@resonanz.example');
  await page.getByText('English', { exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('manager@resonanz.example');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByText('Please enter your password.')).toBeVisible();
});

test('the log-ins of the other areas are pages that the browser loads', async () => {
  const loaded: string[] = [];
  const stop = new AbortController();
  window.navigation.addEventListener(
    'navigate',
    (event) => {
      event.preventDefault();
      loaded.push(new URL(event.destination.url).pathname);
    },
    { signal: stop.signal },
  );
  const { address } = await openAuth({ server, area: 'brand' });
  const others = page.getByRole('navigation', { name: 'Andere Bereiche' });
  await others.getByRole('link', { name: 'Agentur' }).click();
  await others.getByRole('link', { name: 'testerworld' }).click();
  stop.abort();
  expect(loaded).toEqual(['/login', '/testerworld/login']);
  expect(address()).toBe('/campaign-self-service/login');
  expect(others.getByRole('link').elements()).toHaveLength(2);
});

describe('an account that cannot be used', () => {
  const deny = (status: number, key: string, more = {}) =>
    createAreaServer(() => answerError(status, 'REFUSED', key, more));

  test.each(['brand', 'testerworld'] as const)(
    'for want of a confirmation gets the link once more: %s',
    async (area) => {
      server = deny(403, 'emailNotVerified');
      await openAuth({ server, area });
      await sendLogin();
      await page.getByRole('link', { name: 'Link erneut senden' }).click();
      await expect.element(heading).toHaveTextContent('E-Mail-Adresse bestätigen');
      await expect.element(emailField).toHaveValue('manager@resonanz.example');
      await page.getByRole('button', { name: 'Link erneut senden' }).click();
      await expect.element(heading).toHaveTextContent('Bitte sehen Sie in Ihr Postfach');
      expect(server.received(ACCOUNT_CALLS.resend[area])).toHaveLength(1);
    },
  );

  test('of a deactivated brand is asked for in the same words for every address', async () => {
    server = deny(403, 'accountDeactivated');
    const { address, router } = await openAuth({ server, area: 'brand' });
    await sendLogin();
    await expect.element(page.getByRole('alert').getByText(/^Dieses Konto ist deaktiviert/)).toBeVisible();
    await expect.element(emailField).toHaveValue('manager@resonanz.example');
    await page.getByRole('button', { name: 'Reaktivierung anfragen' }).click();
    await expect.element(page.getByText(/^Wenn es ein deaktiviertes Konto/)).toBeVisible();
    expect(server.received(ACCOUNT_CALLS.reactivate).map(({ body }) => body)).toEqual([
      { username: 'manager@resonanz.example' },
    ]);
    await router.navigate(-1);
    await expect.poll(address).toBe('/campaign-self-service/login');
    await expect.element(submitButton).toBeVisible();
  });

  test('of a declined brand comes with the reason', async () => {
    server = deny(403, 'accountDeclined', { data: { declineReason: 'Die USt-IdNr. fehlt.' } });
    await openAuth({ server, area: 'brand' });
    await sendLogin();
    await expect.element(page.getByRole('alert').getByText(/Begründung: Die USt-IdNr\. fehlt\.$/)).toBeVisible();
  });

  test.each(['resend', 'reactivate'])('staff have no step %s', async (step) => {
    await openAuth({ server, path: `/login?step=${step}` });
    await expect.element(submitButton).toBeVisible();
  });
});

test.each([
  ['staff', '/forgot-password'],
  ['brand', '/campaign-self-service/forgot-password'],
  ['testerworld', '/testerworld/forgot-password'],
] as const)('a user of %s who has forgotten the password finds help', async (area, path) => {
  const { address } = await openAuth({ server, area });
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect.poll(address).toBe(path);
});
