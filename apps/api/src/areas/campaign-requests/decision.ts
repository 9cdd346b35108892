import type { components } from '@resonanz/contract/types';
import { BRAND_STATUS, DECLINE_REASON_OTHER, PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { decisionTextKey, NO_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import { can } from '@resonanz/domain/transitions';
import { declineReason } from '@resonanz/validators/declineReason';
import type { CallUser } from '../../access/CallUser.ts';
import { visibleRows } from '../../access/ownership.ts';
import type { Services } from '../../services.ts';
import { conflict, notFound } from '../../http/ApiError.ts';
import { valid } from '../../http/valid.ts';
import { createNotifications, type LiveMessage } from '../notifications/notify.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type Decision = components['schemas']['BrandDecision'];

/** The stored reason: the number of the list, or the brand's own words for "other"; null unless declined. */
function storedReason(decision: Decision): string | null {
  if (decision.brandStatus !== BRAND_STATUS.declined) return null;
  const { brandDeclineReason: reason, declineText = '' } = valid(declineReason, decision);
  return reason === DECLINE_REASON_OTHER ? declineText : String(reason);
}

async function agencyRecipients(tx: Kysely<Schema>, ids: readonly (number | null)[]): Promise<number[]> {
  const wanted = ids.filter((id) => id !== null);
  const people = await tx
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .where('p.module_name', '=', 'Campaign Management')
    .where(sql<boolean>`'view' = any(p.rights)`)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .where((eb) => (wanted.length > 0 ? eb('u.id', 'in', wanted) : eb.val(false)))
    .select('u.id')
    .execute();
  return people.map((person) => person.id);
}

/** Writes the brand's decision on a channel it can see and tells the people of the agency who run the campaign; of several at once the first counts. */
export async function decide(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: CallUser,
  decision: Decision,
): Promise<{ entryId: number; campaignId: number; requestId: number; messages: LiveMessage[] }> {
  const reason = storedReason(decision);
  return db.transaction().execute(async (tx) => {
    const entry = await tx
      .selectFrom('campaign_entries as e')
      .innerJoin('campaign_requests as r', 'r.campaign_id', 'e.campaign_id')
      .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
      .where('e.id', '=', decision.compaignInfluencerId)
      .where(visibleRows('campaignRequests', user, 'r'))
      .where(visibleRows('proposedChannels', user, 'e'))
      .select([
        'e.id',
        'e.campaign_id',
        'e.state',
        'e.brand_status',
        'e.channel_handle',
        'c.name as campaign_name',
        'c.owner_user_id',
        'r.id as request_id',
        'r.assignee_user_id',
      ])
      .forUpdate('e')
      .executeTakeFirst();
    if (!entry) throw notFound();
    const from = entry.brand_status ?? BRAND_STATUS.pending;
    if (!isValueOf('brandStatus', from)) throw conflict('transitionNotAllowed');
    if (decision.seenBrandStatus !== undefined && decision.seenBrandStatus !== from) throw conflict('decidedMeanwhile');
    const verdict = can('brandStatus', from, decision.brandStatus, {
      roleId: user.roleId,
      declineReason: reason !== null,
      entryBeforeCampaign: entry.state < PIPELINE_STATE.campaign,
      contractUnsigned: true,
    });
    if (!verdict.allowed) throw conflict(verdict.reason);
    await tx
      .updateTable('campaign_entries')
      .set({ brand_status: decision.brandStatus, brand_decline_reason: reason, updated_at: clock.now() })
      .where('id', '=', entry.id)
      .execute();
    await tx
      .insertInto('history')
      .values({
        entity: 'campaign_entry',
        entity_id: entry.id,
        user_id: user.id,
        action: 3,
        changes: JSON.stringify({ brandStatus: [from, decision.brandStatus] }),
        reason,
      })
      .execute();
    const recipients = await agencyRecipients(tx, [entry.owner_user_id, entry.assignee_user_id]);
    const messages = await createNotifications(tx, recipients, {
      panel: 'agency',
      type: NOTIFICATION_TYPE.campaignUpdate,
      subType: NO_SUB_TYPE,
      message: decisionTextKey(decision.brandStatus),
      text: { user: user.companyName ?? user.fullName, channel: entry.channel_handle, campaign: entry.campaign_name },
      refId: entry.campaign_id,
    });
    return { entryId: entry.id, campaignId: entry.campaign_id, requestId: entry.request_id, messages };
  });
}
