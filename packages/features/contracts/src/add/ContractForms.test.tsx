import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAnnounced } from '@resonanz/stage/announced';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildDraft, CALLS, createContractServer } from '../fixtures/contractServer.fixture.ts';
import { ContractStage, stageRoutes } from '../fixtures/ContractStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(ContractStage, stageRoutes);
const open = (path: string) => openAt({ server, path });
const bodyOf = (call: string) => server.received(call).at(-1)?.body;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const defaults = {
  exclusivity: '',
  labellingDuty: true,
  correctionRounds: 2,
  paymentDays: 30,
  cancellation: '',
  penalty: false,
};

beforeEach(async () => {
  await page.viewport(1440, 1000);
  server = createContractServer();
});

test('channels of a campaign get a draft each, with the terms the agency begins with', async () => {
  await open('/contract/add?campaign=20&entries=301-302');
  await expect.element(page.getByText('2 Kanäle von höchstens 50 gewählt')).toBeVisible();
  await press('Weiter');
  await expect.element(page.getByRole('combobox', { name: /^Vorlage/ })).toHaveTextContent('Influencer-Vertrag');
  await press('Entwurf anlegen');
  await expect
    .poll(() => bodyOf(CALLS.create))
    .toEqual({
      entryId: [301, 302],
      type: 1,
      language: 'DE',
      templateId: 1,
      terms: { ...defaults, services: [], buyOut: null },
    });
  await expect.element(page.getByRole('heading', { name: '2 Entwürfe angelegt' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Lena Hoffmann' })).toHaveAttribute('href', '/contract/30/view');
});

test('who got none is named with the reason', async () => {
  server.on(CALLS.create, () =>
    answerSuccess({
      created: [],
      refused: [{ entryId: 301, partnerName: 'Lena Hoffmann', reason: 'hasContract' }],
    }),
  );
  await open('/contract/add?campaign=20&entries=301');
  await press('Weiter');
  await press('Entwurf anlegen');
  await expect
    .element(page.getByText('Lena Hoffmann: Es gibt schon einen laufenden Vertrag dieser Art.'))
    .toBeVisible();
});

test('without a channel no one gets on; one is chosen by keyboard', async () => {
  await open('/contract/add');
  await page.getByRole('combobox', { name: /^Kampagne/ }).fill('Herbst');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await press('Weiter');
  await expect.element(page.getByText('Bitte wählen Sie mindestens einen Kanal.').first()).toBeVisible();
  (
    page
      .getByRole('checkbox', { name: /^Lena Hoffmann auf Instagram auswählen/ })
      .first()
      .element() as HTMLElement
  ).focus();
  await userEvent.keyboard(' ');
  await press('Weiter');
  await press('Leistung hinzufügen');
  await page.getByRole('textbox', { name: /^Leistung/ }).fill('Reel');
  await page.getByRole('checkbox', { name: 'Buy-out vereinbaren' }).click();
  await press('Entwurf anlegen');
  await expect
    .poll(() => bodyOf(CALLS.create))
    .toMatchObject({
      terms: {
        services: [{ service: 'Reel', number: 1, date: null }],
        buyOut: { media: ['organic'], countries: ['DE'], months: 12 },
      },
    });
});

test('a contract with a customer has one partner, and opens once it is made', async () => {
  const router = await open('/contract/add');
  await page.getByRole('combobox', { name: /^Art des Vertrags/ }).click();
  await page.getByRole('option', { name: 'Kundenvertrag' }).click();
  await page.getByRole('textbox', { name: /^Name des Partners/ }).fill('Lindenblatt GmbH');
  await page.getByRole('textbox', { name: /^E-Mail-Adresse/ }).fill('marion@lindenblatt');
  await press('Weiter');
  await expect.element(page.getByRole('textbox', { name: /^E-Mail-Adresse/ })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: /^E-Mail-Adresse/ }).fill('marion@lindenblatt.example');
  await page.getByRole('textbox', { name: /^Vergütung/ }).fill('12000');
  await press('Weiter');
  await press('Entwurf anlegen');
  await expect
    .poll(() => bodyOf(CALLS.save))
    .toMatchObject({
      type: 2,
      partnerName: 'Lindenblatt GmbH',
      partnerEmail: 'marion@lindenblatt.example',
      budget: 12_000,
      templateId: 2,
      influencerId: null,
      entryId: null,
      startDate: null,
    });
  await expect.poll(() => router.state.location.pathname).toBe('/contract/30/view');
  await expectAnnounced('Entwurf angelegt');
});

test('a draft is changed; what the server rejects stands at its field, and a change made meanwhile is shown', async () => {
  server = createContractServer({ contract: buildDraft() });
  server.on(CALLS.save, () =>
    answerError(422, 'VALIDATION_ERROR', 'validationFailed', {
      fieldErrors: [{ field: 'endDate', key: 'endBeforeStart' }],
    }),
  );
  await open('/contract/30/edit');
  await expect.element(page.getByRole('textbox', { name: /^Vertragstext/ })).toBeVisible();
  await page.getByRole('textbox', { name: /^Name des Partners/ }).fill('Lena Hoffmann-Öz');
  await press('Speichern');
  await expect.element(page.getByText('Das Ende liegt vor dem Beginn.').first()).toBeVisible();
  expect(bodyOf(CALLS.save)).toMatchObject({
    contractId: 30,
    updatedAt: '2026-09-20T08:00:00.000Z',
    partnerName: 'Lena Hoffmann-Öz',
    text: expect.stringContaining('{{partnerName}}') as unknown,
  });
  server.on(CALLS.save, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-09-21T08:00:00.000Z' },
    }),
  );
  await press('Speichern');
  await expect.element(page.getByText(/Emre Aksoy/)).toBeVisible();
});

test('a changed draft is announced on its page, without a toast', async () => {
  server = createContractServer({ contract: buildDraft() });
  const router = await open('/contract/30/edit');
  await page.getByRole('textbox', { name: /^Name des Partners/ }).fill('Lena Hoffmann-Öz');
  await press('Speichern');
  await expect.poll(() => router.state.location.pathname).toBe('/contract/30/view');
  await expectAnnounced('Vertrag gespeichert');
});
