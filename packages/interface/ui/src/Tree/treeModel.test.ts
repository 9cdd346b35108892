import { expect, test } from 'vitest';
import { cascadeChange, cascadeIsFull, cascadeMarks } from './cascade.ts';
import { treeIndexOf } from './treeIndex.ts';
import type { TreeItem } from './TreeItem.ts';
import { treeCommandOf } from './treeKeys.ts';
import { rowOfPlace, treeLinesOf } from './treeLines.ts';
import { rowForTyped, typedWith } from './typeAhead.ts';

const leaf = (id: string, isDisabled = false): TreeItem<string> => ({ id, label: id, isDisabled });
const items: readonly TreeItem<string>[] = [
  {
    id: 'a',
    label: 'a',
    children: [leaf('a1'), { id: 'a2', label: 'a2', children: [leaf('a21'), leaf('a22', true)] }],
  },
  { id: 'b', label: 'b', isDisabled: true, children: [leaf('b1')] },
  { id: 'c', label: 'c', children: 'unloaded' },
];
const index = treeIndexOf(items);
const node = (id: string) => {
  const found = index.byId.get(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const marksOf = (...ids: string[]) =>
  Object.fromEntries(cascadeMarks(index, new Set(ids)).map((mark, at) => [index.nodes[at]?.item.id, mark]));

test('a branch is a run of the index, and what is disabled disables what is below', () => {
  expect(index.nodes.map(({ item }) => item.id)).toEqual(['a', 'a1', 'a2', 'a21', 'a22', 'b', 'b1', 'c']);
  expect(node('a')).toMatchObject({ end: 5, level: 1, position: 1, siblings: 3, isBranch: true });
  expect(node('a22')).toMatchObject({ parent: 2, level: 3, position: 2, siblings: 2, isBranch: false });
  expect([node('b1').isDisabled, node('a21').isDisabled, node('c').isBranch]).toEqual([true, false, true]);
});

test('lines are the items of open branches, and a message below one without items', () => {
  const lines = treeLinesOf(index, new Set(['a', 'b1', 'c']));
  expect(lines.map(({ node: { item }, part }) => `${item.id} ${part}`)).toEqual([
    'a item',
    'a1 item',
    'a2 item',
    'b item',
    'c item',
    'c loading',
  ]);
});

test('a branch says how much below it is chosen, and stands for all of it', () => {
  expect(marksOf('a1')).toMatchObject({ a: 'some', a1: 'all', a2: 'none', b: 'none' });
  expect(marksOf('a')).toMatchObject({ a: 'all', a2: 'all', a22: 'all' });
  expect(marksOf('a1', 'a21', 'a22')).toMatchObject({ a: 'all', a2: 'all' });
  expect(marksOf('c')).toMatchObject({ c: 'all' });
});

test('a choice reports leaves, leaves alone what is disabled and keeps what the tree does not hold', () => {
  const change = (chosen: string[], ids: string[], isSelected: boolean) => {
    const selectedIds = new Set(chosen);
    return [...cascadeChange(index, cascadeMarks(index, selectedIds), selectedIds, ids.map(node), isSelected)].sort();
  };
  expect(change(['elsewhere'], ['a'], true)).toEqual(['a1', 'a21', 'elsewhere']);
  expect(change(['a'], ['a2'], false)).toEqual(['a1', 'a22']);
  expect(change([], ['b', 'c'], true)).toEqual(['c']);
  expect(cascadeIsFull(index, cascadeMarks(index, new Set(['a1', 'a21'])), node('a'))).toBe(true);
  expect(cascadeIsFull(index, cascadeMarks(index, new Set()), node('b'))).toBeNull();
});

test('the place of an item that is gone is its closed branch, its successor or the last line', () => {
  const rowIn = (expanded: string[], id: string, isItem = true, row = 9) => {
    const lines = treeLinesOf(index, new Set(expanded));
    const rows = new Map(lines.flatMap((line, at) => (line.part === 'item' ? [[line.node, at] as const] : [])));
    return rowOfPlace({ id, isItem, row }, index, lines, rows);
  };
  expect(rowIn(['a', 'a2'], 'a21')).toBe(3);
  expect(rowIn(['a'], 'a21')).toBe(2);
  expect(rowIn([], 'a21')).toBe(0);
  expect(rowIn(['c'], 'c', false)).toBe(3);
  expect(rowIn(['a'], 'a', false)).toBe(1);
  expect(rowIn([], 'a', false)).toBe(0);
  expect(rowIn([], 'gone')).toBe(2);
});

test('where text runs from right to left, the left arrow opens', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  expect(treeCommandOf({ ...plain, key: 'ArrowLeft' }, false)).toBe('out');
  expect(treeCommandOf({ ...plain, key: 'ArrowLeft' }, true)).toBe('in');
  expect(treeCommandOf({ ...plain, key: 'ArrowLeft', altKey: true }, false)).toBeNull();
  expect(treeCommandOf({ ...plain, key: 'Home', ctrlKey: true }, false)).toBeNull();
});

test('typing finds the next beginning; one letter goes from row to row', () => {
  const labels = ['Kampagnen', 'Öffentlich', 'Kunden', 'Ordner'];
  const find = (text: string, current: number) =>
    rowForTyped(text, (row) => labels[row] ?? null, current, labels.length);
  expect([
    find('k', 0),
    find('k', 2),
    find('kk', 0),
    find('ku', 0),
    find('o', 1),
    find('off', 3),
    find('x', 0),
  ]).toEqual([2, 0, 2, 2, 3, 1, null]);
  expect(typedWith({ text: 'k', at: 0 }, 'u', 300).text).toBe('ku');
  expect(typedWith({ text: 'k', at: 0 }, 'u', 900).text).toBe('u');
});
