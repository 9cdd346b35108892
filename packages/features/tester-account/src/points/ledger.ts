import type { TesterBooking, TesterLedger } from '@resonanz/api-client/testerAccount';
import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import { nextLevel, TESTER_LEVELS, type TesterLevel } from '@resonanz/domain/testerLevels';

const DAY_MS = 86_400_000;
/** Days of the past from which the pace is taken. */
const PACE_DAYS = 90;
/** An expectation further away than so many days says nothing. */
const FORESIGHT_DAYS = 183;

/** A day of Berlin on which something was booked. */
export const dayOf = ({ at }: Pick<TesterBooking, 'at'>): string => berlinDay(new Date(at));

/** The years with bookings, newest first; the present one is always among them. */
export function yearsOf(bookings: readonly TesterBooking[], today: string): string[] {
  return [...new Set([today.slice(0, 4), ...bookings.map((booking) => dayOf(booking).slice(0, 4))])]
    .toSorted()
    .toReversed();
}

/** Bookings of one year. */
export const ofYear = (bookings: readonly TesterBooking[], year: string): TesterBooking[] =>
  bookings.filter((booking) => dayOf(booking).startsWith(year));

/** Sum of the points that were booked. */
export const sumOf = (bookings: readonly TesterBooking[]): number =>
  bookings.reduce((sum, { points }) => sum + points, 0);

/** The bookings of a month. */
export interface LedgerMonth {
  /** `yyyy-mm`. */
  readonly month: string;
  readonly bookings: readonly TesterBooking[];
}

/** Bookings by month, in their order. */
export function byMonth(bookings: readonly TesterBooking[]): LedgerMonth[] {
  const months = new Map<string, TesterBooking[]>();
  for (const booking of bookings) {
    const month = dayOf(booking).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), booking]);
  }
  return [...months].map(([month, entries]) => ({ month, bookings: entries }));
}

/** A day with the total at its end. */
interface DayTotal {
  readonly date: string;
  readonly value: number;
}

/**
 * The total over the last twelve months as steps: a day before each change keeps the total that was there until then.
 * Begins with the membership where that is shorter.
 */
export function pathOf({ bookings, memberSince, total }: TesterLedger, today: string): DayTotal[] {
  const yearAgo = berlinDayIn(new Date(`${today}T12:00:00Z`), -365);
  const joined = berlinDay(new Date(memberSince));
  const start = joined > yearAgo ? joined : yearAgo;
  const oldestFirst = bookings.toReversed();
  const days = new Map<string, number>([[start, oldestFirst.findLast((one) => dayOf(one) <= start)?.total ?? 0]]);
  for (const booking of oldestFirst) {
    const day = dayOf(booking);
    if (day <= start) continue;
    const before = berlinDayIn(new Date(`${day}T12:00:00Z`), -1);
    const until = [...days.values()].at(-1) ?? 0;
    if (!days.has(day) && !days.has(before)) days.set(before, until);
    days.set(day, booking.total);
  }
  days.set(today, total);
  return [...days].map(([date, value]) => ({ date, value }));
}

/** The day on which the next level is reached at the pace of the last three months; null where that says nothing. */
export function nextLevelDay({ bookings, total, memberSince }: TesterLedger, today: string): string | null {
  const next = nextLevel(total);
  if (next === null) return null;
  const now = new Date(`${today}T12:00:00Z`);
  const from = berlinDayIn(now, -PACE_DAYS);
  const memberDays = Math.round((now.getTime() - new Date(memberSince).getTime()) / DAY_MS);
  // A few days say nothing about a pace.
  if (memberDays < PACE_DAYS / 3) return null;
  const collected = sumOf(bookings.filter((booking) => dayOf(booking) > from));
  const days = Math.ceil((next.missing * Math.min(PACE_DAYS, memberDays)) / collected);
  return collected > 0 && days <= FORESIGHT_DAYS ? berlinDayIn(now, days) : null;
}

/** A level, and since when the tester has it; null while it is not reached. */
export interface LevelStep {
  readonly level: TesterLevel;
  readonly from: number;
  readonly reachedAt: string | null;
}

/** Every level with the moment since which the total has been at least there. */
export function levelSteps({ bookings, total, memberSince }: TesterLedger): LevelStep[] {
  return TESTER_LEVELS.map(({ level, from }) => {
    if (total < from) return { level, from, reachedAt: null };
    // Newest first: whatever was below the level came before it was reached for good.
    const lastBelow = bookings.findIndex((booking) => booking.total < from);
    const reached = bookings.slice(0, lastBelow === -1 ? bookings.length : lastBelow).at(-1);
    return { level, from, reachedAt: from === 0 ? memberSince : (reached?.at ?? memberSince) };
  });
}

/** The share of deadlines that were kept, in whole percent; null before the first one. */
export function deadlinesKept({
  testsInTime,
  missedDeadlines,
}: Pick<TesterLedger, 'testsInTime' | 'missedDeadlines'>): number | null {
  const all = testsInTime + missedDeadlines;
  return all === 0 ? null : Math.round((100 * testsInTime) / all);
}
