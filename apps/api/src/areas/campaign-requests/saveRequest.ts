import type { components } from '@resonanz/contract/types';
import { REQUEST_STATUS, type RequestStatus } from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { changesBetween, type Changes, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, forbidden } from '../../platform/http/ApiError.ts';
import { updateRequest } from '../campaigns/door.ts';
import type { EntryEditor } from '../campaigns/door.ts';
import { type LiveMessage, publishAll, publishRequestEvents } from '../notifications/door.ts';
import { mailArrival, notifyResponsibleUser } from './notices.ts';
import { proposedAssignee } from './queries/assignees.ts';
import { countDrafts, insertDraft } from './queries/requestChanges.ts';
import { type LockedRequest, lockedRequest } from './queries/requests.ts';
import { checkedForm, columnsOf, formOf } from './requestForm.ts';

type Save = components['schemas']['CampaignRequestSave'];

/** Drafts a brand may have; more have been forgotten. */
export const MAX_DRAFTS = 50;

async function addDraft(tx: Tx, { user, services }: EntryEditor): Promise<number> {
  if (user.customerId === null) throw forbidden();
  const now = services.clock.now();
  if ((await countDrafts(tx, user.customerId)) >= MAX_DRAFTS) throw conflict('tooManyDrafts');
  return insertDraft(tx, user.id, user.customerId, now);
}

/** The status after sending; 409 when the table does not allow it (docs/domain/transitions.md#request-status). */
function sentStatus(row: LockedRequest, roleId: EntryEditor['user']['roleId']): RequestStatus {
  const { pending } = REQUEST_STATUS;
  if (row.is_draft || row.status === pending) return pending;
  if (!isValueOf('requestStatus', row.status)) throw conflict('transitionNotAllowed');
  const verdict = can('requestStatus', row.status, pending, { roleId });
  if (!verdict.allowed) throw conflict(verdict.reason);
  return pending;
}

async function send(
  tx: Tx,
  editor: EntryEditor,
  row: LockedRequest,
  changes: Changes,
  title: string,
): Promise<LiveMessage[]> {
  const { user, services } = editor;
  const now = services.clock.now();
  const status = sentStatus(row, user.roleId);
  const assignee = row.assignee_user_id ?? (await proposedAssignee(tx, row.customer_id));
  const isResent = !row.is_draft && row.status !== status;
  await updateRequest(tx, row.id, {
    is_draft: false,
    status,
    decline_reason: null,
    sent_at: now,
    assignee_user_id: assignee,
  });
  const recorded = isResent ? { ...changes, status: [row.status, status] as const } : changes;
  editor.audit(
    await writeHistory(tx, editor, {
      entity: 'campaign_request',
      entityId: row.id,
      action: row.is_draft ? HISTORY_ACTION.add : isResent ? HISTORY_ACTION.statusChange : HISTORY_ACTION.update,
      changes: row.is_draft ? {} : recorded,
    }),
  );
  const noticed = { id: row.id, number: row.number, title, assignee_user_id: assignee };
  if (row.is_draft || isResent) await mailArrival(tx, services, user, noticed);
  return notifyResponsibleUser(tx, user, noticed, 'request');
}

/**
 * Adds or changes a request. A draft, or a declined request that is revised, may be incomplete; one that is sent, or
 * waits for the agency, must be complete.
 */
export async function saveRequest(editor: EntryEditor, body: Save): Promise<number> {
  const { user, services } = editor;
  const now = services.clock.now();
  if (body.campaignRequestId !== undefined && !user.may('Campaign Request', 'edit')) throw forbidden();
  const { id, messages } = await services.db.transaction().execute(async (tx) => {
    const row = await lockedRequest(tx, user, body.campaignRequestId ?? (await addDraft(tx, editor)));
    if (!row.may_edit) throw conflict('requestNotEditable');
    if (body.updatedAt !== undefined) await rejectStale(tx, row, body.updatedAt);
    const isWaiting = !row.is_draft && row.status === REQUEST_STATUS.pending;
    const isSent = body.send === true || isWaiting;
    const form = checkedForm(body.form, isSent ? now : undefined);
    const changes = changesBetween(formOf(row), form);
    const step = body.step ?? row.form_step;
    const isChanged = Object.keys(changes).length > 0 || step !== row.form_step;
    if (isChanged || body.send === true) {
      await updateRequest(tx, row.id, { ...columnsOf(form), form_step: step, updated_at: now, updated_by: user.id });
    }
    const hasToNotify = isSent && (body.send === true || Object.keys(changes).length > 0);
    return { id: row.id, messages: hasToNotify ? await send(tx, editor, row, changes, form.title) : [] };
  });
  publishAll(services.live, messages);
  publishRequestEvents(services.live, user, now, 'request', [id]);
  return id;
}
