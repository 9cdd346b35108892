import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffPaths } from '@resonanz/domain/paths';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { buildBrand, CALLS, createTesterBrandServer } from '../fixtures/testerBrandServer.fixture.ts';
import { stageRoutes, TesterBrandStage } from '../fixtures/TesterBrandStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(TesterBrandStage, stageRoutes);
const open = () => openAt({ server, path: staffPaths.testerworldBrand() });
const act = async (name: string, action: string) => {
  await page.getByRole('button', { name: `Aktionen zu „${name}“` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const dialog = page.getByRole('dialog');
const nameField = dialog.getByRole('textbox', { name: 'Name', exact: true });
const customerField = dialog.getByRole('combobox', { name: /^Kunde/ });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createTesterBrandServer();
});

test('each row shows logo, name, order, projects, status, categories, customer and date', async () => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  await open();
  await expect
    .element(page.getByRole('row', { name: /Morgenstern 1 3 Aktiv Gesichtspflege, Körperpflege – 06\.10\.2026/ }))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: /Haferkraft 2 0 Aktiv.*Haferkraft GmbH/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Alpenglühen Outdoor 3 1\.204 Verborgen/ })).toBeVisible();
});

test('search, filters and sort are asked of the server and kept in the address', async () => {
  const router = await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  const choose = async (filter: RegExp, option: string) => {
    await panel.getByRole('combobox', { name: filter }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(/^Status/, 'Aktiv');
  await choose(/^Mit offenem Projekt/, 'Ja');
  await panel.getByRole('combobox', { name: /^Kategorie/ }).fill('Gesichts');
  await page.getByRole('option', { name: 'Gesichtspflege' }).click();
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect
    .poll(() => lastBody(CALLS.list))
    .toMatchObject({ filters: { isActive: true, hasOpenProject: true, category: 11 } });
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect.poll(() => lastBody(CALLS.list)).toMatchObject({ sortBy: 'name', sort: 'ASC' });
  await page.getByRole('searchbox').fill('mor');
  await expect.poll(() => lastBody(CALLS.list)).toMatchObject({ search: 'mor' });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
    state: 'active',
    open: 'yes',
    category: '11',
    q: 'mor',
  });
});

test('a brand is added by keyboard', async () => {
  await open();
  const add = page.getByRole('button', { name: 'Brand anlegen' });
  await expect.element(add).toBeVisible();
  await focusOn(add);
  await userEvent.keyboard('{Enter}');
  await expect.element(nameField).toHaveFocus();
  await userEvent.keyboard('Grün & Gut{Enter}');
  await expect.element(page.getByRole('rowheader', { name: 'Grün & Gut' })).toBeVisible();
  expect(lastBody(CALLS.save)).toEqual({
    name: 'Grün & Gut',
    textDe: '',
    textEn: '',
    link: null,
    categories: [],
    customerId: null,
    isActive: true,
  });
});

test('a brand is changed over the version that was read, with customer and logo', async () => {
  await open();
  await act('Morgenstern', 'Bearbeiten');
  await nameField.fill('Abendstern');
  // Clicked first: the field lies below what is in sight, and a list closes when the dialog scrolls under it.
  await customerField.click();
  await customerField.fill('Hafer');
  await page.getByRole('option', { name: 'Haferkraft GmbH' }).click();
  await userEvent.upload(
    dialog.getByLabelText(/^Logo/).last(),
    new File(['\x89PNG'], 'logo.png', { type: 'image/png' }),
  );
  await press('Speichern');
  await expect.element(page.getByRole('rowheader', { name: 'Abendstern' })).toBeVisible();
  const { testerBrandId, updatedAt } = buildBrand();
  expect(lastBody(CALLS.save)).toMatchObject({ testerBrandId, updatedAt, name: 'Abendstern', customerId: 4 });
  // The logo follows the brand, whose row is changed by then.
  await expect.poll(() => server.received(CALLS.upload)).toHaveLength(1);
});

test('the customer is taken from a brand, also one that can no longer be chosen', async () => {
  server = createTesterBrandServer([buildBrand({ customerId: 9, customerName: 'Archiv & Söhne KG' })]);
  await open();
  await act('Morgenstern', 'Bearbeiten');
  await expect.element(customerField).toHaveValue('Archiv & Söhne KG');
  await dialog.getByRole('button', { name: 'Kunden entfernen' }).click();
  await press('Speichern');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(lastBody(CALLS.save)).toMatchObject({ customerId: null });
});

test('an address without https is not sent', async () => {
  await open();
  await act('Morgenstern', 'Bearbeiten');
  const link = dialog.getByRole('textbox', { name: /^Website/ });
  await link.fill('http://morgenstern.example');
  await press('Speichern');
  await expect.element(link).toBeInvalid();
  expect(server.received(CALLS.save)).toHaveLength(0);
});

test('a change that comes too late says so and keeps what was entered', async () => {
  server.on(CALLS.save, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'Emre Aksoy', at: '2026-11-22T09:00:00.000Z' },
    }),
  );
  await open();
  await act('Morgenstern', 'Bearbeiten');
  await nameField.fill('Abendstern');
  await press('Speichern');
  await expect.element(page.getByRole('alert').getByText(/jemand anderes diesen Eintrag geändert/)).toBeVisible();
  await expect.element(nameField).toHaveValue('Abendstern');
});

test('a name that is taken is said at its field', async () => {
  server.on(CALLS.save, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', { fieldErrors: [{ field: 'name', key: 'nameTaken' }] }),
  );
  await open();
  await act('Morgenstern', 'Bearbeiten');
  await press('Speichern');
  await expect.element(nameField).toBeInvalid();
  await expect.element(dialog.getByText('Eine Brand mit diesem Namen gibt es schon.').first()).toBeVisible();
});

test('a brand is hidden and shown', async () => {
  await open();
  await act('Morgenstern', 'Verbergen');
  await expect.element(page.getByRole('row', { name: /Morgenstern.*Verborgen/ })).toBeVisible();
  expect(lastBody(CALLS.changeStatus)).toEqual({ testerBrandId: 1, isActive: false });
  await act('Morgenstern', 'Anzeigen');
  await expect.element(page.getByRole('row', { name: /Morgenstern.*Aktiv/ })).toBeVisible();
});

test('a brand without projects is deleted', async () => {
  await open();
  await act('Haferkraft', 'Löschen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'Haferkraft' })).not.toBeInTheDocument();
  expect(lastBody(CALLS.remove)).toEqual({ testerBrandId: 2 });
});

test('a brand with projects is not deleted, and the reason is said', async () => {
  await open();
  await act('Morgenstern', 'Löschen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(page.getByRole('alert').getByText(/Zu dieser Brand gibt es Projekte/)).toBeVisible();
});

test('the order is changed by dragging', async () => {
  await open();
  await press('Reihenfolge ändern');
  const row = (text: string) => dialog.getByRole('listitem').filter({ hasText: text });
  await expect.element(row('Haferkraft')).toBeVisible();
  await userEvent.dragAndDrop(row('Haferkraft'), row('Morgenstern'));
  await press('Reihenfolge speichern');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(lastBody(CALLS.sort)).toEqual({ readIds: [1, 2, 3], testerBrandIds: [2, 1, 3] });
});

test('an order that somebody else has changed meanwhile is shown as it is now', async () => {
  server.on(CALLS.sort, () => answerError(409, 'CONFLICT', 'orderChanged'));
  await open();
  await press('Reihenfolge ändern');
  await focusOn(page.getByRole('button', { name: '„Morgenstern“ nach unten' }));
  await userEvent.keyboard('{Enter}');
  await press('Reihenfolge speichern');
  await expect.element(dialog.getByRole('alert').getByText(/jemand anderes die Reihenfolge geändert/)).toBeVisible();
  await expect.element(dialog.getByRole('listitem').first().getByText('Morgenstern')).toBeVisible();
});

test('the filtered list is exported as a file', async () => {
  server.on(
    CALLS.export,
    () =>
      new Response('Name', {
        headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="brands.csv"' },
      }),
  );
  await openAt({ server, path: `${staffPaths.testerworldBrand()}?state=active` });
  await press('Exportieren');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  await expect.poll(() => lastBody(CALLS.export)).toMatchObject({ format: 'csv', filters: { isActive: true } });
});

test('a user who may only look finds nothing to change', async () => {
  await openAt({ server, path: staffPaths.testerworldBrand(), user: buildUser(), rights: { Brand: { view: true } } });
  await expect.element(page.getByRole('rowheader', { name: 'Morgenstern' })).toBeVisible();
  for (const name of [/Aktionen zu/, 'Brand anlegen', 'Reihenfolge ändern', 'Exportieren'])
    expect(page.getByRole('button', { name }).elements()).toHaveLength(0);
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});
