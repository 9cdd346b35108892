import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table ugc_videos add column script text not null default ''`,
  `alter table ugc_videos add column hooks text[] not null default '{}'`,
];

/** What is said in a UGC video, and its different openings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
