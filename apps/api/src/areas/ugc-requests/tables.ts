import type { Generated, JSONColumnType } from 'kysely';
import type { ApprovalStatus, RequestStatus } from '@resonanz/domain/campaigns';
import type { ContentStatus } from '@resonanz/domain/enumerations';
import type {
  DateOrNull,
  InstantNow,
  InstantOrNull,
  JsonOrNull,
  NumberOrNull,
  TextOrNull,
} from '../../platform/database/columns.ts';

/** A UGC request of a brand, from its draft to its campaign. */
export interface UgcRequestsTable {
  id: Generated<number>;
  number: string;
  customer_id: number;
  created_by_user_id: NumberOrNull;
  assignee_user_id: NumberOrNull;
  campaign_id: NumberOrNull;
  product_name: Generated<string>;
  product_link: Generated<string>;
  product_description: Generated<string>;
  video_count: Generated<number>;
  /** Seconds as text, or `others`. */
  length: Generated<string>;
  length_text: Generated<string>;
  start_variants: Generated<number>;
  subtitles: Generated<boolean>;
  music: Generated<boolean>;
  professional_photos: Generated<boolean>;
  languages: Generated<string[]>;
  format: Generated<string>;
  style: Generated<string>;
  target_groups: Generated<string[]>;
  creator_wishes: Generated<string>;
  briefing: Generated<string>;
  script: Generated<string>;
  ships_product: Generated<boolean>;
  delivery_date: DateOrNull;
  /** Months as text, or `other`. */
  duration: TextOrNull;
  /** The prices of the day it was sent. */
  prices: JsonOrNull<StoredUgcPrices>;
  status: Generated<RequestStatus>;
  decline_reason: TextOrNull;
  is_draft: Generated<boolean>;
  /** When the agency started work; the brand cannot change it after that. */
  started_at: InstantOrNull;
  sent_at: InstantOrNull;
  active: Generated<boolean>;
  archived: Generated<boolean>;
  updated_by: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** Prices as stored with a request. */
export interface StoredUgcPrices {
  length: Record<string, number>;
  subtitles: number;
  music: number;
  professionalPhotos: number;
}

/** A version of the price that the agency names. */
export interface UgcOffersTable {
  id: Generated<number>;
  request_id: number;
  version: number;
  lines: JSONColumnType<{ text: string; amount: number }[], string, string>;
  total: number;
  note: Generated<string>;
  created_by: NumberOrNull;
  created_at: InstantNow;
}

/** One of the videos of an approved request. */
export interface UgcVideosTable {
  id: Generated<number>;
  request_id: number;
  position: number;
  campaign_entry_id: NumberOrNull;
  /** A video is never online: that is the campaign entry it belongs to. */
  content_status: Generated<Exclude<ContentStatus, 'Online'>>;
  final_content_status: Generated<ApprovalStatus>;
  decline_reason: TextOrNull;
  corrections: Generated<number>;
  corrections_included: Generated<number>;
  carrier: Generated<string>;
  tracking_number: Generated<string>;
  shipped_on: DateOrNull;
  /** The script of the video. */
  script: Generated<string>;
  /** Different openings of the video. */
  hooks: Generated<string[]>;
  decided_at: InstantOrNull;
}

/** A version of a video. */
export interface UgcVideoVersionsTable {
  id: Generated<number>;
  video_id: number;
  version: number;
  file_id: number;
  note: Generated<string>;
  created_by: NumberOrNull;
  created_at: InstantNow;
  submitted_at: InstantOrNull;
  /** How far the marked copy is that brands see before they accept the video. */
  preview_state: Generated<'pending' | 'ready' | 'failed'>;
  preview_key: TextOrNull;
  preview_size: NumberOrNull;
  poster_key: TextOrNull;
  poster_size: NumberOrNull;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    ugc_requests: UgcRequestsTable;
    ugc_offers: UgcOffersTable;
    ugc_videos: UgcVideosTable;
    ugc_video_versions: UgcVideoVersionsTable;
  }
}
