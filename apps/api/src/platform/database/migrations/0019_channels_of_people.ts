import { type Kysely, sql } from 'kysely';

/**
 * Filters that ask for people (personal details, campaigns, customers) find their channels without reading the whole
 * table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index channel_search_influencer on channel_search (influencer_id)`.execute(db);
}
