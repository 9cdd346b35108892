import { type Kysely, sql } from 'kysely';

const statements = [
  // The link of an invitation opens the sign-up, no new password (docs/domain/accounts.md#sign-up-of-brands).
  `alter table account_tokens drop constraint account_tokens_purpose_check`,
  `alter table account_tokens add constraint account_tokens_purpose_check check (purpose in ('password', 'email', 'signUp'))`,

  // A sign-up waits like every request of somebody who is not logged in; its data go with the request.
  `alter table account_requests drop constraint account_requests_kind_check`,
  `alter table account_requests add constraint account_requests_kind_check check (kind in ('password', 'email', 'reactivation', 'signUp'))`,
  `alter table account_requests add column data jsonb`,

  `alter table users add column terms_accepted_at timestamptz`,
  `alter table users add column mail_settings jsonb not null default '{}'`,
  `alter table users add column deletion_requested_at timestamptz`,

  `alter table brand_invitations add column template smallint not null default 1 check (template in (1, 2))`,
];

/** Sign-up of brands, invitations that open it, and what brands decide of their own accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
