import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildContract } from '@resonanz/testing/contracts';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildAdmin } from '@resonanz/testing/users';
import { buildDraft, buildSigned, CALLS, createContractServer } from '../fixtures/contractServer.fixture.ts';
import { ContractStage, stageRoutes } from '../fixtures/ContractStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ContractStage, stageRoutes);
const open = (path = '/contract/30/view') => openAt({ server, path, user: buildAdmin() });
const bodyOf = (call: string) => server.received(call).at(-1)?.body;
const focus = (name: string) => focusOn(page.getByRole('button', { name, exact: true }));
const menu = async (item: string) => {
  await page.getByRole('button', { name: 'Aktionen für Vertrag 30, Lena Hoffmann' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

beforeEach(async () => {
  await page.viewport(1440, 1000);
  server = createContractServer();
});

test('terms, partner, documents, text and history of a contract', async () => {
  server = createContractServer({ contract: buildSigned() });
  const router = await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lena Hoffmann' })).toBeVisible();
  await expect.element(page.getByText('Organisch, Ads · Deutschland, Österreich · 12 Monate')).toBeVisible();
  // The account is covered until the user asks for it.
  expect(page.getByText('DE89370400440532013000').elements()).toEqual([]);
  await expect.element(page.getByText('DE•• •••• •••• 3000')).toBeVisible();
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect.element(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Vertrag-30.pdf' })).toHaveAttribute('target', '_blank');
  await expect
    .element(page.getByRole('link', { name: 'Herbstleuchten 2026 – Pflegeserie' }))
    .toHaveAttribute('href', '/campaign/20/view-camp');
  await page.getByRole('tab', { name: 'Vertragstext' }).click();
  await expect.element(page.getByText('Name des Partners')).toBeVisible();
  await page.getByRole('tab', { name: 'Verlauf' }).click();
  expect(router.state.location.search).toBe('?tab=history');
  await expect.element(page.getByText(/Entwurf/).first()).toBeVisible();
});

test.each([
  ['a draft', buildDraft(), ['Senden']],
  [
    'one that was sent',
    buildContract({ linkExpiresAt: '2099-01-31T12:00:00.000Z' }),
    ['Unterschrift des Partners31.01.2099Lena Hoffmann'],
  ],
  ['one that the partner has signed', buildSigned(), ['Gegenzeichnen']],
] as const)('beside the facts stands what is next with %s, and what happened to it', async (_name, contract, steps) => {
  server = createContractServer({ contract });
  await open();
  const next = page.getByRole('region', { name: 'Nächste Schritte' });
  await expect.element(next.getByRole('listitem').first()).toBeVisible();
  expect(
    next
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(steps);
  const activity = page.getByRole('region', { name: 'Aktivität' });
  await expect.element(activity.getByRole('listitem').first()).toBeVisible();
  expect(activity.getByRole('listitem').first().element().textContent).toMatch(
    /^Katharina Bergmann hat Status geändert/,
  );
  await expect
    .element(activity.getByRole('link', { name: 'Alles ansehen' }))
    .toHaveAttribute('href', '/contract/30/view?tab=history');
});

test('a draft is sent by keyboard, with a word to the partner', async () => {
  server = createContractServer({ contract: buildDraft() });
  await open();
  await expect.element(page.getByRole('button', { name: 'Senden', exact: true })).toBeVisible();
  await focus('Senden');
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Vertrag senden' });
  await dialog.getByRole('textbox', { name: /^Persönliche Nachricht/ }).fill('Bis bald!');
  await dialog.getByRole('button', { name: 'Senden' }).click();
  await expect
    .poll(() => bodyOf(CALLS.status))
    .toEqual({ contractId: 30, updatedAt: '2026-09-20T08:00:00.000Z', status: 'sent', message: 'Bis bald!' });
  await expect.element(page.getByText('Vertrag gesendet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Erinnern' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Bearbeiten' }).elements()).toHaveLength(0);
});

test('a second reminder on the same day is rejected in words, in the dialog', async () => {
  server.on(CALLS.remind, () => answerError(409, 'CONFLICT', 'remindedToday'));
  await open();
  await page.getByRole('button', { name: 'Erinnern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Erinnern' }).click();
  await expect.element(dialog.getByText('Heute ging schon eine Erinnerung hinaus.')).toBeVisible();
  expect(bodyOf(CALLS.remind)).toEqual({ contractId: 30 });
});

test('a signed contract is countersigned with the name of the user who does it', async () => {
  server = createContractServer({ contract: buildSigned() });
  await open();
  await page.getByRole('button', { name: 'Gegenzeichnen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Vor- und Nachname/ }).fill('Katharina Bergmann');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => bodyOf(CALLS.status))
    .toEqual({
      contractId: 30,
      updatedAt: '2026-09-20T08:00:00.000Z',
      status: 'countersigned',
      signerName: 'Katharina Bergmann',
    });
  await expect.element(page.getByText('Gegengezeichnet').first()).toBeVisible();
});

test('a contract is cancelled with a reason only; a change made meanwhile is shown', async () => {
  server.on(CALLS.status, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-09-21T08:00:00.000Z' },
    }),
  );
  await open();
  await menu('Stornieren');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Stornieren' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: /^Begründung/ }).fill('Verschoben.');
  await dialog.getByRole('button', { name: 'Stornieren' }).click();
  await expect.element(dialog.getByText(/Jemand hat diesen Vertrag inzwischen geändert/)).toBeVisible();
  expect(bodyOf(CALLS.status)).toMatchObject({ status: 'cancelled', reason: 'Verschoben.' });
});

test('paper that was signed by hand is filed with its days; another kind of file is not taken', async () => {
  server = createContractServer({
    contract: buildContract({ sentAt: new Date(Date.now() - 86_400_000 * 3).toISOString() }),
  });
  await open();
  await menu('Unterschriebenes Papier ablegen');
  const dialog = page.getByRole('dialog');
  const file = dialog.getByLabelText(/^Unterschriebener Vertrag/).last();
  await userEvent.upload(file, new File(['x'], 'vertrag.docx', { type: 'application/msword' }));
  await expect
    .element(dialog.getByText('vertrag.docx ist keine PDF-Datei oder größer als 10 MB.').last())
    .toBeVisible();
  await userEvent.upload(file, new File(['%PDF-1.7'], 'vertrag.pdf', { type: 'application/pdf' }));
  await dialog.getByRole('button', { name: 'Ablegen' }).click();
  await expect
    .poll(() => bodyOf(CALLS.upload))
    .toMatchObject({ contractId: '30', signedDatePartner: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown });
  await expect.element(page.getByText('Unterschriebenes Papier abgelegt')).toBeVisible();
});

test('a draft is duplicated and deleted; the list follows', async () => {
  server = createContractServer({ contract: buildDraft() });
  server.on('GET /contract/getById/31', () => answerError(404, 'NOT_FOUND', 'notFound'));
  const router = await open();
  await menu('Löschen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(() => bodyOf(CALLS.remove)).toEqual({ contractId: 30 });
  // The address is there before the page is.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Verträge' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/contract');
  await router.navigate('/contract/30/view');
  await menu('Duplizieren');
  await expect.poll(() => router.state.location.pathname).toBe('/contract/31/view');
  expect(bodyOf(CALLS.duplicate)).toEqual({ contractId: 30 });
});
