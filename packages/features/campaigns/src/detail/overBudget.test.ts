import { describe, expect, test } from 'vitest';
import { makesOverrun, overrunOf } from './overBudget.ts';

describe('the overrun of a campaign', () => {
  test('is what the final budgets cost beyond the media budget', () => {
    expect(overrunOf(40_000, 33_500)).toBe(6_500);
    expect(overrunOf(33_500, 33_500)).toBe(0);
  });

  test('is none where no media budget is set', () => expect(overrunOf(40_000, 0)).toBe(0));
});

test.each([
  ['far beyond its plan', 99_999, 3_000, true],
  ['exactly as far beyond it as the campaign', 9_500, 3_000, true],
  ['beyond it, but less than the campaign', 9_000, 3_000, false],
  ['within it', 8_000, 8_000, false],
  ['without a plan', 6_500, null, true],
  ['not fixed yet', null, 3_000, false],
])('a channel %s makes an overrun of 6,500: %s against %s is %s', (_name, finalesBudget, vorBudget, expected) => {
  expect(makesOverrun({ finalesBudget, vorBudget }, 6_500)).toBe(expected);
});

test('nobody makes an overrun that there is not', () => expect(makesOverrun({ finalesBudget: 5_000, vorBudget: 0 }, 0)).toBe(false));
