import { area, line } from 'd3-shape';
import { isKnown } from '../values/valueFormat.ts';
import type { LineRow } from './lineRows.ts';

/** A point of the drawing in px. */
export interface LineSpot {
  readonly x: number;
  readonly y: number;
}

/** One series as paths. */
export interface LineShape {
  /** What was measured; gaps are left open. */
  readonly measured: string;
  /** What is expected, from the last measured point on. */
  readonly forecast: string;
  /** The range around it. */
  readonly band: string;
  /** Measured points without a neighbour, which no line would show. */
  readonly single: readonly LineSpot[];
  /** The last measured point. */
  readonly end: LineSpot | undefined;
  /** The last point at all. */
  readonly tip: LineSpot | undefined;
}

type Scale = (value: number) => number;
interface Spot {
  readonly x: number;
  readonly y: number | null;
  readonly low: number;
  readonly high: number;
  readonly isForecast: boolean;
}

function spotsOf(rows: readonly LineRow[], index: number, x: Scale, y: Scale): Spot[] {
  return rows.flatMap(({ time, cells }): Spot[] => {
    const cell = cells[index];
    if (!cell) return [];
    const { value, low, high, isForecast } = cell;
    if (!isKnown(value)) return [{ x: x(time), y: null, low: 0, high: 0, isForecast }];
    return [
      {
        x: x(time),
        y: y(value),
        low: y(isKnown(low) ? low : value),
        high: y(isKnown(high) ? high : value),
        isForecast,
      },
    ];
  });
}

const isDrawn = (spot: Spot | undefined): spot is Spot & LineSpot => typeof spot?.y === 'number';
const linePath = line<Spot>()
  .defined(isDrawn)
  .x((spot) => spot.x)
  .y((spot) => spot.y ?? 0)
  .digits(2);
const bandPath = area<Spot>()
  .defined(isDrawn)
  .x((spot) => spot.x)
  .y0((spot) => spot.low)
  .y1((spot) => spot.high)
  .digits(2);

/** The paths of the series at a place of the rows. */
export function lineShape(rows: readonly LineRow[], index: number, x: Scale, y: Scale): LineShape {
  const spots = spotsOf(rows, index, x, y);
  const measured = spots.filter((spot) => !spot.isForecast);
  const end = measured.findLast(isDrawn);
  const expected = spots.filter((spot) => spot.isForecast);
  const ahead = end && expected.length > 0 ? [end, ...expected] : expected;
  const single = measured
    .filter((spot, place) => isDrawn(spot) && !isDrawn(measured[place - 1]) && !isDrawn(measured[place + 1]))
    .filter(isDrawn);
  return {
    measured: linePath(measured) ?? '',
    forecast: expected.length > 0 ? (linePath(ahead) ?? '') : '',
    band: expected.length > 0 ? (bandPath(ahead) ?? '') : '',
    single,
    end,
    tip: expected.findLast(isDrawn) ?? end,
  };
}
