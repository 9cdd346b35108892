import { expect, test } from 'vitest';
import type { GridColumn } from './GridColumn.ts';
import { layoutOf, widthsOf } from './layout.ts';

const read = () => '';
const columns: readonly GridColumn<object>[] = [
  { id: 'name', header: 'Creator', kind: 'text', read, isPinned: true, width: 220 },
  { id: 'channel', header: 'Kanal', kind: 'text', read, isPinned: true },
  { id: 'budget', header: 'Budget', kind: 'money', read: () => 1 },
  { id: 'note', header: 'Notiz', kind: 'text', read, isPinned: true },
];
const options = { columns, hiddenIds: undefined, hasTicks: true, hasActions: true, isPhone: false };

test('boxes and actions surround the columns; only the first columns stay', () => {
  const { tracks, range } = layoutOf(options);
  expect(tracks.map(({ kind, isPinned }) => [kind, isPinned])).toEqual([
    ['tick', true],
    ['column', true],
    ['column', true],
    ['column', false],
    ['column', false],
    ['action', false],
  ]);
  expect(range).toEqual({ first: 1, last: 4 });
  expect(tracks[3]?.align).toBe('end');
});

test('on phones one column stays, and shrinks', () => {
  const layout = layoutOf({ ...options, isPhone: true });
  expect(layout.tracks.filter(({ isPinned }) => isPinned).map(({ kind }) => kind)).toEqual(['tick', 'column']);
  expect(widthsOf(layout, { chosen: {}, isPhone: true })).toMatchObject({
    '--grid-pinned': 'calc(176px + 1 * var(--grid-gutter))',
  });
});

test('the column that names the rows can not be hidden', () => {
  expect(
    layoutOf({ ...options, hiddenIds: new Set(['name', 'channel']) }).tracks.map(({ column }) => column?.id),
  ).toEqual([undefined, 'name', 'budget', 'note', undefined]);
});

test('chosen widths hold, others share what is left; the outer ones hold the gutter of the page', () => {
  expect(widthsOf(layoutOf(options), { chosen: { budget: 200 }, isPhone: false })).toMatchObject({
    '--grid-tracks':
      'calc(44px + 1 * var(--grid-gutter)) 220px 140px 200px minmax(140px, 140fr) calc(52px + 1 * var(--grid-gutter))',
    '--grid-start-2': 'calc(264px + 1 * var(--grid-gutter))',
    '--grid-total': 'calc(796px + 2 * var(--grid-gutter))',
  });
});
