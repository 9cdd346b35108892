import { PIPELINE_STATE, PUBLISHED } from '@resonanz/domain/campaigns';
import type { Db } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { daysLeft, nameOf, type OptionTime } from '../../../campaigns/door.ts';

/** The channels of the campaign behind a request: those the brand sees first. */
export async function channelsOf(
  db: Db,
  campaignId: number | null,
  time: OptionTime,
): Promise<Schemas['AgencyRequestChannel'][]> {
  if (campaignId === null) return [];
  const rows = await db
    .selectFrom('campaign_entries as e')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .selectAll('e')
    .select(['i.first_name', 'i.surname'])
    .where('e.campaign_id', '=', campaignId)
    .orderBy('e.state', 'desc')
    .orderBy('e.is_published', 'desc')
    .orderBy('e.brand_status')
    .orderBy('e.id')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    compaignInfluencerId: row.id,
    name: nameOf(row),
    handle: row.channel_handle,
    platform: row.platform as Schemas['Platform'],
    state: row.state,
    // In acquisition the flag has no effect (docs/domain/campaigns.md#what-a-brand-sees).
    isPublished:
      row.state >= PIPELINE_STATE.interestedPerson && row.is_published === PUBLISHED.yes ? PUBLISHED.yes : PUBLISHED.no,
    brandStatus: row.brand_status,
    brandDeclineReason: row.brand_decline_reason,
    budgetExtern: row.external_budget,
    comments: row.brand_comment_count + row.agency_comment_count,
    daysLeft: daysLeft(row, time),
  }));
}
