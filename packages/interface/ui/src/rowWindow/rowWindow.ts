/** Up to this many rows are drawn whole; beyond, only those in sight. */
export const WHOLE_UP_TO = 100;

/** Scroll target; a table that was never scrolled is idle. */
export type Direction = 'rest' | 'up' | 'down';
/** Rows drawn above and below those in sight: more where a scroll leads to, few before there is one. */
const MARGINS: Readonly<Record<Direction, { above: number; below: number }>> = {
  rest: { above: 3, below: 3 },
  up: { above: 8, below: 4 },
  down: { above: 4, below: 8 },
};

/** A run of rows: from `first` up to but not including `end`. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/** What the server and the first paint draw, before anything can be measured. */
export const firstWindow: RowWindow = { first: 0, end: 24 };

/**
 * The rows in sight of a box `height` px high that is scrolled `top` px into the rows, and some around them: more where
 * a scroll leads to, because the browser may show its result before the rows are drawn.
 */
export function windowAt(top: number, height: number, rowHeight: number, direction: Direction = 'down'): RowWindow {
  const at = Math.floor(top / rowHeight);
  const { above, below } = MARGINS[direction];
  // From the first row on, so that one row comes when one goes: a few rows in each frame, never a burst in one.
  return { first: Math.max(0, at - above), end: Math.max(1, at + Math.ceil(height / rowHeight) + 1 + below) };
}

/** What the body of a table holds: rows by index, and gaps for the rows between them. */
export type BodyPart = { readonly row: number } | { readonly gap: number; readonly before: number };

/** The window, the row that holds the focus wherever it is, and the gaps around them. */
export function bodyParts(count: number, { first, end }: RowWindow, retained: number): BodyPart[] {
  const last = Math.min(end, count);
  const start = Math.min(first, Math.max(0, last - (end - first)));
  const rows = Array.from({ length: last - start }, (_, at) => start + at);
  if (retained >= 0 && retained < start) rows.unshift(retained);
  if (retained >= last && retained < count) rows.push(retained);
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
