import { type Kysely, sql } from 'kysely';

const statements = [
  `create table removed_entries (
     entry_id integer primary key,
     campaign_id integer not null references campaigns (id) on delete cascade,
     influencer_id integer references influencers (id) on delete set null,
     channel_id integer references channels (id) on delete set null,
     channel_handle text not null default '',
     original_url text not null default ''
   )`,
  `create index removed_entries_campaign on removed_entries (campaign_id)`,
  `create index removed_entries_influencer on removed_entries (influencer_id)`,
  `create index removed_entries_channel on removed_entries (channel_id)`,
];

/** A campaign remembers the channels that were removed from it, so that its history goes on telling about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
