import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage, stageRoutes } from '../fixtures/ProjectStage.fixture.tsx';
import { buildManyShipments, serveShipping, SHIPPING_CALLS as CALLS } from '../fixtures/shipping.fixture.ts';

let server: EnvelopeFetch;

const openAt = stageOpener(ProjectStage, stageRoutes);
const open = () => openAt({ server, path: '/project/1?tab=shipping' });
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const rowOf = (name: RegExp) => page.getByRole('row', { name });

beforeEach(async () => {
  await page.viewport(1600, 1000);
  server = createProjectServer();
});

test('each parcel shows tester, address, carrier, number, days and note', async () => {
  await open();
  await expect
    .element(
      rowOf(
        /Franziska Wöhrl-Steinhauser.*Hafenweg 4.*48155 Münster.*DHL.*00340434161094015902.*02\.11\.2026.*–.*Nachbarn/,
      ),
    )
    .toBeVisible();
  await expect.element(rowOf(/Marlene Thurner.*Innsbruck, Österreich.*05\.11\.2026/)).toBeVisible();
  await expect.element(rowOf(/Serkan Polat.*Adresse fehlt/)).toBeVisible();
});

test('parcels are filtered by state and searched', async () => {
  await open();
  await page.getByText('Ohne Adresse 1').click();
  await expect.element(rowOf(/Serkan Polat/)).toBeVisible();
  await expect.element(rowOf(/Ronja Steffens/)).not.toBeInTheDocument();
  await page.getByText('Alle 5').click();
  await page.getByRole('searchbox', { name: 'Name, Ort oder Nummer' }).fill('bern');
  await expect.element(rowOf(/Patrick Eggimann/)).toBeVisible();
  await expect.element(rowOf(/Ronja Steffens/)).not.toBeInTheDocument();
});

test('one product is shipped with carrier and number', async () => {
  await open();
  await page.getByRole('button', { name: 'Produkt an Ronja Steffens versenden' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Sendungsnummer' }).fill('JJD0001');
  await dialog.getByRole('button', { name: 'Als versendet melden' }).click();
  await expect.element(dialog.getByText('Bitte wählen Sie einen Versanddienst.')).toBeVisible();
  await dialog.getByRole('combobox', { name: /^Versanddienst/ }).click();
  await page.getByRole('option', { name: 'DHL' }).click();
  await dialog.getByRole('button', { name: 'Als versendet melden' }).click();
  await expect
    .poll(() => lastBody(CALLS.ship))
    .toEqual({ projectId: 1, carrier: 'DHL', parcels: [{ applicationId: 1, trackingNumber: 'JJD0001' }] });
  await expect.element(rowOf(/Ronja Steffens.*DHL.*JJD0001/)).toBeVisible();
});

test('several are shipped together, without numbers if need be', async () => {
  await open();
  await page.getByRole('checkbox', { name: 'Ronja Steffens auswählen' }).click();
  await page.getByRole('checkbox', { name: 'Patrick Eggimann auswählen' }).click();
  await page.getByRole('group', { name: 'Auswahl' }).getByRole('button', { name: '2 als versendet melden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '2 als versendet melden' }).click();
  await expect
    .poll(() => lastBody(CALLS.ship))
    .toEqual({
      projectId: 1,
      carrier: null,
      parcels: [
        { applicationId: 1, trackingNumber: null },
        { applicationId: 2, trackingNumber: null },
      ],
    });
});

test('a parcel that somebody else has shipped meanwhile is said', async () => {
  server.on(CALLS.ship, () => answerError(409, 'CONFLICT', 'alreadyShipped'));
  await open();
  await page.getByRole('button', { name: 'Produkt an Ronja Steffens versenden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Als versendet melden' }).click();
  await expect.element(page.getByText('Das Produkt ist schon als versendet gemeldet.')).toBeVisible();
});

test('by keyboard: a number is corrected afterwards, as it was read', async () => {
  await open();
  const edit = page.getByRole('button', { name: 'Sendung von Franziska Wöhrl-Steinhauser bearbeiten' });
  await focusOn(edit);
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Sendungsnummer' }).fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Bitte geben Sie 4 bis 40 Buchstaben und Ziffern ein.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Sendungsnummer' }).fill('JJD0009');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => lastBody(CALLS.save))
    .toEqual({
      projectId: 1,
      applicationId: 3,
      carrier: 'DHL',
      trackingNumber: 'JJD0009',
      note: 'Beim Nachbarn im Erdgeschoss abgeben',
      updatedAt: '2026-11-02T09:00:00.000Z',
    });
});

test('four hundred parcels are drawn as far as they are in sight', async () => {
  serveShipping(server, buildManyShipments());
  await open();
  await expect.element(page.getByText('Alle 400')).toBeVisible();
  await expect.element(rowOf(/Oberhuber 1 /)).toBeVisible();
  expect(page.getByRole('rowheader').elements().length).toBeLessThan(100);
});

const csv = new File(['Bewerbung;Sendungsnummer\r\n1;JJD0001\r\n'], 'versand.csv', { type: 'text/csv' });

async function toPreview() {
  await page.getByRole('button', { name: 'Sendungsnummern importieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sendungsnummern importieren' });
  await dialog
    .getByRole('group', { name: 'Datei mit Sendungsnummern' })
    .getByLabelText('Datei mit Sendungsnummern')
    .upload(csv);
  await dialog.getByRole('button', { name: 'Datei prüfen' }).click();
  await expect
    .element(dialog.getByRole('table', { name: 'Zeilen der Datei' }).or(dialog.getByRole('grid')))
    .toBeVisible();
  return dialog;
}

test('an import shows every row before anything is written, and is taken back', async () => {
  await open();
  const dialog = await toPreview();
  await expect.element(dialog.getByText('Keine passende Bewerbung in diesem Projekt')).toBeVisible();
  await expect.element(dialog.getByText('bisher 00340434161094015902')).toBeVisible();
  expect(server.received(CALLS.import)).toEqual([]);
  const confirm = dialog.getByRole('button', { name: '3 Sendungen übernehmen' });
  await expect.element(confirm).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Die fehlerhafte Zeile auslassen' }).click();
  await confirm.click();
  await expect.element(dialog.getByText(/2 als versendet gemeldet, 1 berichtigt/)).toBeVisible();
  expect(lastBody(CALLS.import)).toMatchObject({ projectId: '1', plan: 'plan-1', skipInvalidRows: 'true' });
  await dialog.getByRole('button', { name: 'Import von versand.csv rückgängig machen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect.element(dialog.getByText('2 Sendungen zurückgesetzt, 1 unverändert gelassen.')).toBeVisible();
  expect(lastBody(CALLS.undo)).toEqual({ projectId: 1, importId: 7 });
});

test('a file that cannot be read is said', async () => {
  server.on(CALLS.preview, () => answerError(422, 'VALIDATION_FAILED', 'importFileBroken'));
  await open();
  await page.getByRole('button', { name: 'Sendungsnummern importieren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: 'Datei mit Sendungsnummern' })
    .getByLabelText('Datei mit Sendungsnummern')
    .upload(csv);
  await dialog.getByRole('button', { name: 'Datei prüfen' }).click();
  await expect.element(dialog.getByRole('alert').getByText(/Die Datei ist beschädigt/)).toBeVisible();
});

test('the list is exported with what is shown', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  server.on(
    CALLS.export,
    () => new Response('csv', { headers: { 'Content-Disposition': 'attachment; filename="versand.csv"' } }),
  );
  await open();
  await page.getByText('Zu versenden 3').click();
  await page.getByRole('button', { name: /Exportieren/ }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  await expect
    .poll(() => lastBody(CALLS.export))
    .toEqual({ projectId: 1, format: 'csv', language: 'de', state: 'toShip' });
  vi.restoreAllMocks();
});

test('whoever only looks finds no addresses', async () => {
  await openAt({
    server,
    path: '/project/1?tab=shipping',
    user: buildUser(),
    rights: { Project: { view: true } },
  });
  await expect.element(page.getByRole('tab', { name: /Übersicht/ })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: /Versand/ })).not.toBeInTheDocument();
  expect(server.received(CALLS.shipments)).toEqual([]);
});
