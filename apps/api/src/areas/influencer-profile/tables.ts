import type { Generated } from 'kysely';
import type { InstantNow, NumberOrNull } from '../../platform/database/columns.ts';

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

declare module '../../platform/database/schema.ts' {
  interface Schema {
    influencer_ratings: InfluencerRatingsTable;
  }
}
