/** A cell by row and track; the head is row -1. */
export interface Place {
  readonly row: number;
  readonly track: number;
}

/** A rectangle of cells; its ends belong to it. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

/** Which tracks hold columns: a block never covers the boxes to tick and the actions. */
export interface TrackRange {
  readonly first: number;
  readonly last: number;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** The rectangle between two corners. */
export function blockOf(one: Place, other: Place, { first, last }: TrackRange): Block {
  const from = clamp(one.track, first, last);
  const to = clamp(other.track, first, last);
  return {
    top: Math.max(0, Math.min(one.row, other.row)),
    bottom: Math.max(0, one.row, other.row),
    first: Math.min(from, to),
    last: Math.max(from, to),
  };
}

/** How many rows a block has. */
export const heightOf = ({ top, bottom }: Block): number => bottom - top + 1;

/** How many columns a block has. */
export const widthOf = ({ first, last }: Block): number => last - first + 1;

/** Whether it is more than one cell. */
export const isMany = (block: Block): boolean => heightOf(block) * widthOf(block) > 1;

/** The block a fill handle draws: the source and the rows up to the one that is pointed at. */
export function filled(source: Block, row: number): Block {
  return row < source.top ? { ...source, top: row } : { ...source, bottom: Math.max(source.bottom, row) };
}

/** The row of the source that a filled row repeats. */
export function sourceRow(source: Block, row: number): number {
  const height = heightOf(source);
  return source.top + ((((row - source.top) % height) + height) % height);
}
