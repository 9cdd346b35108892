import { type PointsEvent, TESTER_POINTS } from '@resonanz/domain/testerPoints';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { findOwnProfile, listBookings, listRunningTests } from './queries/own.ts';

/** What a running test can still bring. */
function pointsLeft(asksVideo: boolean, booked: readonly string[]): number {
  const events: readonly PointsEvent[] = [
    'testCompletedInTime',
    'questionnaire',
    ...(asksVideo ? (['videoReview'] as const) : []),
  ];
  return events.filter((event) => !booked.includes(event)).reduce((sum, event) => sum + TESTER_POINTS[event], 0);
}

/** The points of a tester: the ledger with the total after each booking, newest first, and what comes next. */
export async function readLedger(db: Db, userId: number): Promise<Schemas['TesterLedger']> {
  const [profile, rows, running] = await Promise.all([
    findOwnProfile(db, userId),
    listBookings(db, userId),
    listRunningTests(db, userId),
  ]);
  let total = 0;
  const bookings = rows.map((row) => {
    total += row.points;
    return {
      bookingId: row.id,
      at: row.created_at,
      event: row.event,
      points: row.points,
      total,
      note: row.note,
      projectId: row.project_id,
      titleDe: row.title_de,
      titleEn: row.title_en,
    };
  });
  return {
    total: profile.total_points ?? 0,
    memberSince: profile.created_at,
    missedDeadlines: profile.missed_deadlines ?? 0,
    testsInTime: rows.filter(({ event }) => event === 'testCompletedInTime').length,
    bookings: bookings.toReversed(),
    next: running.map((test) => ({
      applicationId: test.id,
      titleDe: test.title_de,
      titleEn: test.title_en,
      points: pointsLeft(test.asks_video, test.booked),
      endsOn: test.ends_on,
    })),
  };
}
