import { type Kysely, sql } from 'kysely';

/** Who asks for a password after the invitation has expired is told so, at most once a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table brand_invitations add column expiry_told_at timestamptz`.execute(db);
}
