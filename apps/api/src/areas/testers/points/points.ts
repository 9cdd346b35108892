import type { Kysely } from 'kysely';
import { TESTER_POINTS, type PointsEvent } from '@resonanz/domain/testerPoints';
import type { Schema } from '../../../platform/database/schema.ts';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import { addToTotals, insertPoints, lockTotals } from './queries.ts';

/** What an event of a tester belongs to. */
export interface PointsSubject {
  readonly userId: number;
  readonly projectId?: number;
  readonly applicationId?: number;
  readonly questionnaireId?: number;
  /** The recommended tester, of `friendRecommended`; each brings the points once. */
  readonly friendUserId?: number;
}

/**
 * Books what an event brings testers, each named once, in the transaction of what happened. An event of an application
 * is booked once, whatever is repeated; a total never falls below zero, the ledger says by how much it fell. Answers
 * the points booked, by user.
 */
export async function bookPointsOfAll(
  tx: Kysely<Schema>,
  subjects: readonly PointsSubject[],
  event: PointsEvent,
): Promise<ReadonlyMap<number, number>> {
  const totals = await lockTotals(
    tx,
    subjects.map(({ userId }) => userId),
  );
  const booked = await insertPoints(
    tx,
    subjects.map((subject) => ({
      ...subject,
      event,
      points: Math.max(TESTER_POINTS[event], -(totals.get(subject.userId) ?? 0)),
    })),
  );
  await addToTotals(tx, booked);
  return booked;
}

/** The same for one tester. */
export async function bookPoints(tx: Kysely<Schema>, subject: PointsSubject, event: PointsEvent): Promise<number> {
  return (await bookPointsOfAll(tx, [subject], event)).get(subject.userId) ?? 0;
}

/** Corrects the points of a tester by hand; a total below zero is rejected with 422 at `points`. */
export async function correctPoints(
  tx: Kysely<Schema>,
  userId: number,
  correction: { points: number; note: string; byUserId: number },
): Promise<void> {
  const total = (await lockTotals(tx, [userId])).get(userId) ?? 0;
  if (total + correction.points < 0) throw invalidFields([{ field: 'points', key: 'outOfRange' }]);
  await addToTotals(tx, await insertPoints(tx, [{ userId, event: 'correction', ...correction }]));
}
