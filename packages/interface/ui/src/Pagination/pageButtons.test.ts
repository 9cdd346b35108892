import { expect, test } from 'vitest';
import { pageButtons } from './pageButtons.ts';

test('few pages are all offered', () => {
  expect(pageButtons(1, 1)).toEqual([1]);
  expect(pageButtons(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a gap stands between the present page and the ends', () => {
  expect(pageButtons(1, 349)).toEqual([1, 2, 3, 4, 5, 'gap-after', 349]);
  expect(pageButtons(4, 349)).toEqual([1, 2, 3, 4, 5, 'gap-after', 349]);
  expect(pageButtons(5, 349)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 349]);
  expect(pageButtons(349, 349)).toEqual([1, 'gap-before', 345, 346, 347, 348, 349]);
});

test('the row keeps its length and never hides a single page behind a gap', () => {
  for (let page = 1; page <= 30; page += 1) {
    const buttons = pageButtons(page, 30);
    expect(buttons).toHaveLength(7);
    expect(buttons).toContain(page);
    expect(new Set(buttons).size).toBe(7);
    const at = buttons.indexOf('gap-before');
    if (at > 0) expect(Number(buttons[at + 1]) - Number(buttons[at - 1])).toBeGreaterThan(2);
  }
});
