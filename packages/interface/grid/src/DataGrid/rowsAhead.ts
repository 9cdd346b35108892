import type { Span } from './span.ts';

/** Rows drawn beyond the sight at each end, so that a scroll begins on rows that are there. */
const AHEAD = 6;
/** Rows beyond the sight that are there in every frame, and the most of them. */
const LEAST = 1;
const MAX = 12;
/**
 * Maximum number of rows that come, or go, at one end in one frame that could do without: one late frame must not make
 * the next one later.
 */
const AT_ONCE = 3;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** What is drawn when there is time for it: the rows in sight and some at both ends. */
export const rowsWanted = ({ first, last }: Span, count: number): Span => ({
  first: Math.max(0, first - AHEAD),
  last: Math.min(count - 1, last + AHEAD),
});

/** The rows to draw in this frame, by those in sight and those that are drawn. */
export function rowsToDraw(seen: Span, drawn: Span, count: number): Span {
  const wanted = rowsWanted(seen, count);
  // After a jump nothing that is drawn stays.
  if (drawn.last < wanted.first || drawn.first > wanted.last) return wanted;
  const towards = (from: number, to: number) => from + clamp(to - from, -AT_ONCE, AT_ONCE);
  return {
    first: Math.max(0, clamp(towards(drawn.first, wanted.first), seen.first - MAX, seen.first - LEAST)),
    last: Math.min(count - 1, clamp(towards(drawn.last, wanted.last), seen.last + LEAST, seen.last + MAX)),
  };
}
