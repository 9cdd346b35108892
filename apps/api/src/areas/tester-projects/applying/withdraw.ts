import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { canWithdraw } from '@resonanz/domain/testerProjects';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict } from '../../../platform/http/ApiError.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { inOneTransaction } from '../../notifications/door.ts';
import { lockProject, moveUp } from '../../projects/door.ts';
import { findTest, lockApplication, updateApplication } from '../queries/applications.ts';
import { toTestApplication } from '../reading/testState.ts';

type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** Takes an application back; a place that becomes free goes to the first of the waiting list. */
export async function withdraw(editor: Editor, applicationId: number): Promise<void> {
  const { user, services } = editor;
  await inOneTransaction(editor, async (tx) => {
    // The project guards its places, and is locked before any application, as everywhere.
    const { project_id: projectId } = await findTest(tx, user.id, applicationId);
    await lockProject(tx, projectId);
    const row = await lockApplication(tx, user.id, applicationId);
    if (!canWithdraw(toTestApplication(row))) throw conflict('notWithdrawable');
    const now = services.clock.now();
    await updateApplication(tx, row.id, { withdrawn_at: now, waiting_rank: null, updated_at: now });
    const own = await writeHistory(tx, editor, {
      entity: 'projectApplication',
      entityId: row.id,
      action: HISTORY_ACTION.statusChange,
      changes: { withdrawnAt: [null, now.toISOString()] },
    });
    const isPlaceFree = row.status === PROJECT_APPLICATION_STATUS.approved;
    const moved = isPlaceFree ? await moveUp(tx, services, projectId, 1) : { details: [], messages: [] };
    return { answer: null, details: [own, ...moved.details], messages: moved.messages };
  });
}
