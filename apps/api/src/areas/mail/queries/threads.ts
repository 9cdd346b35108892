import type { Updateable } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { visibleRows } from '../../ownership/door.ts';
import type { MailsTable } from '../tables.ts';

/** The thread of a mail, where the user sees it. */
export const findThreadOf = (db: Db, user: CallUser, mailId: number) =>
  db
    .selectFrom('mails as m')
    .innerJoin('mail_threads as t', 't.id', 'm.thread_id')
    .select(['t.id', 't.influencer_id', 't.customer_id', 't.tester_user_id', 't.amazon_user_id', 't.campaign_id'])
    .where('m.id', '=', mailId)
    .where(visibleRows('mailThreads', user, 't'))
    .executeTakeFirst();

/** A thread as it is stored. */
export const threadRow = (tx: Db, threadId: number) =>
  tx.selectFrom('mail_threads').selectAll().where('id', '=', threadId).executeTakeFirstOrThrow();

/** Threads by their ids, locked until the transaction ends. */
export const lockThreads = (tx: Db, threadIds: readonly number[]) =>
  tx
    .selectFrom('mail_threads')
    .select(['id', 'is_archived'])
    .where('id', 'in', [...threadIds])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Marks a thread as read or unread. */
export async function updateRead(db: Db, threadId: number, isRead: boolean): Promise<void> {
  await db.updateTable('mail_threads').set({ is_read: isRead }).where('id', '=', threadId).execute();
}

/** Puts threads into the archive or takes them out of it. */
export async function updateArchived(tx: Db, threadIds: readonly number[], isArchived: boolean): Promise<void> {
  await tx
    .updateTable('mail_threads')
    .set({ is_archived: isArchived })
    .where('id', 'in', [...threadIds])
    .execute();
}

/** Deletes a thread without mails. */
export async function deleteEmptyThread(tx: Db, threadId: number): Promise<void> {
  const others = await tx.selectFrom('mails').select('id').where('thread_id', '=', threadId).limit(1).execute();
  if (others.length === 0) await tx.deleteFrom('mail_threads').where('id', '=', threadId).execute();
}

/** A mail, locked until the transaction ends. */
export const lockMail = (tx: Db, mailId: number) =>
  tx.selectFrom('mails').selectAll().where('id', '=', mailId).forUpdate().executeTakeFirstOrThrow();

/** Changes columns of a mail. */
export async function updateMail(tx: Db, mailId: number, values: Updateable<MailsTable>): Promise<void> {
  await tx.updateTable('mails').set(values).where('id', '=', mailId).execute();
}

/** Deletes a mail that waits for its moment, and returns what it was; undefined when it does not wait. */
export const deleteScheduled = (tx: Db, mailId: number) =>
  tx
    .deleteFrom('mails')
    .where('id', '=', mailId)
    .where('state', '=', 'scheduled')
    .returning(['thread_id', 'subject'])
    .executeTakeFirst();

/** Threads, subjects and addresses of mails. */
export const findMails = (tx: Db, mailIds: readonly number[]) =>
  tx
    .selectFrom('mails')
    .select(['thread_id', 'subject', 'to_email'])
    .where('id', 'in', [...mailIds])
    .orderBy('id')
    .execute();
