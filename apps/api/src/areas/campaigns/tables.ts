import type { Generated, JSONColumnType } from 'kysely';
import type {
  ApprovalStatus,
  BrandInvoiceStatus,
  BrandStatus,
  CampaignStatus,
  CampaignType,
  EntryType,
  InterestStatus,
  NdaSignedStatus,
  PipelineState,
  Published,
  RequestNdaStatus,
} from '@resonanz/domain/campaigns';
import type { ContentStatus, InvoiceStatus } from '@resonanz/domain/enumerations';
import type {
  DateOrNull,
  Instant,
  InstantNow,
  InstantOrNull,
  JsonOrNull,
  NumberOrNull,
  TextOrNull,
  OrNull,
} from '../../platform/database/columns.ts';

/** A channel or its content that its brand is to be mailed about. */
export interface BrandMailsTable {
  entry_id: number;
  kind: 'proposal' | 'content';
  noted_at: Instant;
}

export interface CampaignsTable {
  id: Generated<number>;
  name: string;
  customer_id: NumberOrNull;
  type: Generated<CampaignType>;
  status: Generated<CampaignStatus>;
  budget: NumberOrNull;
  media_budget: NumberOrNull;
  start_date: DateOrNull;
  end_date: DateOrNull;
  region_id: Generated<number>;
  owner_user_id: NumberOrNull;
  active: Generated<boolean>;
  archived: Generated<boolean>;
  brand_invoice_status: Generated<BrandInvoiceStatus>;
  brand_nda_status: Generated<RequestNdaStatus>;
  /** Goals: reach, clicks, views, sales. */
  kpi: JsonOrNull<Record<string, number | string | null>>;
  target_cpm: NumberOrNull;
  description: Generated<string>;
  nda_required: Generated<boolean>;
  planned_platforms: Generated<string[]>;
  categories: Generated<number[]>;
  product: Generated<string>;
  shipping: Generated<string>;
  exclusivity: Generated<string>;
  hashtags: Generated<string[]>;
  labels: Generated<string[]>;
  contact: Generated<string>;
  brand_invoice_number: TextOrNull;
  brand_invoice_date: DateOrNull;
  brand_invoice_paid_on: DateOrNull;
  /** A deleted campaign is archived and inactive as well, so that nothing shows it. */
  deleted_at: InstantOrNull;
  updated_by: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** Maintained by the database: what the booked channels of each campaign cost. */
export interface CampaignBudgetsTable {
  campaign_id: number;
  used: Generated<number>;
}

export interface CampaignEntriesTable {
  id: Generated<number>;
  campaign_id: number;
  influencer_id: NumberOrNull;
  channel_id: NumberOrNull;
  platform: Generated<string>;
  recommended: Generated<boolean>;
  channel_handle: Generated<string>;
  original_url: Generated<string>;
  management: TextOrNull;
  followers: NumberOrNull;
  pre_budget: NumberOrNull;
  final_budget: NumberOrNull;
  external_budget: NumberOrNull;
  agency_commission: NumberOrNull;
  notes: Generated<string>;
  clicks: NumberOrNull;
  readers: NumberOrNull;
  views: NumberOrNull;
  likes: NumberOrNull;
  shares: NumberOrNull;
  orders: NumberOrNull;
  comments: NumberOrNull;
  impressions: NumberOrNull;
  sticker_clicks: NumberOrNull;
  average_engagement: NumberOrNull;
  cpc: NumberOrNull;
  cpv: NumberOrNull;
  cpo: NumberOrNull;
  tkp: NumberOrNull;
  tag: Generated<string>;
  status_note: TextOrNull;
  paid_status: TextOrNull;
  invoice_status: Generated<InvoiceStatus>;
  service: TextOrNull;
  price_version_id: NumberOrNull;
  tracking_link: TextOrNull;
  direct_link: TextOrNull;
  saved_content: TextOrNull;
  content_release: DateOrNull;
  content_deadline: DateOrNull;
  content_status: OrNull<ContentStatus>;
  final_content_status: Generated<ApprovalStatus>;
  /** Why the brand declined the final content. */
  final_content_reason: TextOrNull;
  content_link: TextOrNull;
  publish_date: DateOrNull;
  state: Generated<PipelineState>;
  type: Generated<EntryType>;
  gender: TextOrNull;
  city: TextOrNull;
  germany: NumberOrNull;
  austria: NumberOrNull;
  switzerland: NumberOrNull;
  until_18: NumberOrNull;
  age_18_to_24: NumberOrNull;
  age_25_to_34: NumberOrNull;
  age_35_to_44: NumberOrNull;
  age_45_to_54: NumberOrNull;
  age_55_to_64: NumberOrNull;
  above_64: NumberOrNull;
  gender_male: NumberOrNull;
  gender_female: NumberOrNull;
  contacted: DateOrNull;
  contacted_by: TextOrNull;
  brand_status: OrNull<BrandStatus>;
  brand_decline_reason: TextOrNull;
  brand_comment_count: Generated<number>;
  agency_comment_count: Generated<number>;
  interest_status: Generated<InterestStatus>;
  nda_signed_status: Generated<NdaSignedStatus>;
  is_published: Generated<Published>;
  published_at: InstantOrNull;
  /** When the brand was reminded of its open decision since the last publication. */
  reminded_at: InstantOrNull;
  /** Days given to the brand on top of the usual ones since the last publication. */
  option_days_added: Generated<number>;
  invoice_number: TextOrNull;
  invoice_amount: NumberOrNull;
  invoice_paid_on: DateOrNull;
  updated_by: NumberOrNull;
  created_by: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** Channels that were removed from a campaign, whose history it keeps. */
export interface RemovedEntriesTable {
  entry_id: number;
  campaign_id: number;
  influencer_id: NumberOrNull;
  channel_id: NumberOrNull;
  channel_handle: Generated<string>;
  original_url: Generated<string>;
}

export interface CampaignKpiSnapshotsTable {
  id: Generated<number>;
  campaign_id: number;
  note: Generated<string>;
  figures: JSONColumnType<object, string, string>;
  by_user_id: NumberOrNull;
  at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    campaigns: CampaignsTable;
    campaign_budgets: CampaignBudgetsTable;
    campaign_entries: CampaignEntriesTable;
    campaign_kpi_snapshots: CampaignKpiSnapshotsTable;
    removed_entries: RemovedEntriesTable;
    brand_mails: BrandMailsTable;
  }
}
