const DAY_MS = 86_400_000;
let format: Intl.DateTimeFormat | undefined;

/**
 * The calendar day in Berlin of an instant, as `yyyy-MM-dd`: what every value that is a date only means. Empty for an
 * invalid date.
 *
 * @source docs/domain/formats.md#dates
 */
export function berlinDay(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
  return format.format(moment);
}

/**
 * The calendar day in Berlin some whole days after that of an instant, or before it with a negative number; a day of 23
 * or 25 hours counts as one. Empty for an invalid date.
 *
 * @source docs/domain/formats.md#dates
 */
export function berlinDayIn(moment: Date, days: number): string {
  const day = berlinDay(moment);
  return day && new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The instant at which a calendar day (`yyyy-MM-dd`) begins in Berlin; an invalid date for anything else.
 *
 * @source docs/domain/formats.md#dates
 */
export function startOfBerlinDay(day: string): Date {
  const inSummer = new Date(`${day}T00:00:00+02:00`);
  return berlinDay(inSummer) === day ? inSummer : new Date(`${day}T00:00:00+01:00`);
}
