/** Tracks next to each other; none when the last comes before the first. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** No track. */
export const NO_TRACKS: Span = { first: 0, last: -1 };

/** Room beyond the sight that is drawn with it, and the least of it that has to be left before more is drawn, in px. */
const AHEAD = 320;
const LEAST = 120;

interface Sight {
  /** Where each track ends, from the start of the first one, in px. */
  readonly ends: readonly number[];
  /** The part that is in sight beside the pinned tracks. */
  readonly from: number;
  readonly to: number;
}

function within({ ends, from, to }: Sight, margin: number): Span {
  const first = ends.findIndex((end) => end > from - margin);
  const beyond = ends.findIndex((end) => end >= to + margin);
  return first < 0 ? NO_TRACKS : { first, last: beyond < 0 ? ends.length - 1 : beyond };
}

/** The tracks to draw: those drawn already while they reach, otherwise the ones in sight with some before and after. */
export function tracksInSight(sight: Sight, drawn: Span): Span {
  const needed = within(sight, LEAST);
  return needed.first >= drawn.first && needed.last <= drawn.last ? drawn : within(sight, AHEAD);
}
