import { expect, test } from 'vitest';
import { stageOf } from './rules.ts';

test.each([
  [null, null, 'running'],
  ['2026-10-12', null, 'application'],
  ['2026-10-12', '2026-10-12', 'application'],
  ['2026-10-11', '2026-10-12', 'endsSoon'],
  ['2026-10-11', '2026-10-19', 'endsSoon'],
  ['2026-10-11', '2026-10-20', 'running'],
  ['2026-10-13', '2026-10-11', 'over'],
] as const)('a test to apply for until %s that ends on %s is in the stage %s', (applicationUntil, endsOn, stage) => {
  expect(stageOf({ applicationUntil, endsOn }, '2026-10-12')).toBe(stage);
});
