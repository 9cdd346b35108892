import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistories } from '../../../platform/history/writeHistory.ts';
import { lockProjects, moveUpInAll } from '../../projects/door.ts';
import type { TestsOfTester } from '../../testers/door.ts';
import { findRunningProjects, lockRunning, updateApplication } from '../queries/applications.ts';

/**
 * What becomes of product tests when a tester deletes the account: applications end, and free places go to the waiting
 * list. A product that was shipped keeps its place: it is not coming back.
 */
export const testsOfTester: TestsOfTester = {
  lock: async (tx, userId) => lockProjects(tx, await findRunningProjects(tx, userId)),

  async end(tx, { user, services }) {
    const now = services.clock.now();
    // Whatever was applied for until the account was locked.
    await lockProjects(tx, await findRunningProjects(tx, user.id));
    const running = await lockRunning(tx, user.id);
    for (const { id } of running)
      await updateApplication(tx, id, { withdrawn_at: now, waiting_rank: null, updated_at: now });
    const details = await writeHistories(
      tx,
      { user, services },
      running.map(({ id }) => ({
        entity: 'projectApplication',
        entityId: id,
        action: HISTORY_ACTION.statusChange,
        changes: { withdrawnAt: [null, now.toISOString()] as const },
      })),
    );
    const freed = running.filter(({ status }) => status === PROJECT_APPLICATION_STATUS.approved);
    const moved = await moveUpInAll(
      tx,
      services,
      freed.map(({ project_id: projectId }) => ({ projectId, freed: 1 })),
      [user.id],
    );
    return { details: [...details, ...moved.details], messages: moved.messages };
  },
};
