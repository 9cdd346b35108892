import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table mail_refusals rename to mail_opt_outs`,
  `alter index mail_refusals_pkey rename to mail_opt_outs_pkey`,
  `alter table mail_opt_outs rename constraint mail_refusals_user_id_fkey to mail_opt_outs_user_id_fkey`,
  `alter table brand_invitations rename column expiry_told_at to expiry_notified_at`,
  `alter table customer_leads rename column follow_up_told_for to follow_up_notified_for`,
  `alter table network_wishes rename column told_at to notified_at`,
  `alter table todos rename column due_told_for to due_notified_for`,
  `alter table ugc_materials rename column told_until to notified_until`,
  `alter table users rename column terms_told_version to terms_notified_version`,
];

/** Mails that users have switched off, and what somebody was notified of, have the names that the code uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
