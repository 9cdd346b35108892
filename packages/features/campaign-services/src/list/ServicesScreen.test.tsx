import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createServiceServer } from '../fixtures/serviceServer.fixture.ts';
import { ServiceStage, stageRoutes } from '../fixtures/ServiceStage.fixture.tsx';

const admin = buildUser({ role: { roleId: 1, roleName: 'admin' } });

const openAt = stageOpener(ServiceStage, stageRoutes);
const open = (server: EnvelopeFetch = createServiceServer(), options: Partial<OpenOptions> = {}) =>
  openAt({ server, path: '/campaign/service', user: admin, ...options });

const rows = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.firstElementChild?.textContent);
const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(name) }) });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

beforeEach(async () => {
  await page.viewport(1440, 900);
});

test('the list shows what a service costs today and next', async () => {
  await open();
  await expect.element(row('Reel').getByText('1.200\u00A0€', { exact: true })).toBeVisible();
  await expect.element(row('Dediziertes Video').getByText('Auf Anfrage', { exact: true })).toBeVisible();
  await expect.element(row('Buyout').getByText('20\u00A0% der Vergütung', { exact: true })).toBeVisible();
  await expect.element(row('Buyout').getByText('Inaktiv', { exact: true })).toBeVisible();
  await expect.element(row('Musik').getByText('17,5\u00A0€ ab 01.12.2099', { exact: true })).toBeVisible();
});

test('search and filters narrow the list and stand in the address', async () => {
  await open(createServiceServer(), { path: '/campaign/service?kind=videoLength' });
  await expect.element(row('30 Sekunden')).toBeVisible();
  expect(rows()).toEqual(['30 Sekunden']);
});

test('who may only look finds the history and no changes', async () => {
  await open(createServiceServer(), { user: buildUser() });
  await expect.element(page.getByRole('button', { name: 'Preisverlauf von Reel' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Neuer Preis für Reel' }).elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Reel bearbeiten' }).elements()).toHaveLength(0);
});

test('a new price is given by keyboard', async () => {
  const server = createServiceServer();
  await open(server);
  const button = page.getByRole('button', { name: 'Neuer Preis für Reel' });
  await expect.element(button).toBeVisible();
  await focusOn(button);
  await userEvent.keyboard('{Enter}');
  const price = page.getByRole('textbox', { name: 'Preis netto' });
  await userEvent.fill(price, '1350');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^1\.350\u00A0€ ab /).first()).toBeVisible();
  expect(server.calls).toContain(CALLS.addPrice);
});

test('an error is shown and what was entered stays', async () => {
  const server = createServiceServer();
  server.on(CALLS.addPrice, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', {
      fieldErrors: [{ field: 'validFrom', key: 'pastDate' }],
    }),
  );
  await open(server);
  await press('Neuer Preis für Reel');
  await userEvent.fill(page.getByRole('textbox', { name: 'Preis netto' }), '1400');
  await press('Preis speichern');
  await expect.element(page.getByText('Ein Preis gilt frühestens ab heute.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Preis netto' })).toHaveValue('1.400');
});

test('a planned price can be taken back, one that counts cannot', async () => {
  await open();
  await press('Preisverlauf von Musik');
  const dialog = page.getByRole('dialog', { name: 'Preisverlauf von Musik' });
  await expect.element(dialog.getByText('Geplant', { exact: true })).toBeVisible();
  expect(dialog.getByRole('button', { name: /zurücknehmen/ }).elements()).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Geplanten Preis ab 01.12.2099 zurücknehmen' }).click();
  await expect.element(page.getByText('Der geplante Preis wurde zurückgenommen.')).toBeVisible();
  await expect.element(dialog.getByText('Geplant', { exact: true })).not.toBeInTheDocument();
});

test('a service is renamed and put aside; a change that came too late shows an error', async () => {
  const server = createServiceServer();
  await open(server);
  await press('Reel bearbeiten');
  await userEvent.fill(page.getByRole('textbox', { name: 'Name auf Deutsch' }), 'Kurzvideo');
  await page.getByRole('switch', { name: 'Wird angeboten' }).click({ force: true });
  await press('Speichern');
  await expect.element(row('Kurzvideo').getByText('Inaktiv', { exact: true })).toBeVisible();
  server.on(CALLS.update, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', { data: { name: null, at: '2026-11-22T09:00:00.000Z' } }),
  );
  await press('Kurzvideo bearbeiten');
  await press('Speichern');
  await expect
    .element(page.getByText('Jemand anderes hat die Leistung inzwischen geändert. Bitte öffnen Sie sie noch einmal.'))
    .toBeVisible();
});
