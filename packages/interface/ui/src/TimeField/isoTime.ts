import { parseTime, type Time } from '@internationalized/date';

/** The time an ISO text (`HH:mm` or `HH:mm:ss`) names; `null` for everything else. */
export function timeOf(iso: string | null | undefined): Time | null {
  if (!iso) return null;
  try {
    return parseTime(iso);
  } catch {
    return null;
  }
}

const WRITTEN =
  /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?:[:.](?<second>\d{2}))?\s*(?<half>[ap])?\.?(?:m\.?)?(?:\s*uhr)?$/i;

/** Parses a time as people write and copy it: "14:30", "9.05 Uhr", "2:30 PM"; `null` for an invalid one. */
export function readTime(text: string): Time | null {
  const { hour, minute = '00', second = '00', half } = WRITTEN.exec(text.trim())?.groups ?? {};
  if (hour === undefined) return null;
  const isAfternoon = half?.toLowerCase() === 'p';
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const onClock = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return timeOf(`${String(onClock).padStart(2, '0')}:${minute}:${second}`);
}
