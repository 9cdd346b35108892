import type { Kysely } from 'kysely';
import { TESTER_POINTS, type PointsEvent } from '@resonanz/domain/testerPoints';
import type { Schema } from '../../../platform/database/schema.ts';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import { addToTotal, insertPoints, lockTotal } from './queries.ts';

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
 * Books what an event brings a tester, in the transaction of what happened. An event of an application is booked once,
 * whatever is repeated; a total never falls below zero, the ledger says by how much it fell. Answers the points
 * booked.
 */
export async function bookPoints(tx: Kysely<Schema>, subject: PointsSubject, event: PointsEvent): Promise<number> {
  const total = await lockTotal(tx, subject.userId);
  const points = Math.max(TESTER_POINTS[event], -total);
  const isNew = await insertPoints(tx, { ...subject, event, points });
  if (!isNew) return 0;
  await addToTotal(tx, subject.userId, points);
  return points;
}

/** Corrects the points of a tester by hand; a total below zero is rejected with 422 at `points`. */
export async function correctPoints(
  tx: Kysely<Schema>,
  userId: number,
  correction: { points: number; note: string; byUserId: number },
): Promise<void> {
  const total = await lockTotal(tx, userId);
  if (total + correction.points < 0) throw invalidFields([{ field: 'points', key: 'outOfRange' }]);
  await insertPoints(tx, { userId, event: 'correction', ...correction });
  await addToTotal(tx, userId, correction.points);
}
