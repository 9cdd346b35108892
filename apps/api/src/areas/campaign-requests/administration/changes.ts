import type { Updateable } from 'kysely';
import { REQUEST_NDA_STATUS, REQUEST_STATUS, ARCHIVED, CAMPAIGN_ACTIVE } from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { NOTIFICATION_SUB_TYPE } from '@resonanz/domain/notifications';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { type Changes, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../../platform/http/ApiError.ts';
import { requiredReason } from '../../../platform/http/requiredReason.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import {
  notifyBrandOfRequest,
  notifyResponsibleOfRequest,
  requestPeople,
  updateNdaOfCampaign,
  updateRequest,
} from '../../campaigns/door.ts';
import { type LiveMessage, publishAll, publishRequestEvents } from '../../notifications/door.ts';
import { isAssignable } from '../queries/assignees.ts';
import type { CampaignRequestsTable } from '../tables.ts';
import { type LockedRequest, lockedRequest, lockedRequests } from './queries/requestChanges.ts';
import { type RequestEditor, stampOf } from './RequestEditor.ts';

type Outcome = Schemas['AgencyRequestOutcome'];

interface Change {
  set: Updateable<CampaignRequestsTable>;
  changes: Changes;
  reason?: string;
}

async function write(
  tx: Tx,
  editor: RequestEditor,
  row: LockedRequest,
  { set, changes, reason }: Change,
): Promise<void> {
  await updateRequest(tx, row.id, { ...set, ...stampOf(editor) });
  editor.audit(
    await writeHistory(tx, editor, {
      entity: 'campaign_request',
      entityId: row.id,
      action: 'assignee_user_id' in set ? HISTORY_ACTION.update : HISTORY_ACTION.statusChange,
      changes,
      reason: reason ?? null,
    }),
  );
}

async function changeOne(
  editor: RequestEditor,
  id: number,
  decide: (
    row: LockedRequest,
    tx: Tx,
  ) => Promise<{ change: Change; notify?: () => Promise<LiveMessage[]> } | undefined>,
): Promise<void> {
  const { user, services } = editor;
  const messages = await services.db.transaction().execute(async (tx) => {
    const row = await lockedRequest(tx, editor, id);
    const decided = await decide(row, tx);
    if (decided === undefined) return [];
    await write(tx, editor, row, decided.change);
    return (await decided.notify?.()) ?? [];
  });
  publishAll(services.live, messages);
  publishRequestEvents(services.live, user, services.clock.now(), 'request', [id]);
}

/** Assigns a request to a user and notifies them. */
export function assignRequest(
  editor: RequestEditor,
  { campaignRequestId, assigneeUserId }: Schemas['AgencyRequestAssignment'],
): Promise<void> {
  return changeOne(editor, campaignRequestId, async (row, tx) => {
    if (row.assignee_user_id === assigneeUserId) return undefined;
    if (!(await isAssignable(tx, assigneeUserId)))
      throw invalidFields([{ field: 'assigneeUserId', key: 'assigneeNotAllowed' }]);
    return {
      change: {
        set: { assignee_user_id: assigneeUserId },
        changes: { assigneeUserId: [row.assignee_user_id, assigneeUserId] },
      },
      notify: () => notifyResponsibleOfRequest(tx, { ...row, assignee_user_id: assigneeUserId }, editor.user),
    };
  });
}

/**
 * Sends the NDA to the brand (docs/domain/transitions.md#request-nda-status): for the first time, again after a
 * decline, or in a new version.
 */
export function sendNda(
  editor: RequestEditor,
  { campaignRequestId, hasNewVersion = false }: Schemas['AgencyRequestNda'],
): Promise<void> {
  const { pending } = REQUEST_NDA_STATUS;
  return changeOne(editor, campaignRequestId, async (row, tx) => {
    if (!row.active || row.archived) throw conflict('requestNotActive');
    const from = row.nda_status;
    if (row.nda_required && from === pending) throw conflict('ndaAlreadySent');
    if (from !== pending) {
      if (!isValueOf('requestNdaStatus', from)) throw conflict('transitionNotAllowed');
      const verdict = can('requestNdaStatus', from, pending, { roleId: editor.user.roleId, newVersion: hasNewVersion });
      if (!verdict.allowed) throw conflict(verdict.reason);
    }
    if (row.campaign_id !== null) await updateNdaOfCampaign(tx, row.campaign_id, pending, editor.services.clock.now());
    return {
      change: {
        set: {
          nda_required: true,
          nda_status: pending,
          nda_sent_at: editor.services.clock.now(),
          nda_name: null,
          nda_decided_at: null,
        },
        changes: { ndaStatus: [row.nda_required ? from : null, pending] },
      },
    };
  });
}

type Verdict = { refused: string } | 'unchanged' | (Change & { notifiesBrand: boolean });

async function changeMany(
  editor: RequestEditor,
  ids: readonly number[],
  subType: 7 | 8,
  decide: (row: LockedRequest) => Verdict,
): Promise<Outcome> {
  const { user, services } = editor;
  const outcome: Outcome = { campaignRequestId: [], refused: [] };
  const messages = await services.db.transaction().execute(async (tx) => {
    const messages: LiveMessage[] = [];
    for (const row of await lockedRequests(tx, editor, ids)) {
      const verdict = decide(row);
      if (verdict !== 'unchanged' && 'refused' in verdict) {
        outcome.refused.push({ campaignRequestId: row.id, title: row.title, reason: verdict.refused });
        continue;
      }
      outcome.campaignRequestId.push(row.id);
      if (verdict === 'unchanged') continue;
      await write(tx, editor, row, verdict);
      if (verdict.notifiesBrand)
        messages.push(
          ...(await notifyBrandOfRequest(tx, await requestPeople(tx, row.customer_id), subType, row, user)),
        );
      messages.push(...(await notifyResponsibleOfRequest(tx, row, user)));
    }
    return messages;
  });
  publishAll(services.live, messages);
  publishRequestEvents(services.live, user, services.clock.now(), 'request', outcome.campaignRequestId);
  return outcome;
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Archives requests that are decided or inactive, or restores them; notifies the brand of archived ones (sub type 8). */
export function changeRequestArchive(
  editor: RequestEditor,
  { campaignRequestId, archive: to }: Schemas['AgencyRequestArchiveChange'],
): Promise<Outcome> {
  return changeMany(editor, campaignRequestId, NOTIFICATION_SUB_TYPE.requestArchived, (row) => {
    const from = flag(row.archived);
    if (from === to) return 'unchanged';
    if (to === ARCHIVED.yes && row.status === REQUEST_STATUS.pending && row.active)
      return { refused: 'requestStillOpen' };
    if (to === ARCHIVED.no && row.withdrawn_at !== null) return { refused: 'requestWithdrawn' };
    return {
      set: { archived: to === ARCHIVED.yes },
      changes: { archive: [from, to] },
      notifiesBrand: to === ARCHIVED.yes,
    };
  });
}

/** Deactivates requests with a reason, or activates them again; notifies the brand of deactivated ones (sub type 7). */
export function changeRequestActive(
  editor: RequestEditor,
  { campaignRequestId, activeStatus: to, reason }: Schemas['AgencyRequestActiveChange'],
): Promise<Outcome> {
  const words = to === CAMPAIGN_ACTIVE.inactive ? requiredReason(reason) : undefined;
  return changeMany(editor, campaignRequestId, NOTIFICATION_SUB_TYPE.requestDeactivated, (row) => {
    const from = flag(row.active);
    if (from === to) return 'unchanged';
    if (row.archived) return { refused: 'requestArchived' };
    return {
      set: { active: to === CAMPAIGN_ACTIVE.active },
      changes: { activeStatus: [from, to] },
      notifiesBrand: to === CAMPAIGN_ACTIVE.inactive,
      ...(words === undefined ? {} : { reason: words }),
    };
  });
}
