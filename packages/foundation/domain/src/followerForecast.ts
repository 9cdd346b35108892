/**
 * Followers on a day.
 *
 * @source docs/domain/people.md#figures-of-channels
 */
export interface MeasuredFollowers {
  /** Calendar date, yyyy-MM-dd. */
  readonly day: string;
  readonly followers: number;
}

/**
 * Followers expected on a day, with the band that holds them in {@link FORECAST_CONFIDENCE} of a hundred cases.
 *
 * @source docs/domain/people.md#figures-of-channels; docs/domain/people.md#influencers
 */
export interface ExpectedFollowers {
  /** Calendar date, yyyy-MM-dd. */
  readonly day: string;
  readonly followers: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A forecast, or why there is none: fewer than {@link FORECAST_LEAST_DAYS} measured days, or the last one too long ago.
 *
 * @source docs/domain/people.md#figures-of-channels
 */
export interface FollowerForecast {
  /** Days that the line was drawn through. */
  readonly measuredDays: number;
  readonly reason: 'tooFewDays' | 'tooOld' | null;
  /** One point a day, beginning the day after the last measured one; empty when there is a reason. */
  readonly points: readonly ExpectedFollowers[];
}

/**
 * Percent of future values that the band is meant to hold.
 *
 * @source house
 */
export const FORECAST_CONFIDENCE = 80;

/**
 * Measured days below which nothing is forecast.
 *
 * @source house
 */
export const FORECAST_LEAST_DAYS = 7;

/** Days that the line is drawn through, before the last measured one. */
const WINDOW = 30;
/** Days after which the last measurement says nothing about the coming week. */
const OLDEST = 14;
const DAY = 86_400_000;
/** Quantile of the normal distribution that leaves half of the remaining 20 percent above it. */
const NORMAL = 1.2815515655;

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
const dayText = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** Quantile of Student's distribution from that of the normal one (expansion of Cornish and Fisher). */
function studentQuantile(freedom: number): number {
  const z = NORMAL;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

/**
 * Followers of the coming weeks: the line of least squares through the measured days of the last 30, carried on from
 * the last of them, with the prediction band of its residuals, widened by the root of the days ahead. Days without a
 * measurement are left out, never taken for zero.
 *
 * @source docs/domain/people.md#figures-of-channels; docs/domain/people.md#influencers
 */
export function followerForecast(
  measured: readonly MeasuredFollowers[],
  { weeks = 1, today }: { readonly weeks?: number; readonly today: string },
): FollowerForecast {
  const all = measured
    .map(({ day, followers }) => ({ x: dayNumber(day), y: followers }))
    .sort((one, other) => one.x - other.x);
  const last = all.at(-1);
  const points = last === undefined ? [] : all.filter(({ x }) => x > last.x - WINDOW);
  const count = points.length;
  const none = (reason: 'tooFewDays' | 'tooOld'): FollowerForecast => ({ measuredDays: count, reason, points: [] });
  if (last === undefined || count < FORECAST_LEAST_DAYS) return none('tooFewDays');
  if (dayNumber(today) - last.x > OLDEST) return none('tooOld');

  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
  const spread = points.reduce((sum, { x }) => sum + (x - middle.x) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - middle.x) * (y - middle.y), 0) / spread;
  const squares = points.reduce((sum, { x, y }) => sum + (y - middle.y - slope * (x - middle.x)) ** 2, 0);
  const margin = studentQuantile(count - 2) * Math.sqrt(squares / (count - 2));

  const ahead = Array.from({ length: weeks * 7 }, (_, index) => index + 1);
  return {
    measuredDays: count,
    reason: null,
    points: ahead.map((days) => {
      const expected = last.y + slope * days;
      const half = margin * Math.sqrt(days * (1 + 1 / count + (last.x + days - middle.x) ** 2 / spread));
      const whole = (value: number): number => Math.max(0, Math.round(value));
      return {
        day: dayText(last.x + days),
        followers: whole(expected),
        low: whole(expected - half),
        high: whole(expected + half),
      };
    }),
  };
}
