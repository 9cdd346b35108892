import '@resonanz/tokens/styles';
import { LanguageProvider } from '@resonanz/i18n/react';
import { createStageRouter } from '@resonanz/stage/FeatureStage';
import { answerRefusal, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CustomerStage, stageRoutes } from '../fixtures/CustomerStage.fixture.tsx';
import { CALLS, createCustomerServer } from '../fixtures/customerServer.fixture.ts';

let server: EnvelopeFetch;

async function open(path = '/customer/1/view', isAdmin = false) {
  const router = createStageRouter(stageRoutes, path);
  const user = isAdmin ? buildUser({ id: 2, isAdmin: true, role: { roleId: 1, roleName: 'admin' } }) : buildUser();
  await render(
    <LanguageProvider language="de">
      <CustomerStage server={server} router={router} user={user} />
    </LanguageProvider>,
  );
  return router;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createCustomerServer();
});

test('a customer shows facts, contacts, billing and, by tabs, campaigns, requests, files and history', async () => {
  const router = await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lindenblatt Naturkosmetik GmbH' })).toBeVisible();
  await expect.element(page.getByText('DE123456789')).toBeVisible();
  await page.getByRole('tab', { name: 'Anfragen' }).click();
  await expect.element(page.getByRole('row', { name: /CR-2026-014.*Adventskalender.*Ausstehend/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Dateien' }).click();
  await expect.element(page.getByRole('table', { name: 'Dateien' }).getByText('Rahmenvertrag Lindenblatt.pdf')).toBeVisible();
  await page.getByRole('tab', { name: 'Verlauf' }).click();
  await expect.element(page.getByText(/Interessent/)).toBeVisible();
  await page.getByRole('tab', { name: 'Kampagnen' }).click();
  expect(router.state.location.search).toBe('?tab=campaigns');
  await expect.element(page.getByRole('link', { name: 'Herbstleuchten 2026 – Pflegeserie' })).toHaveAttribute('href', '/campaign/20/view-camp');
});

test('a contact is invited in a language, and an open invitation withdrawn once that is confirmed', async () => {
  await open();
  await page.getByRole('button', { name: 'Marion Albrecht in das Kampagnenportal einladen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Sprache/ }).click();
  await page.getByRole('option', { name: 'Englisch' }).click();
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect.poll(() => server.received(CALLS.invite).at(-1)?.body).toEqual({ customerId: 1, contactId: 1, language: 'EN' });
  await expect.element(page.getByText('Einladung gesendet')).toBeVisible();
  await page.getByRole('button', { name: 'Aktionen für die Einladung von Selma Yılmaz' }).click();
  await page.getByRole('menuitem', { name: 'Zurückziehen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect.poll(() => server.received(CALLS.withdraw).at(-1)?.body).toEqual({ customerId: 1, invitationId: 1 });
});

test('what holds an archive back is said with its numbers', async () => {
  server.on(CALLS.changeStatus, () => answerRefusal(409, 'CONFLICT', 'customerBusy', { data: { campaigns: 2, requests: 1 } }));
  await open();
  await page.getByRole('button', { name: 'Aktionen für Lindenblatt Naturkosmetik GmbH' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Löschen' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Archivieren' }).click();
  await expect.element(page.getByText('Das geht erst, wenn nichts mehr läuft: 2 Kampagnen in Planung oder laufend, 1 offene Anfrage.')).toBeVisible();
});

test('an administrator deletes once that is confirmed, and is led back to the list', async () => {
  const router = await open('/customer/1/view', true);
  await page.getByRole('button', { name: 'Aktionen für Lindenblatt Naturkosmetik GmbH' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/customer/management');
});
