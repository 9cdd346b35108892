import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerDenied, answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { CALLS, createPointsServer, createPointsServerThat } from '../fixtures/accountServer.fixture.ts';
import { AccountStage, stageRoutes } from '../fixtures/AccountStage.fixture.tsx';
import { buildBookings, buildEmptyLedger, buildLedger } from '../fixtures/ledger.fixture.ts';

const openAt = stageOpener(AccountStage, stageRoutes);
const open = (server: EnvelopeFetch, path = '/testerworld/points') => openAt({ server, path });

const YEAR = Number(berlinDay(new Date()).slice(0, 4));
const at = (monthDay: string, year = YEAR) => `${year}-${monthDay}T09:00:00.000Z`;
/** Two years; the older one has more bookings than are shown at once. */
const ledger = buildLedger({
  total: 305,
  missedDeadlines: 1,
  testsInTime: 3,
  memberSince: at('01-02', YEAR - 1),
  bookings: buildBookings([
    ...Array.from({ length: 25 }, (_, index) => ({
      at: at(`03-${String(index + 1).padStart(2, '0')}`, YEAR - 1),
      points: 10,
    })),
    { at: at('01-01'), event: 'testCompletedInTime', points: 50 },
    { at: at('01-01'), event: 'late', points: -10 },
    { at: at('01-01'), event: 'correction', points: 15, note: 'Nachgebucht', titleDe: null, titleEn: null },
  ]),
});

const table = (year = YEAR) => page.getByRole('table', { name: `Buchungen ${year}` });
const rowsOf = (year = YEAR) =>
  [...table(year).element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
const more = page.getByRole('button', { name: 'Weitere Buchungen anzeigen' });

beforeEach(async () => {
  await page.viewport(1440, 900);
});

test('the ledger says when, what for, how much and the total after it, month by month', async () => {
  const server = createPointsServer(ledger);
  await open(server);
  await expect.element(table()).toBeVisible();
  expect(rowsOf()).toEqual([
    [`Januar ${YEAR}`, '+55'],
    [`01.01.${YEAR}`, 'Korrektur', 'Nachgebucht', '+15', 'Stand 305'],
    [`01.01.${YEAR}`, 'Verspätung', 'Haferkraft Riegel Apfel', '−10', 'Stand 290'],
    [`01.01.${YEAR}`, 'Test rechtzeitig abgeschlossen', 'Haferkraft Riegel Apfel', '+50', 'Stand 300'],
  ]);
  expect(server.calls).toEqual([CALLS.points]);
});

test('figures say total, level, what is missing, this year and deadlines', async () => {
  await open(createPointsServer(ledger));
  await expect.element(page.getByText('Punkte gesamt')).toBeVisible();
  for (const [label, value] of [
    ['Punkte gesamt', '305'],
    ['Ihr Level', 'Silber'],
    ['Bis Gold', '445'],
    [`Im Jahr ${YEAR}`, '+55'],
    ['Fristen eingehalten', '75\u00A0%'],
  ] as const) {
    const term = page.getByText(label, { exact: true }).first().element();
    expect(term.nextElementSibling?.textContent).toBe(value);
  }
  await expect
    .element(page.getByRole('meter', { name: 'Auf dem Weg zu Gold' }))
    .toHaveAttribute('aria-valuetext', '305 von 750 Punkten');
});

test('levels say since when they are reached, and what is missing', async () => {
  await open(createPointsServer(ledger));
  const levels = page.getByRole('region', { name: 'Level' }).getByRole('listitem');
  await expect.element(levels.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect.element(levels.nth(1)).toHaveTextContent(`Silbererreicht am 25.03.${YEAR - 1}250`);
  await expect.element(levels.nth(2)).toHaveTextContent('Goldnoch 445 Punkte750');
  await expect.element(levels.nth(3)).toHaveTextContent('Platinnoch 1.195 Punkte1.500');
});

test('the year is chosen by keyboard and kept in the address; more bookings come on demand', async () => {
  const router = await open(createPointsServer(ledger));
  await focusOn(page.getByRole('radio', { name: String(YEAR) }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(table(YEAR - 1)).toBeVisible();
  expect(router.state.location.search).toBe(`?year=${YEAR - 1}`);
  expect(rowsOf(YEAR - 1)).toHaveLength(21);
  expect(rowsOf(YEAR - 1)[0]).toEqual([`März ${YEAR - 1}`, '+250']);
  await expect.element(page.getByText('20 von 25')).toBeVisible();
  await focusOn(more);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('25 von 25')).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test('the path is drawn, and there as a table', async () => {
  await open(createPointsServer(ledger));
  await expect.element(page.getByRole('heading', { name: 'Ihr Weg zu Gold' })).toBeVisible();
  await page.getByRole('button', { name: /Als Tabelle/ }).click();
  await expect.element(page.getByRole('table', { name: /Ihr Weg zu Gold/ })).toBeVisible();
});

test('what gives points is named, and what comes next leads to the own test', async () => {
  const router = await open(createPointsServer(ledger));
  const rules = page.getByRole('region', { name: 'So entstehen Punkte' });
  await expect.element(rules.getByText('Test rechtzeitig abgeschlossen')).toBeVisible();
  await expect.element(rules.getByText('+50')).toBeVisible();
  await expect.element(rules.getByText('−10')).toBeVisible();
  await page.getByRole('link', { name: 'Cold Brew Testpaket' }).click();
  await expect.element(page.getByRole('heading', { name: 'Mein Test' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/testerworld/my-projects/12');
});

test('on the first day nothing is counted that is not known', async () => {
  await open(createPointsServer(buildEmptyLedger()));
  await expect.element(page.getByText('Noch keine Punkte', { exact: true })).toBeVisible();
  await expect.element(page.getByText('noch keine Frist abgelaufen').first()).toBeVisible();
});

test('a load that failed is tried again', async () => {
  let isDown = true;
  await open(createPointsServerThat(() => (isDown ? answerFailure() : answerSuccess(ledger))));
  await expect.element(page.getByText('Ihre Punkte konnten nicht geladen werden.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(table()).toBeVisible();
});

test('who may not see points is told so', async () => {
  await open(createPointsServerThat(answerDenied));
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});
