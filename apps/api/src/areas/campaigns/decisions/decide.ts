import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import {
  BRAND_STATUS,
  type BrandStatus,
  DECLINE_REASON_OTHER,
  PIPELINE_STATE,
  type PipelineState,
} from '@resonanz/domain/campaigns';
import { decisionTextKey, NO_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { declineReason } from '@resonanz/validators/declineReason';
import type { Schema } from '../../../platform/database/schema.ts';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict } from '../../../platform/http/ApiError.ts';
import { valid } from '../../../platform/http/valid.ts';
import { createNotifications, publishAll } from '../../notifications/door.ts';
import type { EntryEditor } from '../entries/changeEntries.ts';
import { updateEntryRow } from '../entries/queries/entries.ts';
import { publishCampaignEvents } from '../notices/campaignEvents.ts';
import { agencyUsers } from '../notices/queries.ts';

type Decision = components['schemas']['BrandDecision'];

/** A channel or creator that a brand was proposed, locked for its decision. */
export interface Proposal {
  id: number;
  campaign_id: number;
  state: PipelineState;
  brand_status: BrandStatus | null;
  channel_handle: string;
  campaign_name: string;
  owner_user_id: number | null;
  request_id: number;
  assignee_user_id: number | null;
  contract_signed: boolean;
}

/** The stored reason: the number of the list, or the brand's own words for "other"; null unless declined. */
function storedReason(decision: Decision): string | null {
  if (decision.brandStatus !== BRAND_STATUS.declined) return null;
  const { brandDeclineReason: reason, declineText = '' } = valid(declineReason, decision);
  return reason === DECLINE_REASON_OTHER ? declineText : String(reason);
}

/**
 * Saves the brand's decision on a proposal it can see and notifies the people of the agency who run the campaign
 * (docs/domain/transitions.md#brand-status). Of several at once the first counts; the others get the current status.
 * Returns the proposal as it was before.
 */
export async function decideOnProposal<Found extends Proposal>(
  editor: EntryEditor,
  decision: Decision,
  lock: (tx: Kysely<Schema>) => Promise<Found>,
): Promise<Found> {
  const { user, services, audit } = editor;
  const reason = storedReason(decision);
  const now = services.clock.now();
  const { proposal, messages } = await services.db.transaction().execute(async (tx) => {
    const found = await lock(tx);
    const from = found.brand_status ?? BRAND_STATUS.pending;
    const fresh = { brandStatus: from };
    if (decision.seenBrandStatus !== undefined && decision.seenBrandStatus !== from)
      throw conflict('decidedMeanwhile', fresh);
    const verdict = can('brandStatus', from, decision.brandStatus, {
      roleId: user.roleId,
      declineReason: reason !== null,
      entryBeforeCampaign: found.state < PIPELINE_STATE.campaign,
      contractUnsigned: !found.contract_signed,
    });
    if (!verdict.allowed) throw conflict(verdict.reason, fresh);
    await updateEntryRow(tx, found.id, {
      brand_status: decision.brandStatus,
      brand_decline_reason: reason,
      updated_at: now,
    });
    audit(
      await writeHistory(tx, editor, {
        entity: 'campaign_entry',
        entityId: found.id,
        action: HISTORY_ACTION.statusChange,
        changes: { brandStatus: [from, decision.brandStatus] },
        reason,
      }),
    );
    const messages = await createNotifications(
      tx,
      await agencyUsers(tx, [found.owner_user_id, found.assignee_user_id], user.id),
      {
        panel: 'agency',
        type: NOTIFICATION_TYPE.campaignUpdate,
        subType: NO_SUB_TYPE,
        message: decisionTextKey(decision.brandStatus),
        text: { user: user.companyName ?? user.fullName, channel: found.channel_handle, campaign: found.campaign_name },
        refId: found.campaign_id,
      },
    );
    return { proposal: found, messages };
  });
  publishAll(services.live, messages);
  publishCampaignEvents(services.live, user, now, [
    { campaignId: proposal.campaign_id, kind: 'entries', ids: [proposal.id] },
  ]);
  return proposal;
}
