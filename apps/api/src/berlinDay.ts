const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The calendar day in Berlin as yyyy-MM-dd, which every date-only value means. */
export const berlinDay = (moment: Date): string => format.format(moment);

/** The calendar day in Berlin some days later, or earlier with a negative number; a day with 23 or 25 hours counts as one. */
export const berlinDayIn = (moment: Date, days: number): string => new Date(Date.parse(berlinDay(moment)) + days * 86_400_000).toISOString().slice(0, 10);

/** The instant at which a Berlin calendar day begins. */
export function startOfBerlinDay(day: string): Date {
  const inSummer = new Date(`${day}T00:00:00+02:00`);
  return berlinDay(inSummer) === day ? inSummer : new Date(`${day}T00:00:00+01:00`);
}
