import type { components } from '@resonanz/contract/types';
import { BRAND_STATUS, DECLINE_REASON_OTHER, PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { decisionTextKey, NO_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import { can } from '@resonanz/domain/transitions';
import { declineReason } from '@resonanz/validators/declineReason';
import { visibleRows } from '../../access/ownership.ts';
import { writeHistory } from '../../history/writeHistory.ts';
import { conflict, notFound } from '../../http/ApiError.ts';
import { valid } from '../../http/valid.ts';
import { tellUgcRequests } from '../../live/requestEvents.ts';
import { tellCampaigns } from '../campaigns/campaignEvents.ts';
import { agencyUsers } from '../campaigns/notices.ts';
import { createNotifications, publishAll } from '../notifications/notify.ts';
import type { UgcEditor } from './lockedRequest.ts';

type Decision = components['schemas']['UgcCreatorDecision'];

/** The stored reason: the number of the list, or the brand's own words for "other"; null unless declined. */
function storedReason(decision: Decision): string | null {
  if (decision.brandStatus !== BRAND_STATUS.declined) return null;
  const { brandDeclineReason: reason, declineText = '' } = valid(declineReason, decision);
  return reason === DECLINE_REASON_OTHER ? declineText : String(reason);
}

/** Writes the brand's decision on a proposed creator and tells the people of the agency (T7). */
export async function decideOnCreator(editor: UgcEditor, decision: Decision): Promise<void> {
  const { user, services, audit } = editor;
  const reason = storedReason(decision);
  const { messages, campaignId, requestId } = await services.db.transaction().execute(async (tx) => {
    const entry = await tx
      .selectFrom('campaign_entries as e')
      .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
      .innerJoin('ugc_requests as r', 'r.campaign_id', 'e.campaign_id')
      .where('e.id', '=', decision.compaignInfluencerId)
      .where(visibleRows('proposedCreators', user, 'e'))
      .select(['e.id', 'e.campaign_id', 'e.state', 'e.brand_status', 'e.channel_handle', 'c.name as campaign_name', 'c.owner_user_id', 'r.id as request_id', 'r.assignee_user_id'])
      .forUpdate('e')
      .executeTakeFirst();
    if (entry === undefined) throw notFound();
    const from = entry.brand_status ?? BRAND_STATUS.pending;
    if (!isValueOf('brandStatus', from)) throw conflict('transitionNotAllowed');
    const verdict = can('brandStatus', from, decision.brandStatus, {
      roleId: user.roleId,
      declineReason: reason !== null,
      entryBeforeCampaign: entry.state < PIPELINE_STATE.campaign,
      contractUnsigned: true,
    });
    if (!verdict.allowed) throw conflict(verdict.reason, { brandStatus: from });
    await tx.updateTable('campaign_entries').set({ brand_status: decision.brandStatus, brand_decline_reason: reason, updated_at: services.clock.now() }).where('id', '=', entry.id).execute();
    audit(await writeHistory(tx, editor, { entity: 'campaign_entry', entityId: entry.id, action: 3, changes: { brandStatus: [from, decision.brandStatus] }, reason }));
    const told = await createNotifications(tx, await agencyUsers(tx, [entry.owner_user_id, entry.assignee_user_id], user.id), {
      panel: 'agency',
      type: NOTIFICATION_TYPE.campaignUpdate,
      subType: NO_SUB_TYPE,
      message: decisionTextKey(decision.brandStatus),
      text: { user: user.companyName ?? user.fullName, channel: entry.channel_handle, campaign: entry.campaign_name },
      refId: entry.campaign_id,
    });
    return { messages: told, campaignId: entry.campaign_id, requestId: entry.request_id };
  });
  publishAll(services.live, messages);
  tellUgcRequests(services.live, user, services.clock.now(), 'creators', [requestId]);
  tellCampaigns(services.live, user, services.clock.now(), [{ campaignId, kind: 'entries', ids: [decision.compaignInfluencerId] }]);
}
