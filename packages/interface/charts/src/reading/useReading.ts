import { useState } from 'react';

/** The place of the reading cursor among the points of a chart. */
export interface Reading {
  /** How many points can be read. */
  readonly count: number;
  /** The point that is read; null when none is. */
  readonly index: number | null;
  /** The point that was read last, or the one to begin with. */
  readonly resting: number;
  readonly read: (index: number | null) => void;
}

/** Keeps the reading cursor within `count` points; it begins at `start`. */
export function useReading(count: number, start: number): Reading {
  const [index, setIndex] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const within = (place: number) => Math.max(0, Math.min(place, count - 1));
  return {
    count,
    index: index === null || count === 0 ? null : within(index),
    resting: within(last ?? start),
    read: (next) => {
      setIndex(next);
      if (next !== null) setLast(next);
    },
  };
}

/** The place in `positions` that lies nearest to a point. */
export function nearest(positions: readonly number[], to: number): number {
  let found = 0;
  for (const [index, position] of positions.entries())
    if (Math.abs(position - to) < Math.abs((positions[found] ?? 0) - to)) found = index;
  return found;
}
