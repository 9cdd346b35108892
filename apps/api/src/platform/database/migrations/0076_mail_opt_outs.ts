import { type Kysely, sql } from 'kysely';

/** The mails that users have switched off are called opt-outs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_refusals rename to mail_opt_outs`.execute(db);
  await sql`alter index mail_refusals_pkey rename to mail_opt_outs_pkey`.execute(db);
  await sql`alter table mail_opt_outs rename constraint mail_refusals_user_id_fkey to mail_opt_outs_user_id_fkey`.execute(
    db,
  );
}
