import { describe, expect, test } from 'vitest';
import { levelOf, nextLevel } from './testerLevels.ts';

describe('levels of testers', () => {
  test.each([
    [-5, 'bronze'],
    [0, 'bronze'],
    [249, 'bronze'],
    [250, 'silver'],
    [749, 'silver'],
    [750, 'gold'],
    [1499, 'gold'],
    [1500, 'platinum'],
    [90_000, 'platinum'],
  ] as const)('%i points are %s', (total, level) => {
    expect(levelOf(total)).toBe(level);
  });

  test.each([
    [0, { level: 'silver', from: 250, missing: 250 }],
    [250, { level: 'gold', from: 750, missing: 500 }],
    [1240, { level: 'platinum', from: 1500, missing: 260 }],
    [1500, null],
  ] as const)('after %i points comes %o', (total, next) => {
    expect(nextLevel(total)).toEqual(next);
  });
});
