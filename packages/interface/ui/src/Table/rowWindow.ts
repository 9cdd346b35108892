/** Up to this many rows are drawn whole; beyond, only those in sight. */
export const WHOLE_UP_TO = 100;
const AHEAD = 8;
const BEHIND = 4;

/** A run of rows: from `first` up to but not including `end`. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/** What the server and the first paint draw, before anything can be measured. */
export const firstWindow: RowWindow = { first: 0, end: 32 };

/**
 * The rows in sight of a box `height` px high that is scrolled `top` px into the rows, and some around them: more where a scroll leads to,
 * because the browser may show its result before the rows are drawn.
 */
export function windowAt(top: number, height: number, rowHeight: number, isUp = false): RowWindow {
  const at = Math.floor(top / rowHeight);
  // From the first row on, so that one row comes when one goes: a few rows in each frame, never a burst in one.
  const first = at - (isUp ? AHEAD : BEHIND);
  const end = at + Math.ceil(height / rowHeight) + 1 + (isUp ? BEHIND : AHEAD);
  return { first: Math.max(0, first), end: Math.max(1, end) };
}

/** What the body of a table holds: rows by index, and gaps for the rows between them. */
export type BodyPart = { readonly row: number } | { readonly gap: number; readonly before: number };

/** The window, the row that holds the focus wherever it is, and the gaps around them. */
export function bodyParts(count: number, { first, end }: RowWindow, kept: number): BodyPart[] {
  const last = Math.min(end, count);
  const start = Math.min(first, Math.max(0, last - (end - first)));
  const rows = Array.from({ length: last - start }, (_, at) => start + at);
  if (kept >= 0 && kept < start) rows.unshift(kept);
  if (kept >= last && kept < count) rows.push(kept);
  const parts: BodyPart[] = [];
  let next = 0;
  for (const row of rows) {
    if (row > next) parts.push({ gap: row - next, before: row });
    parts.push({ row });
    next = row + 1;
  }
  if (next < count) parts.push({ gap: count - next, before: count });
  return parts;
}
