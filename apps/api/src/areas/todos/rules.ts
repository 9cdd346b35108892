import type { components } from '@resonanz/contract/types';

type Repeat = components['schemas']['TodoRepeat'];

const DAY = 86_400_000;
const DAYS = { daily: 1, weekly: 7 } as const;
/** The last day that the contract knows. */
const LAST = '2099-12-31';

const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

function nextMonth(from: string, after: string): string {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [afterYear = 0, afterMonth = 0] = after.split('-').map(Number);
  // Months that are too short end earlier; the next one has the day of the first again.
  const inMonth = (offset: number): string => {
    const last = new Date(Date.UTC(year, month + offset, 0)).getUTCDate();
    return dateOf(Date.UTC(year, month - 1 + offset, Math.min(day, last)));
  };
  const offset = (afterYear - year) * 12 + afterMonth - month;
  return inMonth(offset) > after ? inMonth(offset) : inMonth(offset + 1);
}

/**
 * When a to-do comes again: the first date of its rhythm after both its due date and today, so that what was late is
 * made up for once. All are calendar dates in Berlin; null when there is none left.
 */
export function nextDueDate(
  repeat: Repeat,
  { from, due, today }: { from: string; due: string; today: string },
): string | null {
  const after = due > today ? due : today;
  const next = (): string => {
    if (repeat === 'monthly') return nextMonth(from, after);
    const step = DAYS[repeat] * DAY;
    const passed = Math.floor((Date.parse(after) - Date.parse(from)) / step);
    return dateOf(Date.parse(from) + (passed + 1) * step);
  };
  const date = next();
  return date > LAST ? null : date;
}
