import type { Generated } from 'kysely';
import type { InfluencerStatus } from '@resonanz/domain/workStates';
import type {
  CountryOrNull,
  DateOrNull,
  GenderOrNull,
  InstantNow,
  InstantOrNull,
  JsonOrNull,
  NumberOrNull,
  SearchText,
  TextOrNull,
} from '../../platform/database/columns.ts';
import type { ChannelAudience } from '../figures/door.ts';

export interface InfluencersTable {
  id: Generated<number>;
  user_id: NumberOrNull;
  first_name: Generated<string>;
  surname: Generated<string>;
  email: TextOrNull;
  mobile: TextOrNull;
  gender: GenderOrNull;
  dob: DateOrNull;
  country: CountryOrNull;
  city: TextOrNull;
  categories: Generated<number[]>;
  management: TextOrNull;
  is_trusted: Generated<boolean>;
  buy_out: Generated<boolean>;
  average_rating: NumberOrNull;
  rating_count: Generated<number>;
  is_import: Generated<boolean>;
  /** Blocked people must not be contacted, with a reason. */
  status: Generated<InfluencerStatus>;
  picture: TextOrNull;
  address: TextOrNull;
  nourishment: TextOrNull;
  relationship_status: TextOrNull;
  /** 0 none, null unknown. */
  number_of_children: NumberOrNull;
  alcohol: TextOrNull;
  smartphone: TextOrNull;
  pets: Generated<string[]>;
  /** Sports the person does. */
  athletic: Generated<string[]>;
  /** Means of transport. */
  mobility: Generated<string[]>;
  iban: TextOrNull;
  account_recipient: TextOrNull;
  tax_id: TextOrNull;
  /** Exempt under § 19 UStG. */
  small_business: Generated<boolean>;
  consent_on: DateOrNull;
  consent_source: TextOrNull;
  block_reason: TextOrNull;
  blocked_at: InstantOrNull;
  deleted_at: InstantOrNull;
  anonymised_at: InstantOrNull;
  updated_by: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
  search_text: SearchText;
}

export interface ChannelsTable {
  id: Generated<number>;
  influencer_id: number;
  /** Platform name as the contract writes it: Instagram, YouTube, … */
  platform: string;
  /** Lower-case form of the platform name. */
  channel_type: string;
  url: string;
  handle: Generated<string>;
  title: TextOrNull;
  followers: NumberOrNull;
  engagement_rate: NumberOrNull;
  average_interactions: NumberOrNull;
  default_price: NumberOrNull;
  currency_code: Generated<string>;
  audience: JsonOrNull<ChannelAudience>;
  active: Generated<boolean>;
  /** The platform's own id of the channel, for figures that are fetched. */
  external_id: TextOrNull;
  /** What brands know it by in the network. */
  public_id: Generated<string>;
  /** Since when it may be offered to brands without asking first; null: ask. */
  network_consent_on: DateOrNull;
  deleted_at: InstantOrNull;
  updated_by: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
  search_text: SearchText;
}

/** Every price a channel ever had for a service; the present one has `replaced_at` null. */
export interface ChannelPricesTable {
  id: Generated<number>;
  channel_id: number;
  /** Value of a service of the platform, see `@resonanz/domain/lookups`. */
  service: string;
  /** Net, in the currency, or percent of the fee for buyouts. */
  price: number;
  currency_code: Generated<string>;
  valid_from: string;
  /** The last day on which the price holds; null while that is open. */
  valid_until: DateOrNull;
  source: Generated<'manual' | 'import' | 'merge'>;
  created_by: NumberOrNull;
  created_at: InstantNow;
  replaced_at: InstantOrNull;
}

export interface FollowerHistoryTable {
  channel_id: number;
  day: string;
  followers: number;
  source: Generated<string>;
  is_estimated: Generated<boolean>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    influencers: InfluencersTable;
    channels: ChannelsTable;
    channel_prices: ChannelPricesTable;
    follower_history: FollowerHistoryTable;
  }
}
