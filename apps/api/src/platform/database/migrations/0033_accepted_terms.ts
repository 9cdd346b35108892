import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table users add column terms_version text`,
  `alter table users add column terms_told_version text`,
  // Until now there was one version to accept.
  `update users set terms_version = '2026-11-21' where terms_accepted_at is not null`,
];

/**
 * Which version of the terms a brand has accepted, and of which it was told by mail
 * (docs/domain/mails.md#mails-to-brands).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
