import type { Generated, JSONColumnType } from 'kysely';
import type { RequestNdaStatus, RequestStatus } from '@resonanz/domain/campaigns';
import type {
  DateOrNull,
  InstantNow,
  InstantOrNull,
  JsonOrNull,
  NumberOrNull,
  TextOrNull,
} from '../../platform/database/columns.ts';

export interface CampaignRequestsTable {
  id: Generated<number>;
  number: string;
  customer_id: number;
  created_by_user_id: NumberOrNull;
  assignee_user_id: NumberOrNull;
  campaign_id: NumberOrNull;
  title: string;
  product_name: Generated<string>;
  product_description: Generated<string>;
  platforms: Generated<string[]>;
  target_groups: Generated<string[]>;
  countries: Generated<string[]>;
  budget: NumberOrNull;
  start_date: DateOrNull;
  duration_months: NumberOrNull;
  goal: Generated<string>;
  status: Generated<RequestStatus>;
  decline_reason: TextOrNull;
  nda_required: Generated<boolean>;
  nda_status: Generated<RequestNdaStatus>;
  /** When the agency sent the NDA last. */
  nda_sent_at: InstantOrNull;
  active: Generated<boolean>;
  archived: Generated<boolean>;
  is_draft: Generated<boolean>;
  product_category: NumberOrNull;
  product_link: Generated<string>;
  kpi: JsonOrNull<Record<string, number | null>>;
  age_bands: Generated<string[]>;
  cities: Generated<string[]>;
  channel_count: NumberOrNull;
  followers_from: NumberOrNull;
  followers_to: NumberOrNull;
  services: JSONColumnType<{ platform: string; leistung: string }[], string | undefined, string>;
  categories: Generated<number[]>;
  duration_other: Generated<string>;
  posting_from: DateOrNull;
  posting_to: DateOrNull;
  briefing_do: Generated<string>;
  briefing_dont: Generated<string>;
  hashtags: Generated<string[]>;
  buy_out_months: NumberOrNull;
  /** The step at which editing a draft continues. */
  form_step: Generated<number>;
  sent_at: InstantOrNull;
  withdrawn_at: InstantOrNull;
  nda_name: TextOrNull;
  nda_decided_at: InstantOrNull;
  nda_version: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    campaign_requests: CampaignRequestsTable;
  }
}
