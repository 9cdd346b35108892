import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { MailTemplate } from './Mail.ts';

const optOutsFrom = (db: Db, template: MailTemplate) =>
  db.selectFrom('mail_opt_outs as o').select('o.user_id').where('o.template', '=', template);

/** Whether a user has switched a mail off. */
export async function hasOptedOut(db: Db, userId: number, template: MailTemplate): Promise<boolean> {
  return (await optOutsFrom(db, template).where('o.user_id', '=', userId).executeTakeFirst()) !== undefined;
}

/** Those who have switched a mail off, of the users `u` of the query around it. */
export const optOutOfUser = (db: Db, template: MailTemplate) =>
  optOutsFrom(db, template).where(sql<boolean>`o.user_id = u.id`);

/** Stores that a user has switched a mail off. */
export async function insertOptOut(db: Db, userId: number, template: MailTemplate): Promise<void> {
  await db
    .insertInto('mail_opt_outs')
    .values({ user_id: userId, template })
    .onConflict((row) => row.doNothing())
    .execute();
}

/** Switches a mail on again for a user. */
export async function deleteOptOut(db: Db, userId: number, template: MailTemplate): Promise<void> {
  await db.deleteFrom('mail_opt_outs').where('user_id', '=', userId).where('template', '=', template).execute();
}
