import { useState } from 'react';
import type { GridRowId } from './GridColumn.ts';
import { type Block, blockOf, type Place, type TrackRange } from './place.ts';

interface Held<Id extends GridRowId> {
  /** The cell with the focus. */
  readonly active: Place;
  /** The other corner of the block. */
  readonly reach: Place;
  readonly id: Id | null;
}

interface CursorOptions<Id extends GridRowId> {
  count: number;
  idAt: (row: number) => Id | null;
  range: TrackRange;
  tracks: number;
}

/**
 * Where the user stands, and the block from there. It stays with its row when rows are sorted, and with its place when
 * the row goes.
 */
export function useCursor<Id extends GridRowId>({ count, idAt, range, tracks }: CursorOptions<Id>) {
  const [held, setHeld] = useState<Held<Id>>({
    active: { row: 0, track: range.first },
    reach: { row: 0, track: range.first },
    id: null,
  });
  const { active, reach } = followed(held, count, idAt, tracks);
  const block: Block | null =
    active.row < 0 || count === 0 ? null : blockOf(active, reach.row < 0 ? { ...reach, row: 0 } : reach, range);
  return {
    active,
    reach,
    block,
    /** Stands on a cell. */
    goTo: (place: Place) => setHeld({ active: place, reach: place, id: idAt(place.row) }),
    /** Draws the block up to a cell. */
    reachTo: (place: Place) => setHeld({ active, reach: place, id: idAt(active.row) }),
    /** Covers all cells. */
    coverAll: () =>
      setHeld({ active: { row: 0, track: range.first }, reach: { row: count - 1, track: range.last }, id: idAt(0) }),
    /** Covers a block and stands on its first cell. */
    cover: ({ top, bottom, first, last }: Block) =>
      setHeld({ active: { row: top, track: first }, reach: { row: bottom, track: last }, id: idAt(top) }),
  };
}

/** What {@link useCursor} gives. */
export type Cursor<Id extends GridRowId> = ReturnType<typeof useCursor<Id>>;

function followed<Id extends GridRowId>(
  { active, reach, id }: Held<Id>,
  count: number,
  idAt: (row: number) => Id | null,
  tracks: number,
) {
  const clamp = (place: Place): Place => ({
    row: Math.min(place.row, count - 1),
    track: Math.min(place.track, tracks - 1),
  });
  if (id === null || idAt(active.row) === id) return { active: clamp(active), reach: clamp(reach) };
  for (let row = 0; row < count; row += 1) {
    if (idAt(row) !== id) continue;
    const place = { ...active, row };
    // Rows that are no longer adjacent are not a range.
    return { active: clamp(place), reach: clamp(place) };
  }
  return { active: clamp(active), reach: clamp(active) };
}
