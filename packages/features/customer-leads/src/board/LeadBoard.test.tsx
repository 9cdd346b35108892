import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCustomerLead } from '@resonanz/testing/customerLeads';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { many } from '@resonanz/testing/people';
import { CALLS, createLeadServer } from '../fixtures/leadServer.fixture.ts';
import { LeadStage, stageRoutes } from '../fixtures/LeadStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(LeadStage, stageRoutes);
const open = (path = '/customer-lead#board') => openAt({ server, path });

// A section of the filter panel may have the same name, yet no heading.
const column = (name: string) =>
  page.getByRole('region', { name, exact: true }).filter({ has: page.getByRole('heading', { name, exact: true }) });
const card = () => page.getByRole('listitem').filter({ hasText: 'Nordlicht' });
const menu = () => page.getByRole('button', { name: 'Aktionen für Nordlicht Outdoor GmbH' });
const moves = () => server.received(CALLS.changeStatus).map(({ body }) => body);

async function choose(status: string) {
  await expect.element(menu()).toBeVisible();
  await focusOn(menu());
  await userEvent.keyboard('{Enter}');
  const item = page.getByRole('menuitem', { name: status });
  await expect.element(item).toBeVisible();
  while (document.activeElement !== item.element()) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createLeadServer({ leads: [buildCustomerLead()] });
});

test('the columns stand in the order of a sale', async () => {
  await open();
  await expect.element(menu()).toBeVisible();
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Lead',
    'Qualifiziert',
    'Termin',
    'Angebot',
    'Verhandlung',
    'Wiedervorlage',
    'Gewonnen',
    'Verloren',
    'Unqualifiziert',
  ]);
});

test('columns are alike in width, however long a company is called, and stay narrow where they do not fit', async () => {
  server = createLeadServer({
    leads: [
      buildCustomerLead({
        company:
          'Gesellschaft für nachhaltige Verpackungs- und Mehrwegsystemlösungen in Gastronomie und Einzelhandel mbH',
      }),
    ],
  });
  await open();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Gesellschaft' })).toBeVisible();
  const widths = ['Lead', 'Qualifiziert', 'Unqualifiziert'].map((name) =>
    Math.round(column(name).element().getBoundingClientRect().width),
  );
  expect(widths).toEqual([240, 240, 240]);
});

test('a board counts its records, sums the budgets of each column, and reaches the foot of the window', async () => {
  server = createLeadServer({
    leads: [
      buildCustomerLead({ expectedBudget: 12_000 }),
      buildCustomerLead({ customerLeadId: 51, company: 'Seewind', expectedBudget: 8_500 }),
    ],
  });
  await open();
  await expect.element(page.getByText('2 Einträge')).toBeVisible();
  await expect
    .element(column('Qualifiziert').getByTitle('Summe der erwarteten Budgets'))
    .toHaveTextContent('Summe der erwarteten Budgets: 20.500 €');
  await expect.element(column('Termin').getByText('Keine Einträge. Ziehen Sie einen hierher.')).toBeVisible();
  expect(column('Termin').element().getBoundingClientRect().height).toBeGreaterThan(500);
});

test('all amounts of a board show cents when one of them has some', async () => {
  server = createLeadServer({
    leads: [
      buildCustomerLead({ expectedBudget: 25_500.5 }),
      buildCustomerLead({ customerLeadId: 51, company: 'Seewind', expectedBudget: 48_000 }),
    ],
  });
  await open();
  const qualified = column('Qualifiziert');
  await expect
    .element(qualified.getByTitle('Summe der erwarteten Budgets'))
    .toHaveTextContent('Summe der erwarteten Budgets: 73.500,50 €');
  await expect.element(qualified.getByText('25.500,50 €', { exact: true })).toBeVisible();
  await expect.element(qualified.getByText('48.000,00 €', { exact: true })).toBeVisible();
});

test.each([1440, 390])(
  'a column with more leads than it draws shows the number and the sum of all, in a window of %i px',
  async (width) => {
    await page.viewport(width, 844);
    server = createLeadServer({
      leads: many(120, (index) =>
        buildCustomerLead(
          {
            customerLeadId: 100 + index,
            company: `Nordlicht ${index}`,
            status: 2,
            expectedBudget: index === 0 ? null : 1007,
          },
          index,
        ),
      ),
    });
    await open();
    const head = column('Qualifiziert');
    const sum = head.getByTitle('Summe der erwarteten Budgets');
    await expect.element(sum).toHaveTextContent('Summe der erwarteten Budgets: 119.833 €');
    await expect.element(head.getByText('120', { exact: true })).toBeVisible();
    expect(head.getByRole('listitem').elements()).toHaveLength(50);
    const [inner, outer] = [sum.element(), head.element()].map((element) => element.getBoundingClientRect());
    expect(inner?.right).toBeLessThanOrEqual(outer?.right ?? 0);
    await expect.element(column('Termin').getByTitle('Summe der erwarteten Budgets')).not.toBeInTheDocument();
  },
);

test('a long name ends after two lines and says the whole', async () => {
  const company =
    'Gesellschaft für nachhaltige Verpackungs- und Mehrwegsystemlösungen in Gastronomie und Einzelhandel mbH';
  server = createLeadServer({ leads: [buildCustomerLead({ company })] });
  await open();
  const name = page.getByTitle(company);
  await expect.element(name).toBeVisible();
  expect(name.element().getBoundingClientRect().height).toBeLessThan(45);
});

test('a card is moved with the keyboard alone, says where it is and keeps the focus', async () => {
  await open();
  await choose('Termin');
  await expect.element(column('Termin').getByText('Nordlicht Outdoor GmbH')).toBeVisible();
  await expect.poll(moves).toEqual([{ customerLeadId: 50, status: 8 }]);
  await expect
    .element(page.getByRole('status').filter({ hasText: '„Nordlicht Outdoor GmbH“ ist jetzt: Termin.' }).first())
    .toBeInTheDocument();
  await expect.element(menu()).toHaveFocus();
});

test('a status that needs a reason asks for it first; then the card goes there with the focus', async () => {
  await open();
  await choose('Verloren');
  const dialog = page.getByRole('dialog', { name: 'Status ändern: Verloren' });
  await dialog.getByRole('textbox', { name: 'Begründung' }).fill('Budget gestrichen');
  expect(moves()).toEqual([]);
  await dialog.getByRole('button', { name: 'Status ändern' }).click();
  await expect.element(column('Verloren').getByText('Nordlicht Outdoor GmbH')).toBeVisible();
  expect(moves()).toEqual([{ customerLeadId: 50, status: 6, reason: 'Budget gestrichen' }]);
  await expect.element(menu()).toHaveFocus();
});

test('a dialog that is given up leaves the card where it was', async () => {
  await open();
  await choose('Wiedervorlage');
  await expect.element(page.getByRole('dialog', { name: 'Wiedervorlage planen' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(column('Qualifiziert').getByText('Nordlicht Outdoor GmbH')).toBeVisible();
  expect(moves()).toEqual([]);
});

test('a card is dragged to a column that takes it; one that the table does not know takes nothing', async () => {
  await open();
  await expect.element(menu()).toBeVisible();
  await userEvent.dragAndDrop(card(), column('Verhandlung'));
  await expect.element(column('Qualifiziert').getByText('Nordlicht Outdoor GmbH')).toBeVisible();
  expect(moves()).toEqual([]);
  await userEvent.dragAndDrop(card(), column('Angebot'));
  await expect.element(column('Angebot').getByText('Nordlicht Outdoor GmbH')).toBeVisible();
  await expect.poll(moves).toEqual([{ customerLeadId: 50, status: 7 }]);
});

test('a card dropped on the follow-ups asks for the day', async () => {
  await page.viewport(2700, 900);
  const today = berlinDay(new Date());
  server = createLeadServer({ leads: [buildCustomerLead({ followUpDate: today })] });
  await open();
  await expect.element(menu()).toBeVisible();
  await userEvent.dragAndDrop(card(), column('Wiedervorlage'));
  await page.getByRole('dialog').getByRole('button', { name: 'Planen' }).click();
  await expect.poll(moves).toEqual([{ customerLeadId: 50, status: 9, followUpDate: today }]);
  await expect.element(column('Wiedervorlage').getByText('Nordlicht Outdoor GmbH')).toBeVisible();
});

test('a rejected move goes back and says why', async () => {
  server.on(CALLS.changeStatus, () => answerError(409, 'CONFLICT', 'transitionNotAllowed'));
  await open();
  await choose('Termin');
  await expect
    .element(page.getByText('Dieser Wechsel ist nicht erlaubt. Der Lead wurde inzwischen geändert.'))
    .toBeVisible();
  await expect.element(column('Qualifiziert').getByText('Nordlicht Outdoor GmbH')).toBeVisible();
});

test('table and board are two views of one list; filters keep the board and leave its columns out', async () => {
  const router = await open('/customer-lead?due=1');
  await page.getByText('Board', { exact: true }).click();
  await expect.element(column('Qualifiziert').getByText('Nordlicht Outdoor GmbH')).toBeVisible();
  expect(router.state.location).toMatchObject({ search: '?due=1', hash: '#board' });
  const panel = page.getByRole('complementary', { name: 'Filter' });
  await page.getByRole('button', { name: /^Filter öffnen/ }).click();
  await panel.getByRole('combobox', { name: /^Offen oder abgeschlossen/ }).click();
  await page.getByRole('option', { name: 'Abgeschlossen' }).click();
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(() => column('Qualifiziert').elements()).toEqual([]);
  await expect.element(column('Gewonnen')).toBeVisible();
  expect(router.state.location.hash).toBe('#board');
});
