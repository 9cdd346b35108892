import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  CountryOrNull,
  DateOrNull,
  GenderOrNull,
  InstantNow,
  NumberOrNull,
  SearchText,
  TextOrNull,
} from '../../platform/database/columns.ts';

/** Reach of a person on a platform. */
export interface StoredReach {
  platform: string;
  followers: number | null;
}

/** What a video of a length costs, net. */
export interface StoredVideoPrice {
  seconds: number;
  price: number;
}

/** Models and creators: one sheet, two uses. */
export interface PeopleTable {
  id: Generated<number>;
  /** What brands know them by. */
  public_id: Generated<string>;
  kind: 'model' | 'creator';
  state: Generated<'new' | 'checked' | 'visible' | 'blocked'>;
  block_reason: TextOrNull;
  archived: Generated<boolean>;
  first_name: Generated<string>;
  surname: Generated<string>;
  email: TextOrNull;
  mobile: TextOrNull;
  dob: DateOrNull;
  address: TextOrNull;
  gender: GenderOrNull;
  country: CountryOrNull;
  city: TextOrNull;
  categories: Generated<number[]>;
  languages: Generated<string[]>;
  nourishment: TextOrNull;
  relationship_status: TextOrNull;
  has_children: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  children_ages: Generated<number[]>;
  alcohol: TextOrNull;
  smartphone: TextOrNull;
  pets: Generated<string[]>;
  /** Sports the person does. */
  athletic: Generated<string[]>;
  /** Means of transport. */
  mobility: Generated<string[]>;
  channels: JSONColumnType<StoredReach[], string | undefined, string>;
  /** Those of the platform with the most. */
  followers: NumberOrNull;
  /** Centimetres. */
  height: NumberOrNull;
  clothing_size: TextOrNull;
  shoe_size: NumberOrNull;
  hair_colour: TextOrNull;
  eye_colour: TextOrNull;
  equipment: Generated<string[]>;
  turnaround_days: NumberOrNull;
  day_price: NumberOrNull;
  video_prices: JSONColumnType<StoredVideoPrice[], string | undefined, string>;
  /** The price lists show: of a day, or of the shortest video. */
  price: NumberOrNull;
  notes: Generated<string>;
  consent_on: DateOrNull;
  consent_source: TextOrNull;
  /** Since when they agree to be shown to brands. */
  network_consent_on: DateOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
  search_text: SearchText;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    people: PeopleTable;
  }
}
