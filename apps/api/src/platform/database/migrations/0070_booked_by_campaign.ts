import { type Kysely, sql } from 'kysely';

// Both in the order of campaigns, so that they are merged instead of hashing every campaign; with the region, which most viewers are narrowed by.
const statements = [
  `create index campaign_entries_booked_by_campaign on campaign_entries (campaign_id) include (influencer_id) where state = 3`,
  `drop index campaign_entries_booked`,
  `create index campaigns_starts_in_regions on campaigns (id) include (start_date, region_id) where deleted_at is null`,
  `drop index campaigns_starts`,
];

/** Who was booked when, for the filter "last campaign before", is read from two indexes of the same order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
