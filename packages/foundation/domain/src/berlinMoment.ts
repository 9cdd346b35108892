let clock: Intl.DateTimeFormat | undefined;

/** What clocks in Berlin show at a moment, as `yyyy-MM-dd HH:mm:ss`. */
function read(moment: number): string {
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });
  return clock.format(moment);
}

/** The same as if it were UTC. */
const shownAt = (moment: number): number => Date.parse(`${read(moment).replace(' ', 'T')}Z`);

/**
 * The moment at which clocks in Berlin show a day (`yyyy-MM-dd`) and a time (`HH:mm`), as ISO text.
 *
 * @source docs/domain/formats.md#dates
 */
export function berlinMoment(day: string, time: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // The second look is for days on which the clock changes.
  const first = wanted - (shownAt(wanted) - wanted);
  return new Date(wanted - (shownAt(first) - first)).toISOString();
}

/**
 * What clocks in Berlin show at a moment (ISO text), as `HH:mm`.
 *
 * @source docs/domain/formats.md#dates
 */
export const berlinClock = (moment: string): string => read(Date.parse(moment)).slice(11, 16);
