import { isTester } from '@resonanz/domain/roles';
import { PRIVACY_VERSION } from '@resonanz/domain/terms';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { shortened } from '../../../platform/http/networkOf.ts';
import { type Editor, lockAccountOf } from '../../accounts/door.ts';
import { allowMeasuring, endMeasuring, findMeasuring } from './queries/measuring.ts';
import { ensureProfile } from './queries/own.ts';

/** Allows that openings and clicks of the newsletter are measured, with the proof, or takes that back. */
export async function changeMeasuring(
  { services, user, audit }: Editor,
  isAllowed: boolean,
  address: string,
): Promise<void> {
  const now = services.clock.now();
  const before = await services.db.transaction().execute(async (tx) => {
    await lockAccountOf(tx, user.id, isTester);
    await ensureProfile(tx, user.id);
    const was = await findMeasuring(tx, user.id);
    if (isAllowed && !was)
      await allowMeasuring(tx, user.id, { at: now, version: PRIVACY_VERSION, address: shortened(address) });
    if (!isAllowed && was) await endMeasuring(tx, user.id, now);
    return was;
  });
  audit({
    entity: 'user',
    entityId: user.id,
    action: HISTORY_ACTION.update,
    changes: { measuring: [before, isAllowed] },
  });
}
