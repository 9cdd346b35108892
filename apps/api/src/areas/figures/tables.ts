import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, JsonOrNull, NumberOrNull, TextOrNull } from '../../platform/database/columns.ts';

/** Shares in percent; unknown shares are absent. */
export interface ChannelAudience {
  germany?: number;
  austria?: number;
  switzerland?: number;
  until18?: number;
  age18To24?: number;
  age25To34?: number;
  age35To44?: number;
  age45To54?: number;
  age55To64?: number;
  above64?: number;
  genderMale?: number;
  genderFemale?: number;
}

/** A measurement of a channel on a day besides its followers: engagement in percent or shares of its audience. */
export interface ChannelMeasurementsTable {
  channel_id: number;
  kind: 'engagementRate' | 'audience';
  day: string;
  value: NumberOrNull;
  shares: JsonOrNull<ChannelAudience>;
  source: string;
  is_estimated: Generated<boolean>;
}

/** The latest posts of a channel; values a platform does not report are null. */
export interface ChannelPostsTable {
  channel_id: number;
  external_id: string;
  url: string;
  title: Generated<string>;
  posted_at: Instant;
  likes: NumberOrNull;
  comments: NumberOrNull;
  views: NumberOrNull;
  source: string;
  measured_on: string;
}

/** The last attempt of a connector to read a channel, and what was wrong with it. */
export interface ConnectorRunsTable {
  channel_id: number;
  attempted_at: Instant;
  succeeded_at: InstantOrNull;
  error: TextOrNull;
  /** Until when the server that is reading the channel has it for itself. */
  claimed_until: InstantOrNull;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    channel_measurements: ChannelMeasurementsTable;
    channel_posts: ChannelPostsTable;
    connector_runs: ConnectorRunsTable;
  }
}
