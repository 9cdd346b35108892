import { AGE_BANDS, type AgeBand } from './enumerations/audiences.ts';

/** Youngest age of each band. */
const YOUNGEST: Readonly<Record<AgeBand, number>> = {
  until18: 0,
  age18To24: 18,
  age25To34: 25,
  age35To44: 35,
  age45To54: 45,
  age55To64: 55,
  above64: 65,
};

/**
 * The age from which people decide for themselves where they are shown.
 *
 * @source docs/domain/people.md#nobody-under-age
 */
export const OF_AGE = YOUNGEST.age18To24;

/**
 * Whole years on a day since a date of birth, both as `yyyy-MM-dd`; null while it is unknown.
 *
 * @source house
 */
export function ageOn(dob: string | null, day: string): number | null {
  if (dob === null) return null;
  const years = Number(day.slice(0, 4)) - Number(dob.slice(0, 4));
  return day.slice(5) < dob.slice(5) ? years - 1 : years;
}

/**
 * The band an age belongs to; null while the age is unknown.
 *
 * @source house
 */
export const ageBandOf = (age: number | null): AgeBand | null =>
  age === null ? null : (AGE_BANDS.findLast((band) => age >= YOUNGEST[band]) ?? null);

/**
 * First and last age of a band; the last band is open.
 *
 * @source house
 */
export function agesOfBand(band: AgeBand): { from: number; to: number | undefined } {
  const older = AGE_BANDS[AGE_BANDS.indexOf(band) + 1];
  return { from: YOUNGEST[band], to: older && YOUNGEST[older] - 1 };
}
