import '@resonanz/tokens/styles';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { DemoList } from './DemoList.fixture.tsx';
import { listStateOf } from './useListTable.tsx';

const list = (props: ComponentProps<typeof DemoList> = {}, language: Language = 'de') => (
  <LanguageProvider language={language}>
    <DemoList {...props} />
  </LanguageProvider>
);
const rowNames = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);

/** Turns in which the page has nothing to do come when the test lets them. */
function holdIdle() {
  const turns: IdleRequestCallback[] = [];
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((turn) => turns.push(turn));
  return {
    turns,
    release() {
      for (const turn of turns) turn({ didTimeout: false, timeRemaining: () => 50 });
    },
  };
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => vi.restoreAllMocks());

test('a list page has filter panel, export bar and record counter; the panel is 275 px wide [R-LAYOUT-020] [R-LAYOUT-021] [R-LAYOUT-022]', async () => {
  await render(list());
  const panel = page.getByRole('complementary', { name: 'Filter' });
  expect(panel.element().getBoundingClientRect().width).toBe(275);
  await expect.element(page.getByText('42 Einträge')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Exportieren' })).toBeVisible();
});

test('filters count once they are applied, show as chips and can be taken back', async () => {
  await render(list());
  await page.getByRole('checkbox', { name: 'tiktok' }).click();
  await expect.element(page.getByText('42 Einträge')).toBeVisible();
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect.element(page.getByText('14 Einträge')).toBeVisible();
  await page.getByRole('button', { name: 'tiktok entfernen' }).click();
  await expect.element(page.getByText('42 Einträge')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'tiktok' })).not.toBeChecked();
});

test.each([
  ['the cross of the last chip', '?platform=tiktok', '{Tab}{Tab}{Enter}'],
  ['the last chip', '?platform=tiktok', '{Tab}{Delete}'],
  ['all chips at once', '?platform=instagram&platform=tiktok', '{Tab}{Tab}{Tab}{Enter}'],
])('%s goes by keyboard: the focus stays with the list', async (_what, start, keys) => {
  await render(list({ start }));
  await expect.element(page.getByRole('button', { name: 'tiktok entfernen' })).toBeVisible();
  await focusOn(page.getByRole('button', { name: 'Exportieren' }));
  await userEvent.keyboard(keys);
  await expect.element(page.getByText('42 Einträge')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Einträge' })).toHaveFocus();
});

test('a chip that is not the last goes by keyboard: the focus stays with the chips', async () => {
  await render(list({ start: '?platform=instagram&platform=tiktok' }));
  await expect.element(page.getByRole('button', { name: 'instagram entfernen' })).toBeVisible();
  await focusOn(page.getByRole('button', { name: 'Exportieren' }));
  await userEvent.keyboard('{Tab}{Delete}');
  await expect.element(page.getByText('14 Einträge')).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'tiktok tiktok entfernen' })).toHaveFocus();
});

test.each([
  ['a list without a match', { start: '?q=niemand' }, 'Filter zurücksetzen'],
  ['a selection', { selectedAtFirst: [2] }, 'Auswahl aufheben'],
])('the button that ends %s goes by keyboard: the focus stays with the list', async (_what, props, name) => {
  await render(list(props));
  await focusOn(page.getByRole('button', { name }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Einträge' })).toHaveFocus();
});

test.each([
  ['table', 1440],
  ['list', 390],
] as const)(
  'chips of an address come later and find their line free: the %s stays where it is',
  async (role, width) => {
    await page.viewport(width, 900);
    const idle = holdIdle();
    await render(list({ start: '?platform=tiktok' }));
    const records = page.getByRole(role, { name: 'Influencer' });
    const chip = page.getByRole('button', { name: 'tiktok entfernen' });
    await expect.poll(() => idle.turns.length).toBeGreaterThan(0);
    expect(chip.elements()).toEqual([]);
    await expect.element(records).toBeVisible();
    const before = records.element().getBoundingClientRect().top;
    idle.release();
    await expect.element(chip).toBeVisible();
    expect(records.element().getBoundingClientRect().top).toBe(before);
  },
);

test('the room that is reserved for the line of pages, which comes later, is what it takes', async () => {
  await render(list());
  const pages = page.getByRole('navigation', { name: 'Seiten' });
  await expect.element(pages).toBeVisible();
  const line = pages.element().parentElement as HTMLElement;
  expect(getComputedStyle(line.parentElement as HTMLElement).minHeight).toBe(
    `${line.getBoundingClientRect().height}px`,
  );
});

test('sorting, paging and page size change the rows; a new order starts at the first page', async () => {
  await render(list());
  expect(rowNames()[0]).toContain('Lena Hartwig');
  await page.getByRole('button', { name: 'Seite 2' }).click();
  await expect.element(page.getByText('11–20 von 42')).toBeVisible();
  await page.getByRole('button', { name: 'Influencer', exact: true }).click();
  await expect.element(page.getByText('1–10 von 42')).toBeVisible();
  expect(rowNames()[0]).toContain('Jonas Küppers');
});

test('searching waits for a pause and finds', async () => {
  await render(list());
  await page.getByRole('searchbox').fill('Sophie');
  await expect.element(page.getByText('8 Einträge')).toBeVisible();
});

test('loading shows places of rows and says so', async () => {
  await render(list({ outcome: { data: undefined, isFetching: true } }));
  await expect.element(page.getByText('Einträge werden geladen …')).toBeInTheDocument();
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
});

test('a failed load says so in place of the list and can be repeated', async () => {
  const refetch = vi.fn<() => void>();
  await render(list({ outcome: { data: undefined, error: new Error('500'), refetch } }));
  await expect.element(page.getByRole('alert').getByText('Die Liste konnte nicht geladen werden.')).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Erneut laden' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

test('where a failure is to be silent, a failed load shows the empty list', async () => {
  await render(list({ outcome: { data: undefined, error: new Error('500') }, failsSilently: true }));
  await expect.element(page.getByText('Keine Daten vorhanden')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a forbidden list shows neither filters nor rows', async () => {
  await render(list({ outcome: { data: undefined, error: { status: 403 } } }));
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
  expect(page.getByRole('complementary').elements()).toEqual([]);
});

test("an empty list reads 'No data available' and offers the first step [R-ERR-011]", async () => {
  await render(list({ outcome: { data: { rows: [], total: 0 } } }, 'en'));
  await expect.element(page.getByText('No data available')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Influencer anlegen' })).toBeVisible();
});

test('a list without a match offers to take the filters back', async () => {
  await render(list({ start: '?q=niemand' }));
  await expect.element(page.getByText(/Lockern Sie die Filter/)).toBeVisible();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect.element(page.getByText('42 Einträge')).toBeVisible();
});

test('below 992 px the filters are a sheet with the same foot', async () => {
  await page.viewport(900, 800);
  await render(list({ start: '?platform=tiktok' }));
  expect(page.getByRole('complementary').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Filter öffnen, 1 aktiv' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('checkbox', { name: 'youtube' }).click();
  await sheet.getByRole('button', { name: 'Anwenden' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByText('28 Einträge')).toBeVisible();
});

test('the selection bar names number and limit and stands over the bar of the list, which comes back when it ends', async () => {
  await render(list({ selectedAtFirst: [2] }));
  const exports = page.getByRole('button', { name: 'Exportieren' });
  await expect.element(page.getByText('1 von höchstens 50 ausgewählt')).toBeVisible();
  expect(exports.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect.element(page.getByRole('group', { name: 'Auswahl' })).not.toBeInTheDocument();
  await expect.element(exports).toBeVisible();
});

test('the state of a list', () => {
  const query = { data: { rows: [1], total: 1 }, error: null, isFetching: false, refetch: () => {} };
  const none = { ...query, data: { rows: [], total: 0 } };
  expect(listStateOf(query, false, false)).toBe('ready');
  expect(listStateOf(none, false, false)).toBe('empty');
  expect(listStateOf(none, true, false)).toBe('noMatch');
  expect(listStateOf({ ...query, error: new Error('no') }, false, false)).toBe('failed');
  expect(listStateOf({ ...query, error: new Error('no'), isFetching: true }, false, false)).toBe('ready');
});

test('the panel stays folded for the lists that come next, and unfolded again', async () => {
  const first = await render(list());
  await page.getByRole('button', { name: 'Filter ausblenden' }).click();
  await first.unmount();
  const next = await render(list());
  await expect.element(page.getByText('42 Einträge')).toBeVisible();
  expect(page.getByRole('complementary', { name: 'Filter' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Filter öffnen' }).click();
  await expect.element(page.getByRole('complementary', { name: 'Filter' })).toBeVisible();
  await next.unmount();
  await render(list());
  await expect.element(page.getByRole('complementary', { name: 'Filter' })).toBeVisible();
});

test('filters that are out of sight can be opened beside a selection', async () => {
  await page.viewport(390, 900);
  await render(list({ selectedAtFirst: [2] }));
  await expect.element(page.getByRole('button', { name: 'Exportieren' })).not.toBeInTheDocument();
  const bar = page.getByRole('group', { name: 'Auswahl' });
  await expect.element(bar).toBeVisible();
  await page.getByRole('button', { name: 'Filter öffnen' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
});
