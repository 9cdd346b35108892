import { describe, expect, test } from 'vitest';
import { buildBookings, buildLedger } from '../fixtures/ledger.fixture.ts';
import { byMonth, deadlinesKept, levelSteps, nextLevelDay, ofYear, pathOf, sumOf, yearsOf } from './ledger.ts';

const TODAY = '2026-11-30';
const bookings = buildBookings([
  { at: '2025-12-31T22:30:00.000Z', points: 200 },
  { at: '2025-12-31T23:30:00.000Z', points: 60 },
  { at: '2026-10-05T09:00:00.000Z', points: -20 },
  { at: '2026-11-02T09:00:00.000Z', points: 40 },
  { at: '2026-11-02T10:00:00.000Z', points: 20 },
]);
const ledger = buildLedger({ bookings, total: 300, memberSince: '2025-01-10T09:00:00.000Z' });

describe('bookings', () => {
  test('belong to the year of Berlin', () => {
    expect(yearsOf(bookings, TODAY)).toEqual(['2026', '2025']);
    expect(ofYear(bookings, '2025').map(({ points }) => points)).toEqual([200]);
    expect(sumOf(ofYear(bookings, '2026'))).toBe(100);
    expect(yearsOf([], TODAY)).toEqual(['2026']);
  });

  test('stand by month, newest first', () => {
    expect(byMonth(bookings).map(({ month, bookings: all }) => [month, all.length])).toEqual([
      ['2026-11', 2],
      ['2026-10', 1],
      ['2026-01', 1],
      ['2025-12', 1],
    ]);
  });
});

describe('the path', () => {
  test('has steps, begins with the last twelve months and ends today', () => {
    expect(pathOf(ledger, TODAY)).toEqual([
      { date: '2025-11-30', value: 0 },
      { date: '2025-12-30', value: 0 },
      { date: '2025-12-31', value: 200 },
      { date: '2026-01-01', value: 260 },
      { date: '2026-10-04', value: 260 },
      { date: '2026-10-05', value: 240 },
      { date: '2026-11-01', value: 240 },
      { date: '2026-11-02', value: 300 },
      { date: '2026-11-30', value: 300 },
    ]);
  });

  test('begins with the membership where that is shorter', () => {
    expect(pathOf({ ...ledger, bookings: [], total: 0, memberSince: '2026-11-20T09:00:00.000Z' }, TODAY)).toEqual([
      { date: '2026-11-20', value: 0 },
      { date: '2026-11-30', value: 0 },
    ]);
  });
});

describe('the next level', () => {
  test('is expected at the pace of the last three months', () => {
    const quick = { ...ledger, total: 700, bookings: buildBookings([{ at: '2026-11-02T09:00:00.000Z', points: 90 }]) };
    expect(nextLevelDay(quick, TODAY)).toBe('2027-01-19');
  });

  test('is not foretold without a pace, too far away, after a few days or at the top', () => {
    expect(nextLevelDay({ ...ledger, bookings: [] }, TODAY)).toBeNull();
    expect(nextLevelDay(ledger, TODAY)).toBeNull();
    expect(nextLevelDay({ ...ledger, total: 700, memberSince: '2026-11-25T09:00:00.000Z' }, TODAY)).toBeNull();
    expect(nextLevelDay({ ...ledger, total: 1500 }, TODAY)).toBeNull();
  });

  test('counts from when the total has been there for good', () => {
    expect(levelSteps(ledger)).toEqual([
      { level: 'bronze', from: 0, reachedAt: '2025-01-10T09:00:00.000Z' },
      { level: 'silver', from: 250, reachedAt: '2026-11-02T09:00:00.000Z' },
      { level: 'gold', from: 750, reachedAt: null },
      { level: 'platinum', from: 1500, reachedAt: null },
    ]);
  });
});

test('deadlines are kept by a share, or not yet at all', () => {
  expect(deadlinesKept({ testsInTime: 23, missedDeadlines: 1 })).toBe(96);
  expect(deadlinesKept({ testsInTime: 0, missedDeadlines: 0 })).toBeNull();
});
