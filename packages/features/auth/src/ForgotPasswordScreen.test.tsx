import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { ACCOUNT_CALLS, isSolved, throttled } from './fixtures/accountCalls.fixture.ts';
import { createAreaServer } from './fixtures/areaServer.fixture.ts';
import { alert, emailField, heading, openAuth } from './fixtures/openAuth.fixture.tsx';

const PATHS = {
  staff: staffPaths.forgotPassword(),
  brand: brandPaths.forgotPassword(),
  testerworld: testerPaths.forgotPassword(),
};
const submitButton = page.getByRole('button', { name: 'Link anfordern' });
const passed = page.getByText('Sicherheitsprüfung bestanden');

let server: EnvelopeFetch;

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
  server = createAreaServer();
});

async function send(address = ' somebody@resonanz.example '): Promise<void> {
  await emailField.fill(address);
  await submitButton.click();
}

describe.each(['staff', 'testerworld'] as const)('%s', (area) => {
  test('sends the address alone, without a token, and says the same for every address', async () => {
    const { address } = await openAuth({ server, area, path: PATHS[area] });
    await send();
    await expect.element(heading).toHaveTextContent('Bitte sehen Sie in Ihr Postfach');
    await expect
      .element(page.getByText(/^Wenn es ein Konto mit der Adresse somebody@resonanz.example gibt/))
      .toBeVisible();
    expect(server.received(ACCOUNT_CALLS.forgot[area]).map(({ body }) => body)).toEqual([
      { email: 'somebody@resonanz.example' },
    ]);
    expect(server.calls).not.toContain(ACCOUNT_CALLS.captcha);
    expect(address()).toBe(PATHS[area]);
  });
});

describe('the captcha of brands', () => {
  test('is solved without a click and sent once as captchaText [R-CONST-035]', async () => {
    await openAuth({ server, area: 'brand', path: PATHS.brand });
    await expect.element(passed).toBeVisible();
    await send();
    await expect.element(heading).toHaveTextContent('Bitte sehen Sie in Ihr Postfach');
    const sent = server
      .received(ACCOUNT_CALLS.forgot.brand)
      .map(({ body }) => body as { username: string; captchaText: string });
    expect(sent.map(({ username }) => username)).toEqual(['somebody@resonanz.example']);
    expect(await isSolved(sent[0]?.captchaText ?? '')).toBe(true);
  });

  test('follows the language of the page [R-LANG-012]', async () => {
    await openAuth({ server, area: 'brand', path: PATHS.brand });
    await expect.element(passed).toBeVisible();
    await page.getByText('English', { exact: true }).click();
    await expect.element(page.getByText('Security check passed')).toBeVisible();
    await expect.element(passed).not.toBeInTheDocument();
  });

  test('is another one for every request, also after a rejected one', async () => {
    const said = [
      () =>
        answerError(422, 'VALIDATION', 'validation', {
          fieldErrors: [{ field: 'captchaText', key: 'invalidCaptcha' }],
        }),
    ];
    const succeed = createAreaServer();
    server.on(
      ACCOUNT_CALLS.forgot.brand,
      async () => said.pop()?.() ?? succeed.fetch('/api/brandForgotPassword', { method: 'POST' }),
    );
    await openAuth({ server, area: 'brand', path: PATHS.brand });
    await send();
    await expect.element(alert.getByText(/Die Sicherheitsprüfung war abgelaufen und läuft jetzt neu/)).toBeVisible();
    await submitButton.click();
    await expect.element(heading).toHaveTextContent('Bitte sehen Sie in Ihr Postfach');
    const sent = server
      .received(ACCOUNT_CALLS.forgot.brand)
      .map(({ body }) => (body as { captchaText: string }).captchaText);
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(2);
  });

  test('that cannot be had is said and tried again', async () => {
    const { on } = server;
    const refused = createAreaServer();
    on(ACCOUNT_CALLS.captcha, () => throttled(120));
    await openAuth({ server, area: 'brand', path: PATHS.brand });
    await expect.element(page.getByText('Die Sicherheitsprüfung ist fehlgeschlagen.')).toBeVisible();
    await send();
    await expect.element(alert.getByText(/Bitte warten Sie 2 Minuten/)).toBeVisible();
    expect(server.received(ACCOUNT_CALLS.forgot.brand)).toEqual([]);
    on(ACCOUNT_CALLS.captcha, () => refused.fetch('/api/captcha'));
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(passed).toBeVisible();
  });
});

test('an address that is none is not sent', async () => {
  await openAuth({ server, path: PATHS.staff });
  await send('somebody@resonanz');
  await expect.element(page.getByText(/gültige E-Mail-Adresse/)).toBeVisible();
  await expect.element(emailField).toHaveFocus();
  expect(server.calls).toEqual([]);
});

test('what the server finds wrong with the address stands at the field and leaves with the next letter', async () => {
  server.on(ACCOUNT_CALLS.forgot.staff, () =>
    answerError(422, 'VALIDATION', 'validation', { fieldErrors: [{ field: 'email', key: 'textTooLong' }] }),
  );
  await openAuth({ server, path: PATHS.staff });
  await send('somebody@resonanz.example');
  await expect.element(page.getByText('Bitte geben Sie höchstens 254 Zeichen ein.')).toBeVisible();
  await expect.element(emailField).toHaveFocus();
  expect(alert.elements()).toHaveLength(0);
  await userEvent.keyboard('x');
  await expect.element(emailField).toBeValid();
});

test('throttled, the minutes to wait are said', async () => {
  server.on(ACCOUNT_CALLS.forgot.testerworld, () => throttled(61));
  await openAuth({ server, area: 'testerworld', path: PATHS.testerworld });
  await send();
  await expect.element(alert.getByText(/^Zu viele Versuche\. Bitte warten Sie 2 Minuten/)).toBeVisible();
});
