import { expect, test } from 'vitest';
import { bodyParts, windowAt } from './rowWindow.ts';

const heightOf = (parts: ReturnType<typeof bodyParts>) =>
  parts.reduce((sum, part) => sum + ('gap' in part ? part.gap : 1), 0);
const rowsOf = (parts: ReturnType<typeof bodyParts>) => parts.flatMap((part) => ('row' in part ? [part.row] : []));

test('the window holds every row in sight at any scroll position', () => {
  for (let top = 0; top < 9000; top += 37) {
    const { first, end } = windowAt(top, 400, 40);
    expect(first * 40).toBeLessThanOrEqual(top);
    expect(end * 40).toBeGreaterThanOrEqual(top + 400);
  }
});

test('the window moves once a row, and has more rows where the scroll leads to', () => {
  const windows = new Set(Array.from({ length: 160 }, (_, at) => JSON.stringify(windowAt(4000 + at, 400, 40))));
  expect(windows.size).toBe(4);
  expect(windowAt(4000, 400, 40).end - 110).toBeGreaterThan(100 - windowAt(4000, 400, 40).first);
  expect(100 - windowAt(4000, 400, 40, 'up').first).toBeGreaterThan(windowAt(4000, 400, 40, 'up').end - 111);
  expect(windowAt(4000, 400, 40, 'rest').end).toBeLessThan(windowAt(4000, 400, 40, 'down').end);
});

test('rows and gaps are as high as all rows, with the retained row in its place', () => {
  for (const retained of [-1, 0, 5, 500, 520, 9999]) {
    const parts = bodyParts(10_000, { first: 490, end: 530 }, retained);
    expect(heightOf(parts)).toBe(10_000);
    const rows = rowsOf(parts);
    expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
    if (retained >= 0) expect(rows).toContain(retained);
  }
});

test('a list that became shorter is drawn to its end', () => {
  expect(rowsOf(bodyParts(105, { first: 490, end: 530 }, -1)).at(-1)).toBe(104);
  expect(heightOf(bodyParts(105, { first: 490, end: 530 }, -1))).toBe(105);
  expect(bodyParts(0, { first: 0, end: 100 }, -1)).toEqual([]);
  expect(bodyParts(3, { first: 0, end: 100 }, 1)).toEqual([{ row: 0 }, { row: 1 }, { row: 2 }]);
});
