import type { Migration } from 'kysely/migration';
import * as foundation from './0001_foundation.ts';
import * as influencerSearch from './0002_influencer_search.ts';

/** Every migration in the order in which it runs; names never change once released. */
export const migrations: Record<string, Migration> = {
  '0001_foundation': foundation,
  '0002_influencer_search': influencerSearch,
};
