import { berlinDay } from './berlinDay.ts';

const MONTHS = { quarter: 3, halfYear: 6, year: 12 } as const;

/**
 * A period that ends today.
 *
 * @source house
 */
export type Period = keyof typeof MONTHS;

/**
 * The periods that figures are narrowed to, the shortest first.
 *
 * @source house
 */
export const PERIODS: readonly Period[] = ['quarter', 'halfYear', 'year'];

/**
 * The calendar day in Berlin on which a period begins that ends at an instant, as `yyyy-MM-dd`: months earlier, on the
 * last day of a shorter month.
 *
 * @source house
 */
export function startOfPeriod(period: Period, now: Date): string {
  const [year = 0, month = 1, day = 1] = berlinDay(now).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - MONTHS[period], 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - MONTHS[period], Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
