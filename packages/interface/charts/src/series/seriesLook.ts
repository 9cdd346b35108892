import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  type SymbolType,
} from 'd3-shape';

/** Distinguishes a series without colour. */
export interface SeriesLook {
  /** Place among the six colours, from 0. */
  readonly color: number;
  /** Dashes of the line; the first line is solid. */
  readonly dash: string | undefined;
  /** Shape of its markers. */
  readonly marker: SymbolType;
}

const markers = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar];
const dashes = [undefined, '8 3', '2 3', '9 3 2 3', '14 4', '10 3 2 3 2 3'];

/** How many series have a colour of their own. */
export const SERIES_LIMIT = 6;

/** The look of a series by its place; from the sixth on all are the grey rest. */
export function seriesLook(index: number): SeriesLook {
  const color = Math.min(index, SERIES_LIMIT - 1);
  return { color, dash: dashes[color], marker: markers[color] ?? symbolCircle };
}

/** The outline of a marker around the origin, `area` in square px. */
export function markerPath(marker: SymbolType, area: number): string {
  return symbol(marker, area)() ?? '';
}
