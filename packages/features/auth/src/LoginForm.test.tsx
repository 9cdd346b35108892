import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answer, answerFailure, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { LOGIN_CALLS, PASSWORD } from '@resonanz/testing/loginServer';
import { throttled } from './fixtures/accountCalls.fixture.ts';
import { createAreaServer, failure } from './fixtures/areaServer.fixture.ts';
import { alert, emailField, openAuth, passwordField, sendLogin, submitButton } from './fixtures/openAuth.fixture.tsx';
import type { messages } from './messages.ts';

let server: EnvelopeFetch;

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
  server = createAreaServer();
});

test('works from the first field to Enter without a mouse', async () => {
  const { address } = await openAuth({ server });
  await expect.element(emailField).toHaveFocus();
  await userEvent.keyboard('manager@resonanz.example');
  await userEvent.tab();
  await expect.element(passwordField).toHaveFocus();
  await userEvent.keyboard(`${PASSWORD}{Enter}`);
  await expect.poll(address).toBe('/dashboard');
});

test('shows that it is under way and is asked for once only', async () => {
  let answer: (response: Response) => void = () => {};
  server = createAreaServer(() => new Promise((resolve) => (answer = resolve)));
  await openAuth({ server });
  await sendLogin();
  await expect.element(submitButton).toHaveAttribute('aria-busy', 'true');
  await passwordField.click();
  await userEvent.keyboard('{Enter}');
  answer(failure(401, 'wrongCredentials'));
  await expect.element(alert).toBeVisible();
  await expect.element(submitButton).not.toHaveAttribute('aria-busy');
  expect(server.received(LOGIN_CALLS.staff)).toHaveLength(1);
});

test('the password can be shown and hidden again', async () => {
  await openAuth({ server });
  await passwordField.fill(PASSWORD);
  await expect.element(passwordField).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect.element(passwordField).toHaveAttribute('type', 'text');
  await expect.element(passwordField).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: 'Passwort verbergen' }).click();
  await expect.element(passwordField).toHaveAttribute('type', 'password');
});

describe('what cannot be sent', () => {
  test('missing values are named at their fields, and the first one gets the focus', async () => {
    const { address } = await openAuth({ server });
    await submitButton.click();
    await expect.element(page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible();
    await expect.element(page.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
    await expect.element(emailField).toHaveFocus();
    await expect.element(emailField).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein.');
    await emailField.fill('manager@resonanz.example');
    await expect.element(page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).not.toBeInTheDocument();
    await submitButton.click();
    await expect.element(passwordField).toHaveFocus();
    expect(server.calls).toEqual([]);
    expect(address()).toBe('/login');
  });

  test('an e-mail address that is none is named', async () => {
    await openAuth({ server });
    await emailField.fill('manager@resonanz');
    await passwordField.fill(PASSWORD);
    await submitButton.click();
    await expect.element(page.getByText(/Bitte geben Sie eine gültige E-Mail-Adresse ein/)).toBeVisible();
    await expect.element(emailField).toBeInvalid();
    await expect.element(emailField).toHaveFocus();
    expect(server.calls).toEqual([]);
  });
});

type ErrorWord = keyof typeof messages.de extends infer Key
  ? Key extends `auth.error.${infer Word}`
    ? Exclude<Word, 'invalidCaptcha'>
    : never
  : never;

const FAILED = 'Die Anmeldung hat nicht geklappt.';

const failures: Readonly<Record<ErrorWord, readonly [answer: Answer, title: string, sentence: string]>> = {
  wrongCredentials: [() => failure(401, 'wrongCredentials'), FAILED, 'E-Mail oder Passwort falsch'],
  accountDeactivated: [
    () => failure(403, 'accountDeactivated'),
    'Ihr Konto ist deaktiviert',
    'Bitte wenden Sie sich an Ihre Ansprechperson.',
  ],
  accountArchived: [
    () => failure(403, 'accountArchived'),
    'Ihr Konto ist archiviert',
    'Bitte wenden Sie sich an Ihre Ansprechperson.',
  ],
  emailNotVerified: [
    () => failure(403, 'emailNotVerified'),
    'Ihre E-Mail-Adresse ist noch nicht bestätigt',
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse über den Link in unserer Nachricht.',
  ],
  accountNotApproved: [
    () => failure(403, 'accountNotApproved'),
    'Ihr Konto wird noch geprüft',
    'Sie erhalten eine E-Mail, sobald die Agentur es freigegeben hat. Bis dahin können Sie sich noch nicht anmelden.',
  ],
  accountDeclined: [
    () => failure(403, 'accountDeclined'),
    'Ihr Konto wurde nicht freigegeben',
    'Wenn Sie Fragen dazu haben, wenden Sie sich bitte an die Agentur.',
  ],
  tooManyAttempts: [
    () => throttled(840),
    FAILED,
    'Zu viele Versuche. Bitte warten Sie 14 Minuten und versuchen Sie es dann erneut.',
  ],
  rateLimited: [
    () => failure(429, 'slowDown'),
    FAILED,
    'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
  ],
  offline: [
    () => Promise.reject(new TypeError('Failed to fetch')),
    FAILED,
    'Keine Verbindung zum Server. Bitte prüfen Sie Ihre Internetverbindung.',
  ],
  other: [answerFailure, FAILED, 'Der Server antwortet gerade nicht wie erwartet. Bitte versuchen Sie es erneut.'],
};

describe('what the server rejects', () => {
  test.each(Object.entries(failures))('is said in a sentence: %s', async (_word, [answer, title, sentence]) => {
    server = createAreaServer(answer);
    const { address } = await openAuth({ server });
    await sendLogin();
    await expect.element(alert).toHaveTextContent(`${title}${sentence}`);
    await expect.element(emailField).toHaveValue('manager@resonanz.example');
    await expect.element(submitButton).not.toHaveAttribute('aria-busy');
    expect(address()).toBe('/login');
  });

  test('a wrong password is selected to be typed again, and the right one logs in', async () => {
    const { address } = await openAuth({ server, path: '/login?from=/campaign' });
    await sendLogin('falsch');
    await expect.element(alert).toBeVisible();
    await expect.element(passwordField).toHaveFocus();
    await userEvent.keyboard(`${PASSWORD}{Enter}`);
    await expect.poll(address).toBe('/campaign');
    expect(server.received(LOGIN_CALLS.staff).map(({ body }) => body)).toMatchObject([
      { password: 'falsch' },
      { password: PASSWORD },
    ]);
  });

  test('the password of an account that has to wait was right: the reason has the focus', async () => {
    server = createAreaServer(() => failure(403, 'accountNotApproved'));
    await openAuth({ server });
    await sendLogin();
    await expect.element(alert).toHaveFocus();
  });

  test('half a log-in is none: without permissions it has failed', async () => {
    server.on(LOGIN_CALLS.permissions, answerFailure);
    const { session } = await openAuth({ server });
    await sendLogin();
    await expect.element(alert.getByText(/Der Server antwortet gerade nicht wie erwartet/)).toBeVisible();
    await expect.poll(() => server.received(LOGIN_CALLS.logOut)).toHaveLength(1);
    expect(session.getState().status).toBe('loggedOut');
  });
});
