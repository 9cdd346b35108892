import type { Selectable } from 'kysely';
import { PIPELINE_STATE, PUBLISHED, APPROVAL_STATUS, BRAND_STATUS } from '@resonanz/domain/campaigns';
import { entryKpi } from '@resonanz/domain/kpi';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CampaignEntriesTable } from '../tables.ts';

const DAY = 86_400_000;

/** An entry with what a row of the grid shows of its influencer and files. */
interface Row extends Selectable<CampaignEntriesTable> {
  first_name: string | null;
  surname: string | null;
  picture: string | null;
  influencer_city: string | null;
  file_count: number;
}

/** How long a brand may think, and the present moment. */
export interface OptionTime {
  now: Date;
  optionDays: number;
}

/** Days until an undecided channel is withdrawn; null when no time runs (docs/domain/campaigns.md#undecided-channels). */
export function daysLeft(
  row: Pick<Row, 'is_published' | 'brand_status' | 'published_at' | 'option_days_added' | 'state'>,
  { now, optionDays }: OptionTime,
): number | null {
  if (
    row.is_published !== PUBLISHED.yes ||
    row.state < PIPELINE_STATE.interestedPerson ||
    row.brand_status !== BRAND_STATUS.pending ||
    row.published_at === null
  )
    return null;
  return Math.max(
    0,
    Math.ceil((Date.parse(row.published_at) + (optionDays + row.option_days_added) * DAY - now.getTime()) / DAY),
  );
}

/** The name of an entry on screen and in messages. */
export const nameOf = (row: { first_name: string | null; surname: string | null; channel_handle: string }): string =>
  [row.first_name, row.surname].filter(Boolean).join(' ') || row.channel_handle;

/** The figures of an entry as the formulas read them. */
export function figuresOf(
  row: Pick<
    Row,
    | 'pre_budget'
    | 'final_budget'
    | 'external_budget'
    | 'agency_commission'
    | 'followers'
    | 'impressions'
    | 'clicks'
    | 'views'
    | 'likes'
    | 'shares'
    | 'comments'
    | 'orders'
  >,
) {
  return {
    preBudget: row.pre_budget,
    finalBudget: row.final_budget,
    externalBudget: row.external_budget,
    cbCommission: row.agency_commission,
    followers: row.followers,
    impressions: row.impressions,
    clicks: row.clicks,
    views: row.views,
    likes: row.likes,
    shares: row.shares,
    comments: row.comments,
    orderData: row.orders,
  };
}

const shares = (row: Row) => ({
  germany: row.germany,
  austria: row.austria,
  switzerland: row.switzerland,
  until18: row.until_18,
  age18To24: row.age_18_to_24,
  age25To34: row.age_25_to_34,
  age35To44: row.age_35_to_44,
  age45To54: row.age_45_to_54,
  age55To64: row.age_55_to_64,
  above64: row.above_64,
  genderMale: row.gender_male,
  genderFemale: row.gender_female,
});

const performance = (row: Row) => ({
  clicks: row.clicks,
  views: row.views,
  likes: row.likes,
  shares: row.shares,
  kommentare: row.comments,
  impressionen: row.impressions,
  stickerClicks: row.sticker_clicks,
  leser: row.readers,
  orderData: row.orders,
  cpc: row.cpc,
  cpv: row.cpv,
  cpo: row.cpo,
  tkp: row.tkp,
  tkpBasis: row.tkp === null ? null : entryKpi(figuresOf(row)).tkpBasis,
});

/** A row of the grid. */
export function toEntry(row: Row, time: OptionTime): Schemas['CampaignInfluencerRow'] {
  return {
    compaignInfluencerId: row.id,
    influencerId: row.influencer_id ?? 0,
    channelId: row.channel_id ?? 0,
    name: nameOf(row),
    picture: row.picture,
    platform: row.platform as Schemas['Platform'],
    channelURL: row.channel_handle,
    originalUrl: row.original_url,
    management: row.management ?? '',
    city: row.city ?? row.influencer_city,
    gender: row.gender,
    reichweite: row.followers,
    ...shares(row),
    ...performance(row),
    avg: row.average_engagement,
    tag: row.tag,
    status: row.status_note ?? '',
    state: row.state,
    type: row.type,
    leistung: row.service ?? '',
    contacted: row.contacted,
    contactedBy: row.contacted_by ?? '',
    vorBudget: row.pre_budget,
    finalesBudget: row.final_budget,
    budgetExtern: row.external_budget,
    cbCommission: row.agency_commission,
    contentStatus: row.content_status ?? '',
    finalContentStatus: row.final_content_status,
    finalContentReason: row.final_content_status === APPROVAL_STATUS.declined ? row.final_content_reason : null,
    invoiceStatus: row.invoice_status,
    invoiceAmount: row.invoice_amount,
    invoicePaidOn: row.invoice_paid_on,
    paidStatus: row.paid_status ?? '',
    contentRelease: row.content_release,
    contentDeadline: row.content_deadline,
    contentLink: row.content_link ?? '',
    publishDate: row.publish_date,
    savedContent: row.saved_content ?? '',
    trackingLink: row.tracking_link ?? '',
    directLink: row.direct_link ?? '',
    isPublished: row.is_published,
    publishedAt: row.published_at,
    daysLeft: daysLeft(row, time),
    brandStatus: row.brand_status,
    brandDeclineReason: row.brand_decline_reason,
    interestStatus: row.interest_status,
    ndaSignedStatus: row.nda_signed_status,
    brandCommentCount: row.brand_comment_count,
    cbCommentCount: row.agency_comment_count,
    fileCount: row.file_count,
    notizen: row.notes,
    empfehlung: row.recommended,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
