import { expect, test } from 'vitest';
import { daysBetween, weeksBetween } from './days.ts';

test('days are counted over the change of the clocks', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
});

test('weeks hold the first day and the last, and are never none', () => {
  expect(weeksBetween('2026-06-01', '2026-06-28')).toBe(4);
  expect(weeksBetween('2026-06-01', '2026-06-30')).toBe(4);
  expect(weeksBetween('2026-06-01', '2026-06-01')).toBe(1);
});
