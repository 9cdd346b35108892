import type { Generated } from 'kysely';
import type { InstantNow, NumberOrNull } from '../../platform/database/columns.ts';

/** Ratings of an influencer; the one without a user sums up ratings from before they were stored per user. */
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

declare module '../../platform/database/schema.ts' {
  interface Schema {
    influencer_ratings: InfluencerRatingsTable;
  }
}
