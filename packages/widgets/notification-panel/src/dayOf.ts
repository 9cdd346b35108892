import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';

/** The calendar day in Berlin that something happened on, against `now`: today, yesterday, or the day as `2026-05-04`. */
export function dayOf(createdAt: string, now: Date): string {
  const day = berlinDay(new Date(createdAt));
  if (day === berlinDay(now)) return 'today';
  return day === berlinDayIn(now, -1) ? 'yesterday' : day;
}
