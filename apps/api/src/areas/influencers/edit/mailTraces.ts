import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

/**
 * Removes what was written with a person, and the address from copies of other mails; gives back the drafts whose
 * attachments were for nobody else.
 */
export async function removeMails(
  tx: Kysely<Schema>,
  { id, email }: { id: number; email: string | null },
): Promise<number[]> {
  const threads = sql`(select t.id from mail_threads t where t.influencer_id = ${id})`;
  const { rows } = await sql<{ id: number }>`
    select m.draft_id as id from mails m where m.draft_id is not null group by m.draft_id having bool_and(m.thread_id in ${threads})`.execute(
    tx,
  );
  const draftIds = rows.map((row) => row.id);
  const statements = [
    sql`delete from mails where state = 'scheduled' and thread_id in ${threads}`,
    // That something was written stays.
    sql`update mails set receiver_name = ${`Anonym ${id}`}, to_email = '', cc = '{}', bcc = '{}', subject = '', message = '', plain_text = '', draft_id = null where thread_id in ${threads}`,
    sql`update mail_drafts set subject = '', message = '', receivers = '[]', cc = '{}', bcc = '{}' where id = any(${draftIds}::int[])`,
    ...['mails', 'mail_drafts'].map(
      (table) =>
        sql`update ${sql.table(table)} set cc = array_remove(cc, ${email}), bcc = array_remove(bcc, ${email}) where ${email} = any(cc || bcc)`,
    ),
  ];
  for (const statement of statements) await statement.execute(tx);
  return draftIds;
}
