import { isTester } from '@resonanz/domain/roles';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type Editor, lockAccountOf } from '../../accounts/door.ts';
import { correctPoints } from '../points/points.ts';
import { lockTotals } from '../points/queries.ts';

/**
 * Books a correction into the ledger of a tester: with its reason, only over the total that was read, and never below
 * zero.
 */
export async function correctTesterPoints(
  editor: Editor,
  { userId, totalPoints, points, reason }: Schemas['TesterPointsCorrection'],
): Promise<void> {
  const { services, user, audit } = editor;
  const note = reason.trim();
  const details = await services.db.transaction().execute(async (tx) => {
    await lockAccountOf(tx, userId, isTester);
    const total = (await lockTotals(tx, [userId])).get(userId) ?? 0;
    if (total !== totalPoints)
      throw conflict('changedMeanwhile', { name: null, at: services.clock.now().toISOString() });
    await correctPoints(tx, userId, { points, note, byUserId: user.id });
    return writeHistory(tx, editor, {
      entity: 'user',
      entityId: userId,
      action: HISTORY_ACTION.update,
      changes: { totalPoints: [total, total + points] },
      reason: note,
    });
  });
  audit(details);
}
