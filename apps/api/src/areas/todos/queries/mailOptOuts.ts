import type { Db } from '../../../platform/database/schema.ts';
import type { MailTemplate } from '../../../platform/mail/Mail.ts';

/** Whether a user has switched a mail off. */
export async function hasOptedOut(db: Db, userId: number, template: MailTemplate): Promise<boolean> {
  const optOut = await db
    .selectFrom('mail_refusals')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('template', '=', template)
    .executeTakeFirst();
  return optOut !== undefined;
}

/** Stores that a user has switched a mail off. */
export async function insertOptOut(db: Db, userId: number, template: MailTemplate): Promise<void> {
  await db
    .insertInto('mail_refusals')
    .values({ user_id: userId, template })
    .onConflict((row) => row.doNothing())
    .execute();
}

/** Switches a mail on again for a user. */
export async function deleteOptOut(db: Db, userId: number, template: MailTemplate): Promise<void> {
  await db.deleteFrom('mail_refusals').where('user_id', '=', userId).where('template', '=', template).execute();
}
