import { berlinDay } from '@resonanz/domain/berlinDay';

const AHEAD = 24;

/** The months in which an order can be expected, from the present one on; the one that is set stays among them. */
export function monthsFrom(now: Date, set: string | null): readonly string[] {
  const [year = 0, month = 0] = berlinDay(now).split('-').map(Number);
  const coming = Array.from({ length: AHEAD }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at)).toISOString().slice(0, 7),
  );
  return set === null || coming.includes(set) ? coming : [set, ...coming];
}
