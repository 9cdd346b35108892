import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import { FORECAST_CONFIDENCE, followerForecast } from '@resonanz/domain/followerForecast';
import type { Db } from '../../platform/database/schema.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { sourceOf } from './Measurement.ts';
import { measuredFollowers } from './queries/followers.ts';

/** A measurement this many days old still takes part in a forecast. */
const FORECAST_DAYS = 60;

const daysAgo = (now: Date, days: number): string => berlinDayIn(now, -days);

/** Measured followers of the last days, today included, oldest first. */
export async function followerPoints(
  db: Db,
  channelId: number,
  days: number,
  now: Date,
): Promise<Schemas['FollowerPoint'][]> {
  const rows = await measuredFollowers(db, channelId, daysAgo(now, days));
  return rows.map(({ day, followers, source, is_estimated }) => ({
    day,
    followers,
    source: sourceOf(source),
    isEstimated: is_estimated,
  }));
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** How a channel has grown between the first and the last measured day of a time. */
export async function followerGrowth(
  db: Db,
  channelId: number,
  days: number,
  now: Date,
): Promise<Schemas['FollowerGrowth']> {
  const points = await followerPoints(db, channelId, days, now);
  const from = points.at(0) ?? null;
  const to = points.at(-1) ?? null;
  if (from === null || to === null || points.length < 2) return { days, from, to, absolute: null, percent: null };
  const absolute = to.followers - from.followers;
  return { days, from, to, absolute, percent: from.followers === 0 ? null : round2((absolute / from.followers) * 100) };
}

/** Followers of the coming weeks with their band, or why there is no forecast. */
export async function forecastOf(
  db: Db,
  channelId: number,
  weeks: number,
  now: Date,
): Promise<Schemas['FollowerForecast']> {
  const points = await followerPoints(db, channelId, FORECAST_DAYS, now);
  const { measuredDays, reason, points: expected } = followerForecast(points, { weeks, today: berlinDay(now) });
  return {
    weeks,
    method: 'linearRegression',
    measuredDays,
    confidence: FORECAST_CONFIDENCE,
    reason,
    points: [...expected],
  };
}
