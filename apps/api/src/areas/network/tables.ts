import type { Generated } from 'kysely';
import type { InstantNow, InstantOrNull, JsonOrNull, NumberOrNull } from '../../platform/database/columns.ts';
import type { ChannelAudience } from '../figures/door.ts';
import type { StoredReach } from '../people/door.ts';

/** People that a brand wishes for in a request. */
export interface NetworkWishesTable {
  id: Generated<number>;
  campaign_request_id: NumberOrNull;
  ugc_request_id: NumberOrNull;
  person_id: NumberOrNull;
  channel_id: NumberOrNull;
  note: Generated<string>;
  created_by: NumberOrNull;
  created_at: InstantNow;
  removed_at: InstantOrNull;
  /** When the responsible user was notified; only once. */
  notified_at: InstantOrNull;
}

/** Everybody a brand may see; a view. */
export interface NetworkPeopleView {
  public_id: string;
  kind: 'model' | 'creator' | 'channel';
  person_id: number | null;
  channel_id: number | null;
  influencer_id: number | null;
  first_name: string;
  surname: string;
  gender: 'male' | 'female' | 'divers' | null;
  dob: string | null;
  city: string | null;
  country: 'DE' | 'AU' | 'CH' | null;
  categories: number[];
  languages: string[];
  reach: StoredReach[];
  followers: number | null;
  has_children: boolean | null;
  pets: string[];
  athletic: string[];
  height: number | null;
  hair_colour: string | null;
  eye_colour: string | null;
  equipment: string[];
  turnaround_days: number | null;
  audience: JsonOrNull<ChannelAudience>;
  picture: string | null;
  created_at: string;
}

/** A person visible to brands. */
export type NetworkRow = {
  [Column in keyof NetworkPeopleView]: NetworkPeopleView[Column] extends { __select__: infer Value }
    ? Value
    : NetworkPeopleView[Column];
};

declare module '../../platform/database/schema.ts' {
  interface Schema {
    network_people: NetworkPeopleView;
    network_wishes: NetworkWishesTable;
  }
}
