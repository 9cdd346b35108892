/** Up to this many rows are drawn whole, so that the browser finds words in them; beyond, only those in sight. */
export const WHOLE_UP_TO = 40;

interface Range {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly overscan: number;
  readonly count: number;
}

/** The rows to draw: those in sight, a few around them, and the one that holds the focus wherever it is; -1 for none. */
export function drawnRows({ startIndex, endIndex, overscan, count }: Range, focused: number): number[] {
  const first = count <= WHOLE_UP_TO ? 0 : Math.max(0, startIndex - overscan);
  const last = count <= WHOLE_UP_TO ? count - 1 : Math.min(count - 1, endIndex + overscan);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (focused >= 0 && focused < first) rows.unshift(focused);
  if (focused > last && focused < count) rows.push(focused);
  return rows;
}
