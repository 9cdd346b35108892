import { sql } from 'kysely';
import { BRAND_STATUS, CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';

/**
 * What a brand reads of an entry it was proposed: of the entry as `e`, its request as `r`, the person as `i` and the
 * channel as `h`.
 */
export const proposalColumns = [
  'e.id',
  'r.id as request_id',
  'e.channel_id',
  'e.platform',
  'e.original_url',
  'e.channel_handle',
  'i.first_name',
  'i.surname',
  'i.picture',
  'i.city',
  'i.country',
  'e.followers',
  'h.engagement_rate',
  'h.audience',
  'e.service',
  'e.external_budget',
  'e.brand_status',
  'e.brand_decline_reason',
  'e.published_at',
] as const;

/** Comments on an entry that brand and agency share. */
export const sharedComments = sql<number>`(select count(*)::int from comments o
  where o.subject_kind = 'campaignEntry' and o.subject_id = e.id and o.deleted_at is null and o.audience = 'shared')`;

/** Open decisions first. */
export const decisionOrder = sql`case e.brand_status when ${sql.lit(BRAND_STATUS.pending)} then 0
  when ${sql.lit(BRAND_STATUS.waitingList)} then 1 when ${sql.lit(BRAND_STATUS.approve)} then 2 else 3 end`;

/** Whether the entry `e` waits for its brand: in a campaign that is over nothing does. */
export const waitsForBrand = sql<boolean>`(e.brand_status = ${sql.lit(BRAND_STATUS.pending)} and not exists (
  select from campaigns ended where ended.id = e.campaign_id
    and ended.status in (${sql.lit(CAMPAIGN_STATUS.completed)}, ${sql.lit(CAMPAIGN_STATUS.cancelled)})))`;

/** The name of the creator of a video, as far as it is known: of the person as `i`, else of the entry as `e`. */
export const creatorName = sql<
  string | null
>`coalesce(nullif(trim(concat(i.first_name, ' ', i.surname)), ''), e.channel_handle)`;
