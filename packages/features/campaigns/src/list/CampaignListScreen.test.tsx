import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';
import { CampaignStage, stageRoutes } from '../fixtures/CampaignStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(CampaignStage, stageRoutes);
const open = (path = '/campaign', user = buildUser()) => openAt({ server, path, user });

const lastQuery = () => Object.fromEntries(server.received(CALLS.list).at(-1)?.query ?? []);

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createCampaignServer();
});

test('campaigns come page by page, those changed last first; a name leads to its page [R-ROUTE-024] [R-CONST-001]', async () => {
  const router = await open();
  await expect.element(page.getByText('1–10 von 24')).toBeVisible();
  await expect.poll(() => lastQuery()).toEqual({ pageNumber: '0', pageSize: '10', sortBy: 'updatedAt', sort: 'DESC' });
  await page.getByRole('button', { name: 'Seite 2' }).click();
  await expect.element(page.getByText('11–20 von 24')).toBeVisible();
  await expect.poll(() => lastQuery()).toMatchObject({ pageNumber: '1' });
  await page.getByRole('button', { name: 'Seite 1' }).click();
  await page.getByRole('link', { name: 'Frühjahrskollektion 2026', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/campaign/20/view-camp');
});

test('heads sort, search and status narrow, and the address keeps all of it', async () => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  const router = await open();
  await page.getByRole('columnheader', { name: 'Budget', exact: true }).getByRole('button').click();
  await expect.poll(lastQuery).toMatchObject({ sortBy: 'budget', sort: 'ASC' });
  await page.getByRole('searchbox').fill('Wandern');
  await expect.poll(lastQuery).toMatchObject({ search: 'Wandern' });
  await page.getByRole('combobox', { name: /^Status/ }).click();
  await page.getByRole('option', { name: 'Laufend' }).click();
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(lastQuery).toMatchObject({ option: '3', search: 'Wandern', sortBy: 'budget', pageNumber: '0' });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    sort: 'budget',
    q: 'Wandern',
    status: '3',
  });
  await page.getByRole('button', { name: 'Laufend entfernen' }).click();
  await expect.poll(() => 'option' in lastQuery()).toBe(false);
});

test('on a phone a card shows all that a wide list does, whatever has no room beside the name', async () => {
  await page.viewport(390, 844);
  await open();
  const card = page.getByRole('listitem').filter({ hasText: 'Frühjahrskollektion 2026' }).first();
  for (const fact of ['Status', 'Kunde', 'Zeitraum', 'Budget'])
    await expect.element(card.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible();
});

test('a shared address asks for what it says; what it does not know falls back', async () => {
  await open('/campaign?status=4&sort=-name&page=2&status=99');
  await expect.poll(lastQuery).toMatchObject({ option: '4', sortBy: 'name', sort: 'DESC', pageNumber: '1' });
  await open('/campaign?status=abc&sort=secret');
  await expect.poll(lastQuery).toEqual({ pageNumber: '0', pageSize: '10', sortBy: 'updatedAt', sort: 'DESC' });
});

test('filters narrow by customer, budget and archive; each has a chip that takes it back', async () => {
  await open('/campaign?customer=2&budget=5000.5..20000&archived=1');
  await expect
    .poll(lastQuery)
    .toMatchObject({ customerId: '2', budgetFrom: '5000.5', budgetTo: '20000', archive: '1' });
  await expect.element(page.getByText(/5\.000,50\s€.*20\.000,00\s€/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Nordlicht Outdoor AG entfernen' }).click();
  await expect.poll(() => 'customerId' in lastQuery()).toBe(false);
});

test('a campaign with booked channels is not deleted, and the list says why', async () => {
  server.on(CALLS.remove, () =>
    answerSuccess({
      campaignId: [],
      refused: [{ campaignId: 20, name: 'Frühjahrskollektion 2026', reason: 'campaignHasBookedChannels' }],
    }),
  );
  await open('/campaign', buildUser({ role: { roleId: 1, roleName: 'admin' } }));
  await page.getByRole('button', { name: 'Aktionen für Frühjahrskollektion 2026', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await expect.element(page.getByText(/Möchten Sie die Kampagne „Frühjahrskollektion 2026“ löschen/)).toBeVisible();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(page.getByText(/^Die Kampagne hat gebuchte Kanäle/)).toBeVisible();
});

test('an empty list says so [R-ERR-011]', async () => {
  server = createCampaignServer({ campaigns: [] });
  await open();
  await expect.element(page.getByText('Keine Daten vorhanden')).toBeVisible();
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});

const bodiesOf = (call: string) => server.received(call).map(({ body }) => body);

test('a search is saved, loaded and given up by keyboard', async () => {
  const router = await open('/campaign?type=2');
  await expect.element(page.getByRole('button', { name: 'Gespeichert' })).toBeVisible();
  await focusOn(page.getByRole('button', { name: 'Gespeichert' }));
  await userEvent.keyboard('{Enter}');
  await page.getByRole('textbox', { name: 'Aktuelle Suche speichern als' }).fill('Self-Service');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => bodiesOf(CALLS.addSearch))
    .toEqual([{ listId: 'campaigns', name: 'Self-Service', query: '?type=2' }]);
  const savedSearch = page.getByRole('button', { name: 'Laufende', exact: true });
  await focusOn(savedSearch);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.search).toBe('?status=3');
  await page.getByRole('button', { name: 'Gespeichert' }).click();
  await page.getByRole('button', { name: 'Aktionen für „Self-Service“' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(() => bodiesOf(CALLS.deleteSearch)).toEqual([{ savedSearchId: 2 }]);
});

test('a name that is taken is said at its field', async () => {
  server.on(CALLS.addSearch, () =>
    Response.json(
      {
        message: 'VALIDATION_FAILED',
        data: null,
        error: 'validationFailed',
        fieldErrors: [{ field: 'name', key: 'savedSearchNameTaken' }],
      },
      { status: 422 },
    ),
  );
  await open('/campaign?type=2');
  await page.getByRole('button', { name: 'Gespeichert' }).click();
  await page.getByRole('textbox', { name: 'Aktuelle Suche speichern als' }).fill('Laufende');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Diesen Namen gibt es schon.')).toBeVisible();
});

test('the choice of columns is saved on the server, and a file has the columns in sight', async () => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  server.on(CALLS.exportList, answerFailure);
  await open('/campaign?status=3');
  await expect.element(page.getByRole('columnheader', { name: 'Zeitraum' })).toBeVisible();
  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('checkbox', { name: 'Zeitraum' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Zeitraum' })).not.toBeInTheDocument();
  await expect
    .poll(() => bodiesOf(CALLS.saveColumns))
    .toEqual([
      { listId: 'campaigns', hiddenColumns: ['type', 'mediaBudget', 'brandNda', 'region', 'updatedAt', 'startDate'] },
    ]);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Exportieren' }).click();
  await page.getByRole('menuitem', { name: 'Als CSV-Datei' }).click();
  await expect
    .poll(() => bodiesOf(CALLS.exportList).at(-1))
    .toMatchObject({
      format: 'csv',
      language: 'de',
      filters: { option: 3 },
      columns: [
        'name',
        'status',
        'activeStatus',
        'customerName',
        'channels',
        'channelCount',
        'budget',
        'budgetUsed',
        'brandInvoice',
        'ownerName',
      ],
    });
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test('columns that could not be saved come back, with a word', async () => {
  server.on(CALLS.saveColumns, answerFailure);
  await open();
  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('checkbox', { name: 'Zeitraum' }).click();
  await expect.element(page.getByText('Die Auswahl der Spalten konnte nicht gespeichert werden.')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Zeitraum' })).toBeInTheDocument();
});

test('a category is named in its chip, which takes it back', async () => {
  await open('/campaign?category=4');
  await expect.poll(lastQuery).toMatchObject({ category: '4' });
  await page.getByRole('button', { name: 'Familie entfernen' }).click();
  await expect.poll(() => 'category' in lastQuery()).toBe(false);
});

test('a category of the campaigns is chosen and narrows the list', async () => {
  await open();
  const category = page.getByRole('combobox', { name: /^Kategorie/ });
  // Brings the field into view: a panel that scrolls closes the list.
  await category.click();
  await category.fill('Beau');
  await expect.element(page.getByRole('option', { name: 'Beauty' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(lastQuery).toMatchObject({ category: '1' });
});
