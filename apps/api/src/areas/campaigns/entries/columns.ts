import type { Insertable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { PUBLISHED, ENTRY_TYPE, PIPELINE_STATE } from '@resonanz/domain/campaigns';
import type { CampaignEntriesTable } from '../tables.ts';
import { keyFigures } from './changeEntries.ts';

type Entry = components['schemas']['CampaignInfluencerEntry'];

const text = (value: string): string | null => (value === '' ? null : value);
const amount = (value: number | ''): number | null => (value === '' ? null : value);
/** A budget of 0 on a new entry means "not set"; replacing a known amount it is a value. */
const budget = (sent: number, stored: number | null): number | null => (sent === 0 && stored === null ? null : sent);
const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const date = (value: string): string | null => (isoDate.test(value) ? value : null);

/** The budgets an entry has so far. */
type StoredBudgets = Readonly<Record<'pre_budget' | 'final_budget', number | null>>;

/**
 * The columns that staff may write through the entry; key figures are computed, whatever was sent; '' on the wire is
 * "no value" (docs/domain/campaigns.md#empty-values). State, publication and brand decision have calls of their own.
 */
export function editableColumns(entry: Entry, stored: StoredBudgets = { pre_budget: null, final_budget: null }) {
  const budgets = {
    pre_budget: budget(entry.vorBudget, stored.pre_budget),
    final_budget: budget(entry.finalesBudget, stored.final_budget),
  };
  return {
    recommended: entry.empfehlung,
    management: text(entry.management ?? ''),
    followers: amount(entry.reichweite),
    ...budgets,
    external_budget: amount(entry.budgetExtern),
    agency_commission: amount(entry.cbCommission),
    notes: entry.notizen,
    clicks: amount(entry.clicks),
    readers: amount(entry.leser),
    views: amount(entry.views),
    likes: amount(entry.likes),
    shares: amount(entry.shares),
    orders: amount(entry.orderData),
    comments: amount(entry.kommentare),
    impressions: amount(entry.impressionen),
    sticker_clicks: amount(entry.stickerClicks),
    average_engagement: amount(entry.avg),
    ...keyFigures({
      ...budgets,
      external_budget: amount(entry.budgetExtern),
      agency_commission: amount(entry.cbCommission),
      followers: amount(entry.reichweite),
      impressions: amount(entry.impressionen),
      clicks: amount(entry.clicks),
      views: amount(entry.views),
      likes: amount(entry.likes),
      shares: amount(entry.shares),
      comments: amount(entry.kommentare),
      orders: amount(entry.orderData),
    }),
    tag: entry.tag,
    status_note: text(entry.status),
    service: text(entry.leistung),
    tracking_link: text(entry.trackingLink),
    direct_link: text(entry.directLink),
    saved_content: text(entry.savedContent),
    content_release: date(entry.contentRelease),
    content_deadline: date(entry.contentDeadline),
    content_link: text(entry.contentLink),
    publish_date: date(entry.publishDate),
    gender: text(entry.gender),
    city: text(entry.city),
    germany: amount(entry.germany),
    austria: amount(entry.austria),
    switzerland: amount(entry.switzerland),
    until_18: amount(entry.until18),
    age_18_to_24: amount(entry.age18To24),
    age_25_to_34: amount(entry.age25To34),
    age_35_to_44: amount(entry.age35To44),
    age_45_to_54: amount(entry.age45To54),
    age_55_to_64: amount(entry.age55To64),
    above_64: amount(entry.above64),
    gender_male: amount(entry.genderMale),
    gender_female: amount(entry.genderFemale),
    contacted: date(entry.contacted),
    contacted_by: text(entry.contactedBy),
  } satisfies Partial<Insertable<CampaignEntriesTable>>;
}

/** A new entry: whatever was sent, it begins on the waiting list in acquisition. */
export function newEntryColumns(entry: Entry, createdBy: number): Insertable<CampaignEntriesTable> {
  return {
    ...editableColumns(entry),
    campaign_id: entry.compaignDataId.compaignDataId,
    influencer_id: entry.influencerId,
    channel_id: entry.channelId,
    platform: entry.channel,
    channel_handle: entry.channelURL,
    original_url: entry.originalUrl,
    tag: 'Warteliste',
    paid_status: 'Eingegangen',
    state: PIPELINE_STATE.acquisition,
    type: ENTRY_TYPE.influencer,
    is_published: PUBLISHED.yes,
    created_by: createdBy,
  };
}
