import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { TesterPointsTable } from '../tables.ts';
import type { PointsSubject } from './points.ts';

interface Booking extends PointsSubject {
  readonly event: TesterPointsTable['event'];
  readonly points: number;
  readonly note?: string;
  readonly byUserId?: number;
}

/** Adds an entry to the ledger; false when the application has this event already. */
export async function insertPoints(tx: Kysely<Schema>, booking: Booking): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('tester_points')
    .values({
      user_id: booking.userId,
      project_id: booking.projectId ?? null,
      application_id: booking.applicationId ?? null,
      questionnaire_id: booking.questionnaireId ?? null,
      friend_user_id: booking.friendUserId ?? null,
      event: booking.event,
      points: booking.points,
      note: booking.note ?? null,
      by_user_id: booking.byUserId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The total of a tester, whose profile is locked from then on; makes the profile when there is none yet. */
export async function lockTotal(tx: Kysely<Schema>, userId: number): Promise<number> {
  const { total_points: total } = await tx
    .insertInto('tester_profiles')
    .values({ user_id: userId })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ total_points: sql`tester_profiles.total_points` }),
    )
    .returning('total_points')
    .executeTakeFirstOrThrow();
  return total;
}

/** Locks the totals of testers in the order of their ids, as everywhere; makes profiles where there are none. */
export async function lockTotals(tx: Kysely<Schema>, userIds: readonly number[]): Promise<void> {
  for (const userId of [...new Set(userIds)].toSorted((one, other) => one - other)) await lockTotal(tx, userId);
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

/** Adds to the total of a tester. */
export async function addToTotal(tx: Kysely<Schema>, userId: number, points: number): Promise<void> {
  await tx
    .updateTable('tester_profiles')
    .set({ total_points: sql`total_points + ${points}` })
    .where('user_id', '=', userId)
    .execute();
}
