import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { expectAnnounced } from '@resonanz/stage/announced';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildCustomerDetails } from '../fixtures/customers.fixture.ts';
import { CALLS, createCustomerServer } from '../fixtures/customerServer.fixture.ts';
import { CustomerStage, stageRoutes } from '../fixtures/CustomerStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(CustomerStage, stageRoutes);
const open = (path: string) => openAt({ server, path });

const sent = () => server.received(CALLS.save).at(-1)?.body;
const save = () => page.getByRole('button', { name: 'Speichern' }).click();

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createCustomerServer();
});

test('a customer is added; what is wrong is said at its field before anything is sent', async () => {
  const router = await open('/customer/add');
  await page.getByRole('textbox', { name: 'USt-IdNr.' }).fill('FR123');
  await save();
  await expect
    .element(page.getByRole('textbox', { name: 'Name' }).first())
    .toHaveAccessibleDescription(/Bitte füllen Sie dieses Feld aus/);
  await expect
    .element(page.getByRole('textbox', { name: 'USt-IdNr.' }))
    .toHaveAccessibleDescription(/deutsche, österreichische oder Schweizer/);
  expect(sent()).toBeUndefined();
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Haferkraft GmbH');
  await page.getByRole('textbox', { name: 'USt-IdNr.' }).fill('DE123456789');
  const contact = page.getByRole('region', { name: 'Kontakt 1' });
  await contact.getByRole('textbox', { name: 'Name' }).fill('Svea Overbeck');
  await save();
  await expect.poll(sent).toMatchObject({
    name: 'Haferkraft GmbH',
    ownerUserId: 9,
    contacts: [{ name: 'Svea Overbeck', email: null, isMain: true }],
    billing: { vatId: 'DE123456789', paymentDays: 14 },
  });
  expect(sent()).not.toHaveProperty('customerId');
  await expect.poll(() => router.state.location.pathname).toBe('/customer/1/view');
  await expectAnnounced('Kunde gespeichert');
  expect(hasUnsavedChanges()).toBe(false);
});

test('a change carries the version that was read; another main contact takes the place of the first', async () => {
  await open('/customer/1/edit');
  await page.getByRole('region', { name: 'Kontakt 2' }).getByRole('checkbox', { name: 'Hauptkontakt' }).click();
  await expect.poll(hasUnsavedChanges).toBe(true);
  await save();
  await expect.poll(sent).toMatchObject({
    customerId: 1,
    updatedAt: buildCustomerDetails().updatedAt,
    contacts: [
      { contactId: 1, isMain: false },
      { contactId: 2, isMain: true },
      { contactId: 3, isMain: false },
    ],
  });
});

test('who has changed the customer meanwhile is said; the input can be saved over it', async () => {
  const at = '2026-05-04T14:30:00.000Z';
  server.on(CALLS.save, () => answerError(409, 'CONFLICT', 'changedMeanwhile', { data: { name: 'Emre Aksoy', at } }));
  await open('/customer/1/edit');
  await page.getByRole('textbox', { name: 'Straße und Hausnummer' }).first().fill('Neue Straße 1');
  await save();
  const notice = page.getByRole('alert').filter({ hasText: 'Emre Aksoy' });
  await expect.element(notice).toBeVisible();
  server.on(CALLS.save, () => answerSuccess(buildCustomerDetails()));
  await notice.getByRole('button').last().click();
  await save();
  await expect.poll(sent).toMatchObject({ updatedAt: at, streetAndHouse: 'Neue Straße 1' });
});

test('an error of the server stands at its field', async () => {
  server.on(CALLS.save, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', {
      fieldErrors: [{ field: 'industryId', key: 'choiceInvalid' }],
    }),
  );
  await open('/customer/1/edit');
  await save();
  await expect
    .element(page.getByRole('combobox', { name: 'Branche' }))
    .toHaveAccessibleDescription(/einen der angebotenen Werte/);
});
