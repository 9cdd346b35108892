const HOUR_MS = 3_600_000;

const offsets = /* @__PURE__ */ new Map<number, number>();

let format: Intl.DateTimeFormat | undefined;

function measure(instant: number): number {
  format ??= new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });
  // `7/1/2026, GMT+02:00`; Berlin has never been west of Greenwich.
  return Date.parse(`${format.format(instant).replace(/.*\+/, '1970-01-01T')}Z`);
}

/**
 * How far Berlin's clocks are ahead of UTC at an instant, in milliseconds; NaN for none. They have changed on the full
 * hour since 1893.
 */
export function berlinOffset(instant: number): number {
  if (!Number.isFinite(instant)) return Number.NaN;
  const hour = Math.floor(instant / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  // A server that runs for years must not gather every hour it ever wrote.
  if (offsets.size > 9999) offsets.clear();
  const offset = measure(hour * HOUR_MS);
  offsets.set(hour, offset);
  return offset;
}
