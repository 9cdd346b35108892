import { type Kysely, sql } from 'kysely';

const statements = [
  `create index campaigns_starts on campaigns (id) include (start_date) where deleted_at is null`,
  `create index campaign_entries_booked on campaign_entries (influencer_id) include (campaign_id) where state = 3`,
];

/** Who was booked when is read from two indexes, for the filter "last campaign before". */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
