const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What clocks in Berlin show at a moment, as if it were UTC. */
const shownAt = (moment: number): number => Date.parse(`${CLOCK.format(moment).replace(' ', 'T')}Z`);

/** The moment at which clocks in Berlin show a day (`yyyy-mm-dd`) and a time (`HH:mm`), as ISO text. */
export function berlinMoment(day: string, time: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // The second look is for days on which the clock changes.
  const first = wanted - (shownAt(wanted) - wanted);
  return new Date(wanted - (shownAt(first) - first)).toISOString();
}
