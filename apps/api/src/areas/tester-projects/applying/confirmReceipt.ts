import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict } from '../../../platform/http/ApiError.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { lockApplication, updateApplication } from '../queries/applications.ts';

type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** Notes that the product has arrived; idempotent. */
export async function confirmReceipt(editor: Editor, applicationId: number): Promise<void> {
  const { user, services } = editor;
  const details = await services.db.transaction().execute(async (tx) => {
    const row = await lockApplication(tx, user.id, applicationId);
    if (row.received_at !== null) return undefined;
    if (row.shipped_at === null || row.withdrawn_at !== null) throw conflict('notShipped');
    const now = services.clock.now();
    await updateApplication(tx, row.id, { received_at: now, updated_at: now });
    return writeHistory(tx, editor, {
      entity: 'projectApplication',
      entityId: row.id,
      action: HISTORY_ACTION.update,
      changes: { receivedAt: [null, now.toISOString()] },
    });
  });
  if (details !== undefined) editor.audit(details);
}
