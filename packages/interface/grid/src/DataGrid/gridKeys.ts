import type { Place } from './place.ts';

/** The size of the grid, in cells. */
export interface GridSize {
  readonly rows: number;
  readonly tracks: number;
  /** Rows in sight. */
  readonly page: number;
}

/** The part of a keyboard event that leads through cells. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const opposite: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Whether Ctrl, or on a Mac the command key, is held. */
export const isCommand = ({ ctrlKey, metaKey }: KeyPress): boolean => ctrlKey || metaKey;

/** Whether the key writes: one sign, or the beginning of one that is put together. */
export const isTyping = (press: KeyPress): boolean =>
  !isCommand(press) &&
  !press.altKey &&
  ([...press.key].length === 1 || press.key === 'Dead' || press.key === 'Process');

/** Where a key leads from a cell, or `null` when it leads nowhere. Ctrl and an arrow lead to the edge. */
export function placeFor(
  press: KeyPress,
  { row, track }: Place,
  { rows, tracks, page }: GridSize,
  isRtl: boolean,
): Place | null {
  if (press.altKey) return null;
  const isFar = isCommand(press);
  const at = (toRow: number, toTrack: number): Place => ({
    row: Math.min(rows - 1, Math.max(-1, toRow)),
    track: Math.min(tracks - 1, Math.max(0, toTrack)),
  });
  switch (isRtl ? (opposite[press.key] ?? press.key) : press.key) {
    case 'ArrowDown':
      return at(isFar ? rows - 1 : row + 1, track);
    case 'ArrowUp':
      return at(isFar ? 0 : row - 1, track);
    case 'ArrowRight':
      return at(row, isFar ? tracks - 1 : track + 1);
    case 'ArrowLeft':
      return at(row, isFar ? 0 : track - 1);
    case 'PageDown':
      return at(row + page, track);
    case 'PageUp':
      return at(Math.max(row - page, Math.min(row, 0)), track);
    case 'Home':
      return at(isFar ? 0 : row, 0);
    case 'End':
      return at(isFar ? rows - 1 : row, tracks - 1);
    default:
      return null;
  }
}
