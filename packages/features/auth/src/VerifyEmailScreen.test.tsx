import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brandPaths, testerPaths } from '@resonanz/domain/paths';
import type { EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { ACCOUNT_CALLS, TOKEN, tokenInvalid } from './fixtures/accountCalls.fixture.ts';
import { createAreaServer } from './fixtures/areaServer.fixture.ts';
import { emailField, heading, openAuth } from './fixtures/openAuth.fixture.tsx';

const PATHS = { brand: brandPaths.verify({ token: TOKEN }), testerworld: testerPaths.verify({ token: TOKEN }) };
const confirmButton = page.getByRole('button', { name: 'Adresse bestätigen' });

let server: EnvelopeFetch;

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
  server = createAreaServer();
});

test.each([
  ['brand', /Die Agentur prüft jetzt Ihr Konto/, '/campaign-self-service/login'],
  ['testerworld', /Sie können sich jetzt anmelden\./, '/testerworld/login'],
] as const)(
  'an address of %s is confirmed by a user who presses a button, not by opening the link',
  async (area, sentence, login) => {
    const { address } = await openAuth({ server, area, path: PATHS[area] });
    await expect.element(confirmButton).toHaveFocus();
    expect(server.calls).toEqual([]);
    await confirmButton.click();
    await expect.element(heading).toHaveTextContent('E-Mail-Adresse bestätigt');
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(server.calls).toEqual([ACCOUNT_CALLS.verify[area]]);
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
    await expect.poll(address).toBe(login);
  },
);

test.each([
  ['brand', { username: 'somebody@resonanz.example' }],
  ['testerworld', { email: 'somebody@resonanz.example' }],
] as const)('an expired link of %s leads to a new one', async (area, body) => {
  server.on(ACCOUNT_CALLS.verify[area], tokenInvalid);
  await openAuth({ server, area, path: PATHS[area] });
  await confirmButton.click();
  await expect.element(page.getByRole('alert').getByText(/^Dieser Link gilt nicht mehr/)).toBeVisible();
  await emailField.fill('somebody@resonanz.example');
  await page.getByRole('button', { name: 'Link erneut senden' }).click();
  await expect.element(heading).toHaveTextContent('Bitte sehen Sie in Ihr Postfach');
  expect(server.received(ACCOUNT_CALLS.resend[area]).map((call) => call.body)).toEqual([body]);
});
