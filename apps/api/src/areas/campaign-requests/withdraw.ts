import { ARCHIVED, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict } from '../../platform/http/ApiError.ts';
import { updateRequest } from '../campaigns/door.ts';
import type { EntryEditor } from '../campaigns/door.ts';
import { removeFilesOf } from '../files/door.ts';
import { type LiveMessage, publishAll, publishRequestEvents } from '../notifications/door.ts';
import { notifyResponsibleUser } from './notices.ts';
import { deleteDraft } from './queries/requestChanges.ts';
import { lockedRequest } from './queries/requests.ts';

/**
 * Withdraws a request: a draft is deleted with its files, one that was sent goes to the archive; 409 once it was
 * approved (docs/domain/transitions.md#request-status).
 */
export async function withdrawRequest(editor: EntryEditor, id: number): Promise<null> {
  const { user, services } = editor;
  const now = services.clock.now();
  const { isDraft, messages } = await services.db
    .transaction()
    .execute(async (tx): Promise<{ isDraft: boolean; messages: LiveMessage[] }> => {
      const row = await lockedRequest(tx, user, id);
      if (row.is_draft) {
        await deleteDraft(tx, id);
        editor.audit({
          entity: 'campaign_request',
          entityId: id,
          action: HISTORY_ACTION.delete,
          changes: { title: [row.title, null] },
        });
        return { isDraft: true, messages: [] };
      }
      if (row.status === REQUEST_STATUS.approved) throw conflict('requestApproved', { status: row.status });
      if (row.archived) throw conflict('requestArchived', { archived: true });
      await updateRequest(tx, id, {
        archived: true,
        active: false,
        withdrawn_at: now,
        updated_at: now,
        updated_by: user.id,
      });
      editor.audit(
        await writeHistory(tx, editor, {
          entity: 'campaign_request',
          entityId: id,
          action: HISTORY_ACTION.statusChange,
          changes: { archive: [ARCHIVED.no, ARCHIVED.yes], withdrawnAt: [null, now.toISOString()] },
        }),
      );
      return { isDraft: false, messages: await notifyResponsibleUser(tx, user, row, 'request') };
    });
  if (isDraft) await removeFilesOf(services, { subject: 'campaignRequest', subjectId: id });
  publishAll(services.live, messages);
  publishRequestEvents(services.live, user, now, 'request', [id]);
  return null;
}
