import type { ChartFrameProps } from '../ChartFrame/ChartFrameProps.ts';
import type { ChartSummary } from '../values/seriesFacts.ts';
import type { ValueFormat } from '../values/valueFormat.ts';

/** Where a tile stands: columns and rows count from 1. */
export interface TilePlace {
  /** Identifies the tile, for example a code of a federal state. */
  readonly id: string;
  /** A few letters that are drawn, for example "BY". */
  readonly shortLabel: string;
  /** Column of the grid. */
  readonly column: number;
  /** Row of the grid. */
  readonly row: number;
}

/** A tile with what it says. */
export interface MapTile extends TilePlace {
  /** The whole name, for example "Bayern". */
  readonly label: string;
  /** The value; null where nothing is known. */
  readonly value: number | null;
  /** Where the tile leads; without it the tile is only read. */
  readonly href?: string;
}

/** Props of {@link TileMap}. */
export type TileMapProps = ChartFrameProps & {
  /** The tiles in the order in which they are read. */
  tiles: readonly MapTile[];
  /** Head of the table's first column, for example "Bundesland". */
  placeLabel: string;
  /** Head of the table's second column: what is counted, for example "Tester". */
  valueLabel: string;
  /** What the map says in a sentence, ready or made from lowest and highest values; names the list of tiles. */
  summary: ChartSummary;
  /** How values are written; `number` by default. */
  format?: ValueFormat;
};
