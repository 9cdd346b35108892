import { expect, test } from 'vitest';
import { isTyping, type KeyPress, placeFor } from './gridKeys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});
const size = { rows: 100, tracks: 8, page: 10 };
const from = { row: 5, track: 3 };
const ctrl = { ctrlKey: true };

test.each([
  [press('ArrowDown'), { row: 6, track: 3 }],
  [press('ArrowUp', ctrl), { row: 0, track: 3 }],
  [press('ArrowRight', ctrl), { row: 5, track: 7 }],
  [press('PageUp'), { row: 0, track: 3 }],
  [press('PageDown'), { row: 15, track: 3 }],
  [press('Home'), { row: 5, track: 0 }],
  [press('End', ctrl), { row: 99, track: 7 }],
  [press('x'), null],
  [press('ArrowDown', { altKey: true }), null],
])('%o leads to %o', (key, place) => {
  expect(placeFor(key, from, size, false)).toEqual(place);
});

test('the head is above the first row, and nothing is above the head', () => {
  expect(placeFor(press('ArrowUp'), { row: 0, track: 0 }, size, false)).toEqual({ row: -1, track: 0 });
  expect(placeFor(press('PageUp'), { row: -1, track: 0 }, size, false)).toEqual({ row: -1, track: 0 });
});

test('arrows follow the direction of writing', () => {
  expect(placeFor(press('ArrowLeft'), from, size, true)).toEqual({ row: 5, track: 4 });
});

test('signs write, also those that are put together; shortcuts do not', () => {
  expect([press('a'), press('ß'), press('Dead'), press('F2'), press('c', ctrl)].map(isTyping)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
