import { describe, expect, test } from 'vitest';
import { followerForecast, type MeasuredFollowers } from './followerForecast.ts';

const dayOf = (index: number): string => new Date(Date.UTC(2026, 8, 13 + index)).toISOString().slice(0, 10);
const series = (followers: readonly number[]): MeasuredFollowers[] =>
  followers.map((value, index) => ({ day: dayOf(index), followers: value }));
const straight = series(Array.from({ length: 30 }, (_, index) => 10_000 + 50 * index));

describe('the forecast of followers', () => {
  test('carries a straight course on day by day for one week, without a band', () => {
    const { points, measuredDays, reason } = followerForecast(straight, { today: dayOf(29) });
    expect({ measuredDays, reason }).toEqual({ measuredDays: 30, reason: null });
    expect(points.map(({ day }) => day)).toEqual([30, 31, 32, 33, 34, 35, 36].map(dayOf));
    expect(points.at(0)).toMatchObject({ followers: 11_500, low: 11_500, high: 11_500 });
    expect(points.at(-1)).toMatchObject({ followers: 11_800 });
  });

  test('has a band around a restless course that widens with the horizon and begins at the last measured value', () => {
    const restless = straight.map((point, index) => ({
      ...point,
      followers: point.followers + (index % 2 === 0 ? 40 : -40),
    }));
    const { points } = followerForecast(restless, { today: dayOf(29), weeks: 2 });
    const widths = points.map(({ low, high }) => high - low);
    expect(points).toHaveLength(14);
    expect(widths.every((width, index) => width > (widths[index - 1] ?? 50))).toBe(true);
    expect(Math.abs((points[0]?.followers ?? 0) - ((restless.at(-1)?.followers ?? 0) + 50))).toBeLessThan(5);
  });

  test('knows the half-width of a case computed by hand', () => {
    // Residuals of ±10 around a level course: s² = 800/6, quantile of Student for six degrees of freedom 1.4398.
    const level = series([110, 90, 90, 110, 110, 90, 90, 110]);
    const [first] = followerForecast(level, { today: dayOf(7) }).points;
    const half = 1.4398 * Math.sqrt(800 / 6) * Math.sqrt(1 + 1 / 8 + 4.5 ** 2 / 42);
    expect(first).toEqual({ day: dayOf(8), followers: 110, low: Math.round(110 - half), high: Math.round(110 + half) });
  });

  test('leaves days without a measurement out and does not mind the order', () => {
    const gaps = straight.filter((_, index) => index % 3 === 0).toReversed();
    expect(followerForecast(gaps, { today: dayOf(29) })).toMatchObject({
      measuredDays: 10,
      points: expect.arrayContaining([{ day: dayOf(28), followers: 11_400, low: 11_400, high: 11_400 }]),
    });
  });

  test('never falls below nobody', () => {
    const falling = series([70, 60, 50, 40, 30, 20, 10]);
    expect(followerForecast(falling, { today: dayOf(6) }).points.at(-1)).toMatchObject({ followers: 0, low: 0 });
  });

  test.each([
    ['tooFewDays', straight.slice(0, 6), dayOf(6)],
    ['tooFewDays', [], dayOf(6)],
    ['tooOld', straight, dayOf(44)],
  ] as const)('is unknown with a reason: %s', (reason, measured, today) => {
    expect(followerForecast(measured, { today })).toMatchObject({ reason, points: [] });
  });
});
