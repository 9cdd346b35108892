import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table ugc_video_versions add column preview_state text not null default 'pending' check (preview_state in ('pending', 'ready', 'failed'))`,
  `alter table ugc_video_versions add column preview_key text`,
  `alter table ugc_video_versions add column preview_size integer`,
  `alter table ugc_video_versions add column poster_key text`,
  `alter table ugc_video_versions add column poster_size integer`,
];

/**
 * The marked copies that brands are shown before they accept a video; those of videos that are there already are made
 * in the background.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
