import type { components } from '@resonanz/contract/types';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { NOTIFICATION_SUB_TYPE } from '@resonanz/domain/notifications';
import { brandPaths } from '@resonanz/domain/paths';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, forbidden, invalidFields } from '../../../platform/http/ApiError.ts';
import { requiredReason } from '../../../platform/http/requiredReason.ts';
import {
  addCampaignIn,
  requestPeople,
  notifyBrandOfRequest,
  notifyResponsibleOfRequest,
  updateRequest,
} from '../../campaigns/door.ts';
import { type LiveMessage, publishAll, publishRequestEvents } from '../../notifications/door.ts';
import { type LockedRequest, lockedRequest } from './queries/requestChanges.ts';
import { type RequestEditor, stampOf } from './RequestEditor.ts';

type Decision = components['schemas']['AgencyRequestDecision'];

/** Approves: the campaign is made in the same transaction, and the request linked with it. */
async function approve(
  tx: Tx,
  editor: RequestEditor,
  row: LockedRequest,
  { campaign }: Decision,
): Promise<LiveMessage[]> {
  if (campaign === undefined) throw invalidFields([{ field: 'campaign', key: 'required' }]);
  const { messages } = await addCampaignIn(tx, editor, {
    ...campaign,
    ndaRequired: row.nda_required,
    campaignRequestId: row.id,
  });
  return messages;
}

/** Declines with a reason that the brand reads (docs/domain/mails.md#request-mails). */
async function decline(tx: Tx, editor: RequestEditor, row: LockedRequest, reason: string): Promise<LiveMessage[]> {
  const { user, services } = editor;
  if (!row.active || row.archived) throw conflict('requestNotActive', { active: row.active, archived: row.archived });
  if (!isValueOf('requestStatus', row.status)) throw conflict('transitionNotAllowed');
  const verdict = can('requestStatus', row.status, REQUEST_STATUS.declined, { roleId: user.roleId, reason: true });
  if (!verdict.allowed) throw conflict(verdict.reason, { status: row.status });
  await updateRequest(tx, row.id, { status: REQUEST_STATUS.declined, decline_reason: reason, ...stampOf(editor) });
  editor.audit(
    await writeHistory(tx, editor, {
      entity: 'campaign_request',
      entityId: row.id,
      action: HISTORY_ACTION.statusChange,
      changes: { status: [row.status, REQUEST_STATUS.declined] },
      reason,
    }),
  );
  const brand = await requestPeople(tx, row.customer_id);
  const link = `${services.publicUrl}${brandPaths.campaignRequestView({ refId: String(row.id) })}`;
  for (const { email, language } of brand) {
    await services.mail.send(tx, {
      to: email,
      language,
      template: 'requestDeclined',
      values: { request: row.title, reason, link },
      partner: { userType: 'brand', refId: row.customer_id },
    });
  }
  return [
    ...(await notifyBrandOfRequest(tx, brand, NOTIFICATION_SUB_TYPE.requestDeclined, row, user)),
    ...(await notifyResponsibleOfRequest(tx, row, user)),
  ];
}

/**
 * Decides on a request (docs/domain/transitions.md#request-status). Of several decisions, and of a decision and a
 * change by the brand, the first counts: the others are 409. What was approved is final for everybody.
 */
export async function decideOnRequest(editor: RequestEditor, decision: Decision): Promise<void> {
  const { user, services } = editor;
  const approves = decision.status === REQUEST_STATUS.approved;
  if (approves && !user.may('Campaign Management', 'add')) throw forbidden();
  const reason = approves ? '' : requiredReason(decision.reason);
  const messages = await services.db.transaction().execute(async (tx) => {
    const row = await lockedRequest(tx, editor, decision.campaignRequestId);
    if (row.status === REQUEST_STATUS.approved) throw conflict('requestApproved', { status: row.status });
    await rejectStale(tx, row, decision.updatedAt);
    return approves ? approve(tx, editor, row, decision) : decline(tx, editor, row, reason);
  });
  publishAll(services.live, messages);
  publishRequestEvents(services.live, user, services.clock.now(), 'request', [decision.campaignRequestId]);
}
