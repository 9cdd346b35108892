import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCustomerLeadDetails } from '@resonanz/testing/customerLeads';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { CALLS, createLeadServer } from '../fixtures/leadServer.fixture.ts';
import { LeadStage, stageRoutes } from '../fixtures/LeadStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(LeadStage, stageRoutes);
const open = (path: string) => openAt({ server, path });

const sent = () => server.received(CALLS.save).at(-1)?.body;
const save = () => page.getByRole('button', { name: 'Speichern' }).click();

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createLeadServer();
});

test('a lead is added; what is wrong is said at its field before anything is sent', async () => {
  const router = await open('/customer-lead/add');
  await save();
  await expect
    .element(page.getByRole('textbox', { name: 'Firma' }))
    .toHaveAccessibleDescription(/Bitte füllen Sie dieses Feld aus/);
  await expect
    .element(page.getByRole('combobox', { name: 'Quelle' }))
    .toHaveAccessibleDescription(/einen der angebotenen Werte/);
  expect(sent()).toBeUndefined();
  await page.getByRole('textbox', { name: 'Firma' }).fill('Haferkraft GmbH');
  await page.getByRole('combobox', { name: 'Quelle' }).click();
  await page.getByRole('option', { name: /DMEXCO/ }).click();
  await page.getByRole('region', { name: 'Kontakt 1' }).getByRole('textbox', { name: 'Name' }).fill('Svea Overbeck');
  await save();
  await expect.poll(sent).toMatchObject({
    company: 'Haferkraft GmbH',
    sourceId: 3,
    ownerUserId: 9,
    contacts: [{ name: 'Svea Overbeck', email: null, isMain: true }],
    customerId: null,
    legalBasis: null,
  });
  expect(sent()).not.toHaveProperty('customerLeadId');
  await expect.poll(() => router.state.location.pathname).toBe('/customer-lead/50/view');
  expect(hasUnsavedChanges()).toBe(false);
});

test('a lead of a customer begins with its name and belongs to it', async () => {
  await open('/customer-lead/add?customerId=4');
  await expect.element(page.getByRole('textbox', { name: 'Firma' })).toHaveValue('Lichtwerk Kosmetik GmbH');
  await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveValue('Lichtwerk Kosmetik GmbH');
  await page.getByRole('combobox', { name: 'Quelle' }).click();
  await page.getByRole('option', { name: /DMEXCO/ }).click();
  await save();
  await expect.poll(sent).toMatchObject({ company: 'Lichtwerk Kosmetik GmbH', customerId: 4 });
});

test('a change carries the version that was read, and every field that stays', async () => {
  await open('/customer-lead/50/edit');
  await page.getByRole('textbox', { name: 'Nächster Schritt' }).fill('Anrufen');
  await expect.poll(hasUnsavedChanges).toBe(true);
  await save();
  const { updatedAt, company, expectedMonth, platforms, probability, contacts } = buildCustomerLeadDetails();
  await expect.poll(sent).toMatchObject({
    customerLeadId: 50,
    updatedAt,
    company,
    nextStep: 'Anrufen',
    expectedMonth,
    platforms,
    probability,
    contacts,
    legalBasis: 'consent',
  });
});

test('who has changed the lead meanwhile is said; the input can be saved over it', async () => {
  const at = '2026-05-04T14:30:00.000Z';
  server.on(CALLS.save, () => answerError(409, 'CONFLICT', 'changedMeanwhile', { data: { name: 'Emre Aksoy', at } }));
  await open('/customer-lead/50/edit');
  await page.getByRole('textbox', { name: 'Nächster Schritt' }).fill('Anrufen');
  await save();
  const notice = page.getByRole('alert').filter({ hasText: 'Emre Aksoy' });
  await expect.element(notice).toBeVisible();
  server.on(CALLS.save, () => answerSuccess(buildCustomerLeadDetails()));
  await notice.getByRole('button').last().click();
  await save();
  await expect.poll(sent).toMatchObject({ updatedAt: at, nextStep: 'Anrufen' });
});

test('an error of the server stands at its field', async () => {
  server.on(CALLS.save, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', {
      fieldErrors: [{ field: 'industryId', key: 'choiceInvalid' }],
    }),
  );
  await open('/customer-lead/50/edit');
  await save();
  await expect
    .element(page.getByRole('combobox', { name: 'Branche' }))
    .toHaveAccessibleDescription(/einen der angebotenen Werte/);
});
