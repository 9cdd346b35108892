/** A cell by row and column; the head is row -1. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Where a key leads from a cell, or `null` when it isn't a key of grids. */
export function placeForKey(
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
  { row, column }: CellPlace,
  { rows, columns, page }: { rows: number; columns: number; page: number },
): CellPlace | null {
  const isFar = ctrlKey || metaKey;
  const at = (toRow: number, toColumn: number) => ({
    row: Math.min(rows - 1, Math.max(-1, toRow)),
    column: Math.min(columns - 1, Math.max(0, toColumn)),
  });
  switch (key) {
    case 'ArrowDown':
      return at(isFar ? rows - 1 : row + 1, column);
    case 'ArrowUp':
      return at(isFar ? 0 : row - 1, column);
    case 'ArrowRight':
      return at(row, isFar ? columns - 1 : column + 1);
    case 'ArrowLeft':
      return at(row, isFar ? 0 : column - 1);
    case 'PageDown':
      return at(row + page, column);
    case 'PageUp':
      return at(Math.max(row - page, Math.min(row, 0)), column);
    case 'Home':
      return at(isFar ? 0 : row, 0);
    case 'End':
      return at(isFar ? rows - 1 : row, columns - 1);
    default:
      return null;
  }
}
