import type { TilePlace } from './TileMapProps.ts';

const tile = (id: string, column: number, row: number, shortLabel = id.slice(3)): TilePlace => ({
  id,
  shortLabel,
  column,
  row,
});

/**
 * The sixteen German federal states as tiles of equal size, each about where it lies, by the code `DE-<letters>`. A
 * drawing of the house.
 */
export const GERMAN_STATE_TILES: readonly TilePlace[] = [
  tile('DE-SH', 3, 1),
  tile('DE-HB', 2, 2),
  tile('DE-HH', 3, 2),
  tile('DE-MV', 4, 2),
  tile('DE-NI', 2, 3),
  tile('DE-ST', 3, 3),
  tile('DE-BB', 4, 3),
  tile('DE-BE', 5, 3),
  tile('DE-NW', 1, 4),
  tile('DE-HE', 2, 4),
  tile('DE-TH', 3, 4),
  tile('DE-SN', 4, 4),
  tile('DE-RP', 1, 5),
  tile('DE-BW', 2, 5),
  tile('DE-BY', 3, 5),
  tile('DE-SL', 1, 6),
];

/** The nine Austrian federal states below Bavaria, by the code `AU-<number>` of ISO 3166-2. */
export const AUSTRIAN_STATE_TILES: readonly TilePlace[] = [
  tile('AU-4', 6, 5, 'OÖ'),
  tile('AU-3', 7, 5, 'NÖ'),
  tile('AU-9', 8, 5, 'W'),
  tile('AU-8', 4, 6, 'V'),
  tile('AU-7', 5, 6, 'T'),
  tile('AU-5', 6, 6, 'S'),
  tile('AU-6', 7, 6, 'ST'),
  tile('AU-1', 8, 6, 'B'),
  tile('AU-2', 7, 7, 'K'),
];
