import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { GERMAN_STATE_TILES } from './federalStateTiles.ts';
import { TileMap } from './TileMap.tsx';
import type { TileMapProps } from './TileMapProps.ts';

const base: TileMapProps = {
  title: 'Tester nach Bundesland',
  placeLabel: 'Bundesland',
  valueLabel: 'Tester',
  tableLabel: 'Als Tabelle',
  emptyLabel: 'Keine Tester.',
  summary: ([one]) => (one ? `Am meisten in ${one.highest.label}` : ''),
  tiles: GERMAN_STATE_TILES.map((place, index) => ({
    ...place,
    label: place.id,
    value: 1000 + index,
    href: `/list?state=${place.id}`,
  })),
};

const map = (props: Partial<TileMapProps> = {}) => (
  <LocaleProvider language="de">
    <TileMap {...(base as object as TileMapProps)} {...(props as object)} />
  </LocaleProvider>
);

test('the map has a tile for each of the sixteen states', async () => {
  const screen = await render(map());
  await expect.element(screen.getByRole('list', { name: 'Am meisten in DE-SL' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(16);
  const places = new Set(GERMAN_STATE_TILES.map(({ column, row }) => `${column} ${row}`));
  expect(places.size).toBe(16);
});

test('a tile says name and value, and leads to what it counts', async () => {
  const screen = await render(map());
  const tile = screen.getByRole('link', { name: 'DE-BY: 1.014' });
  await expect.element(tile).toHaveAttribute('href', '/list?state=DE-BY');
});

test('the keyboard goes from tile to tile', async () => {
  const screen = await render(map());
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: /^DE-SH/ })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: /^DE-HB/ })).toHaveFocus();
});

test('the table has the highest value first', async () => {
  const screen = await render(map());
  await screen.getByRole('button', { name: 'Als Tabelle' }).click();
  await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent('DE-SL');
});

test('without any value the map says so', async () => {
  const screen = await render(map({ tiles: [] }));
  await expect.element(screen.getByText('Keine Tester.')).toBeVisible();
});
