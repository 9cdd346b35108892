import type { components } from '@resonanz/contract/types';
import { APPROVAL_STATUS, PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { NO_SUB_TYPE, NOTIFICATION_TYPE, notificationTextKey } from '@resonanz/domain/notifications';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { containsHtml } from '@resonanz/validators/freeText';
import { writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import { agencyUsers, type EntryEditor, isOver, publishCampaignEvents } from '../campaigns/door.ts';
import { createNotifications, publishAll, publishRequestEvents } from '../notifications/door.ts';
import { brandName } from './notices.ts';
import { lockedSeenEntry, type SeenEntry, storeContentDecision } from './queries/channels.ts';
import { DECIDABLE } from './rules.ts';

function reasonOf({ finalContentStatus, reason = '' }: components['schemas']['FinalContentDecision']): string | null {
  const words = reason.trim();
  if (containsHtml(words)) throw invalidFields([{ field: 'reason', key: 'containsHtml' }]);
  if (finalContentStatus === APPROVAL_STATUS.declined && words === '')
    throw invalidFields([{ field: 'reason', key: 'required' }]);
  return finalContentStatus === APPROVAL_STATUS.declined ? words : null;
}

/**
 * Releases or declines the content of a booked channel for the brand (docs/domain/transitions.md#final-content-status);
 * notifies the users responsible for the campaign (types 10 and 15).
 */
export async function decideOnFinalContent(
  editor: EntryEditor,
  body: components['schemas']['FinalContentDecision'],
): Promise<SeenEntry> {
  const { user, services } = editor;
  const { compaignInfluencerId: id, finalContentStatus: to } = body;
  const reason = reasonOf(body);
  const now = services.clock.now();
  const { entry, messages } = await services.db.transaction().execute(async (tx) => {
    const row = await lockedSeenEntry(tx, user, id);
    if (row.state !== PIPELINE_STATE.campaign) throw conflict('notBookedYet');
    if (isOver(row.campaign_status)) throw conflict('campaignOver');
    const from = row.final_content_status;
    const verdict = can('finalContentStatus', from, to, {
      roleId: user.roleId,
      reason: reason !== null,
      notOnline: row.content_status !== 'Online',
    });
    if (!verdict.allowed)
      throw conflict(verdict.reason, { finalContentStatus: from, contentStatus: row.content_status });
    if (!DECIDABLE.includes(row.content_status))
      throw conflict('noContentYet', { finalContentStatus: from, contentStatus: row.content_status });
    await storeContentDecision(tx, id, { status: to, reason }, now);
    editor.audit(
      await writeHistory(tx, editor, {
        entity: 'campaign_entry',
        entityId: id,
        action: HISTORY_ACTION.statusChange,
        changes: { finalContentStatus: [from, to] },
        reason,
      }),
    );
    const type =
      to === APPROVAL_STATUS.approved ? NOTIFICATION_TYPE.finalVideoAccepted : NOTIFICATION_TYPE.finalVideoDeclined;
    const messages = await createNotifications(
      tx,
      await agencyUsers(tx, [row.owner_user_id, row.assignee_user_id], user.id),
      {
        panel: 'agency',
        type,
        subType: NO_SUB_TYPE,
        message: notificationTextKey('agency', type, NO_SUB_TYPE),
        text: { user: brandName(user), channel: row.channel_handle, campaign: row.campaign_name },
        refId: row.campaign_id,
      },
    );
    return { entry: row, messages };
  });
  publishAll(services.live, messages);
  publishRequestEvents(services.live, user, now, 'channels', [entry.request_id]);
  publishCampaignEvents(services.live, user, now, [{ campaignId: entry.campaign_id, kind: 'entries', ids: [id] }]);
  return entry;
}
