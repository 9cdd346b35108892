/**
 * Levels of testers with the points from which they count.
 *
 * @source docs/domain/testers.md#levels
 */
export const TESTER_LEVELS = [
  { level: 'bronze', from: 0 },
  { level: 'silver', from: 250 },
  { level: 'gold', from: 750 },
  { level: 'platinum', from: 1500 },
] as const;

/**
 * A level of a tester.
 *
 * @source docs/domain/testers.md#levels
 */
export type TesterLevel = (typeof TESTER_LEVELS)[number]['level'];

/**
 * The level of a total; a total below zero is that of the first.
 *
 * @source docs/domain/testers.md#levels
 */
export function levelOf(total: number): TesterLevel {
  return TESTER_LEVELS.findLast(({ from }) => total >= from)?.level ?? TESTER_LEVELS[0].level;
}

/**
 * The level after that of a total, with the points that are missing; null on the last.
 *
 * @source docs/domain/testers.md#levels
 */
export function nextLevel(total: number): { level: TesterLevel; from: number; missing: number } | null {
  const next = TESTER_LEVELS.find(({ from }) => total < from);
  return next === undefined ? null : { ...next, missing: next.from - total };
}
