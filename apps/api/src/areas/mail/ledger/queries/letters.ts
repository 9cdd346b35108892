import type { ExpressionBuilder, ExpressionWrapper, SqlBool, Updateable } from 'kysely';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import type { Schema, Db } from '../../../../platform/database/schema.ts';
import type { MailsTable, MailThreadsTable } from '../../tables.ts';

/** Writes columns of a mail; gives back its thread, or undefined when the mail is gone. */
export const updateMail = (tx: Db, id: number, values: Updateable<MailsTable>) =>
  tx.updateTable('mails').set(values).where('id', '=', id).returning('thread_id').executeTakeFirst();

/** Writes columns of a thread. */
export async function updateThread(tx: Db, id: number, values: Updateable<MailThreadsTable>): Promise<void> {
  await tx.updateTable('mail_threads').set(values).where('id', '=', id).execute();
}

/** The influencer a thread belongs to; undefined where it belongs to none. */
export const findPartner = (db: Db, threadId: number) =>
  db
    .selectFrom('mail_threads as t')
    .innerJoin('influencers as i', 'i.id', 't.influencer_id')
    .select(['i.status', 'i.deleted_at'])
    .where('t.id', '=', threadId)
    .executeTakeFirst();

/** Takes a mail that is due, to send it; undefined when it was taken back. */
export const takeMail = (db: Db, id: number) =>
  db
    .updateTable('mails')
    .set({ state: 'sending' })
    .where('id', '=', id)
    .where('state', 'in', ['scheduled', 'sending'])
    .returningAll()
    .executeTakeFirst();

/** Address and name of the author of a mail. */
export const findAuthor = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email as address', fullNameOf('users').as('name')])
    .where('id', '=', userId)
    .executeTakeFirst();

/** The Message-ID of a mail. */
export const findMessageId = (db: Db, id: number) =>
  db.selectFrom('mails').select('message_id').where('id', '=', id).executeTakeFirst();

/** Which files. */
export type FileCondition = (files: ExpressionBuilder<Schema, 'files'>) => ExpressionWrapper<Schema, 'files', SqlBool>;

/** Where files lie that are not deleted, in the order of their ids. */
export const findFiles = (db: Db, which: FileCondition) =>
  db
    .selectFrom('files')
    .select(['kind', 'key', 'name', 'content_type'])
    .where(which)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
