import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testerPaths } from '@resonanz/domain/paths';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { CALLS, createEntranceServer, tokenInvalid, TOKENS } from '../fixtures/entrance.fixture.ts';
import { EntranceStage, stageRoutes } from '../fixtures/EntranceStage.fixture.tsx';

const openAt = stageOpener(EntranceStage, stageRoutes);
const heading = page.getByRole('heading', { level: 1 });
const PATHS = {
  confirm: testerPaths.newsletterConfirm({ token: TOKENS.confirm }),
  end: testerPaths.newsletterUnsubscribe({ token: TOKENS.end }),
} as const;

let server: EnvelopeFetch;

beforeEach(async () => {
  await page.viewport(1280, 800);
  server = createEntranceServer();
});

test.each([
  ['confirm', 'Newsletter bestellen', 'Newsletter bestellt'],
  ['end', 'Newsletter abbestellen', 'Newsletter abbestellt'],
] as const)('a link to %s works by a button that is pressed, not by being opened', async (purpose, button, done) => {
  await openAt({ server, path: PATHS[purpose] });
  await expect.element(page.getByRole('button', { name: button })).toHaveFocus();
  expect(server.calls).toEqual([]);
  await page.getByRole('button', { name: button }).click();
  await expect.element(heading).toHaveTextContent(done);
  expect(server.calls).toEqual([CALLS[purpose]]);
  await expect
    .element(page.getByRole('link', { name: 'Zu testerworld' }))
    .toHaveAttribute('href', testerPaths.welcome());
});

test.each([
  ['confirm', 'Newsletter bestellen', 'Dieser Link gilt nicht mehr', /schon bestätigt, ist nichts weiter zu tun/],
  ['end', 'Newsletter abbestellen', 'Dieser Link gilt nicht', /Vielleicht ist er nicht vollständig/],
] as const)('a link to %s that is used, expired or unknown says what to do', async (purpose, button, title, text) => {
  server.on(CALLS[purpose], tokenInvalid);
  await openAt({ server, path: PATHS[purpose] });
  await page.getByRole('button', { name: button }).click();
  await expect.element(heading).toHaveTextContent(title);
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', testerPaths.login());
});

test('a link that lost a part is told from a server that fails', async () => {
  server.on('POST /newsletter/unsubscribe/7-a', () => answerError(422, 'VALIDATION_FAILED', 'validation'));
  await openAt({ server, path: testerPaths.newsletterUnsubscribe({ token: '7-a' }) });
  await page.getByRole('button', { name: 'Newsletter abbestellen' }).click();
  await expect.element(heading).toHaveTextContent('Dieser Link gilt nicht');
});

test('a call that failed is sent again by the same button', async () => {
  server.on(CALLS.end, answerFailure);
  await openAt({ server, path: PATHS.end });
  const button = page.getByRole('button', { name: 'Newsletter abbestellen' });
  await button.click();
  await expect.element(page.getByRole('alert').getByText('Das hat nicht geklappt')).toBeVisible();
  server.on(CALLS.end, () => answerSuccess(null));
  await button.click();
  await expect.element(heading).toHaveTextContent('Newsletter abbestellt');
});

test('who ends the newsletter a second time reads the same', async () => {
  await openAt({ server, path: PATHS.end });
  await page.getByRole('button', { name: 'Newsletter abbestellen' }).click();
  await expect.element(page.getByRole('status').getByText(/^Sie bekommen keinen Newsletter mehr\./)).toBeVisible();
});
