import type { Generated } from 'kysely';
import type { InstantNow, InstantOrNull, JsonOrNull, NumberOrNull, TextOrNull } from './columns.ts';
import type { ChannelAudience } from './influencerTables.ts';

/** What was measured of a channel on a day, besides its followers: engagement in percent, or the shares of its audience. */
export interface ChannelMeasurementsTable {
  channel_id: number;
  kind: 'engagementRate' | 'audience';
  day: string;
  value: NumberOrNull;
  shares: JsonOrNull<ChannelAudience>;
  source: string;
  is_estimated: Generated<boolean>;
}

/** The latest posts of a channel; what a platform does not tell is null. */
export interface ChannelPostsTable {
  channel_id: number;
  external_id: string;
  url: string;
  title: Generated<string>;
  posted_at: InstantNow;
  likes: NumberOrNull;
  comments: NumberOrNull;
  views: NumberOrNull;
  source: string;
  measured_on: string;
}

/** The last attempt of a connector to read a channel, and what was wrong with it. */
export interface ConnectorRunsTable {
  channel_id: number;
  attempted_at: InstantNow;
  succeeded_at: InstantOrNull;
  error: TextOrNull;
  /** Until when the server that is reading the channel has it for itself. */
  claimed_until: InstantOrNull;
}

/** Ratings of an influencer; one without user stands for all that were given before they were kept one by one. */
export interface InfluencerRatingsTable {
  id: Generated<number>;
  influencer_id: number;
  user_id: NumberOrNull;
  stars: number;
  weight: Generated<number>;
  text: Generated<string>;
  created_at: InstantNow;
  updated_at: InstantNow;
}
