import { type Kysely, sql } from 'kysely';
import { chunksOf } from '../../../platform/database/chunks.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { TesterPointsTable } from '../tables.ts';
import type { PointsSubject } from './points.ts';

interface Booking extends PointsSubject {
  readonly event: TesterPointsTable['event'];
  readonly points: number;
  readonly note?: string;
  readonly byUserId?: number;
}

/** Adds entries to the ledger, but none of an event that its application has already; the points added, by user. */
export async function insertPoints(
  tx: Kysely<Schema>,
  bookings: readonly Booking[],
): Promise<ReadonlyMap<number, number>> {
  const booked = new Map<number, number>();
  for (const chunk of chunksOf(bookings)) {
    const rows = await tx
      .insertInto('tester_points')
      .values(
        chunk.map((booking) => ({
          user_id: booking.userId,
          project_id: booking.projectId ?? null,
          application_id: booking.applicationId ?? null,
          questionnaire_id: booking.questionnaireId ?? null,
          friend_user_id: booking.friendUserId ?? null,
          event: booking.event,
          points: booking.points,
          note: booking.note ?? null,
          by_user_id: booking.byUserId ?? null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['user_id', 'points'])
      .execute();
    for (const { user_id: userId, points } of rows) booked.set(userId, points);
  }
  return booked;
}

/**
 * The totals of testers, by user, whose profiles are locked from then on, in the order of their users as everywhere;
 * makes profiles where there are none yet.
 */
export async function lockTotals(tx: Kysely<Schema>, userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ userId: number; total: number }>`
    insert into tester_profiles (user_id)
    select distinct u.id from unnest(${[...userIds]}::int[]) as u (id) order by u.id
    on conflict (user_id) do update set total_points = tester_profiles.total_points
    returning user_id as "userId", total_points as total`.execute(tx);
  return new Map(rows.map(({ userId, total }) => [userId, total]));
}

/** Who recommended testerworld to a tester, while that account is in use and was given nothing for it. */
export async function findRecommender(tx: Kysely<Schema>, userId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('tester_profiles as t')
    .innerJoin('users as friend', 'friend.id', 't.recommended_by')
    .select('friend.id')
    .where('t.user_id', '=', userId)
    .where('friend.id', '<>', userId)
    .where('friend.is_active', '=', true)
    .where('friend.archived', '=', false)
    .where(
      sql<boolean>`not exists (select 1 from tester_points b
        where b.friend_user_id = ${userId} and b.event = 'friendRecommended')`,
    )
    .executeTakeFirst();
  return row?.id;
}

/** Adds to the totals of testers, by user. */
export async function addToTotals(tx: Kysely<Schema>, points: ReadonlyMap<number, number>): Promise<void> {
  await sql`update tester_profiles t set total_points = t.total_points + b.points
    from unnest(${[...points.keys()]}::int[], ${[...points.values()]}::int[]) as b (user_id, points)
    where t.user_id = b.user_id`.execute(tx);
}
