import { NONE, type Span } from './span.ts';

/**
 * Room beyond the sight that is drawn with it, at rest and where the grid is moving to, and the least of it that has to
 * be left, in px.
 */
const AT_REST = 280;
const MOVING = 520;
const LEAST = 80;

interface Sight {
  /** Where each track ends, from the start of the first one, in px. */
  readonly ends: readonly number[];
  /** The part that is in sight beside the pinned tracks. */
  readonly from: number;
  readonly to: number;
}

function within({ ends, from, to }: Sight, before: number, after: number): Span {
  const first = ends.findIndex((end) => end > from - before);
  const beyond = ends.findIndex((end) => end >= to + after);
  return first < 0 ? NONE : { first, last: beyond < 0 ? ends.length - 1 : beyond };
}

/** What every row has to have drawn, so that no place in sight is blank. */
export const tracksNeeded = (sight: Sight): Span => within(sight, LEAST, LEAST);

/** What a row draws when it draws: the tracks in sight with some before and after, more where the grid is moving to. */
export const tracksWanted = (sight: Sight, moved: number): Span =>
  within(sight, moved < 0 ? MOVING : AT_REST, moved > 0 ? MOVING : AT_REST);

/** How many of the rows draw in one step, so that all have drawn before the room beyond the sight is used up. */
export const rowsAtOnce = (rows: number, moved: number): number =>
  Math.ceil((rows * Math.abs(moved)) / (AT_REST - LEAST));
