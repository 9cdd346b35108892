import { berlinDay } from '@resonanz/domain/berlinDay';

const DAY_MS = 86_400_000;

/** Whole days from today to a day (`yyyy-MM-dd`); negative once it is over. */
export const daysUntil = (day: string, now = new Date()): number =>
  Math.round((Date.parse(day) - Date.parse(berlinDay(now))) / DAY_MS);
