import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { MailTemplate } from '../../../platform/mail/Mail.ts';
import { deleteOptOut, hasOptedOut, insertOptOut, optOutOfUser } from '../../../platform/mail/optOuts.ts';
import type { CommentSubject } from './comments.ts';

/** The mail about new comments, which can be switched off (docs/domain/mails.md#comment-mails). */
export const COMMENT_MAIL = 'newComments' satisfies MailTemplate;

/** A thread as the mail speaks of it. */
export interface MailedThread extends CommentSubject {
  title: string;
  /** Where it is read, below the public address. */
  path: string;
}

/**
 * Notes in the transaction of a new comment that these people are to be mailed about it, at most once an hour and in
 * one mail for all threads; not those who switched that off.
 */
export async function noteCommentMail(
  tx: Kysely<Schema>,
  userIds: readonly number[],
  { kind, id, title, path }: MailedThread,
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    insert into comment_mails (user_id, subject_kind, subject_id, title, path, comments)
    select u.id, ${kind}, ${id}, ${title}, ${path}, 1 from users u
    where u.id in (${sql.join([...new Set(userIds)])}) and u.is_active and not u.archived
      and not exists (${optOutOfUser(tx, COMMENT_MAIL)})
    on conflict (user_id, subject_kind, subject_id)
      do update set comments = comment_mails.comments + 1, title = excluded.title, path = excluded.path`.execute(tx);
}

/** Whether a user gets mails about new comments; the default is yes. */
export async function isMailedAboutComments(db: Kysely<Schema>, userId: number): Promise<boolean> {
  return !(await hasOptedOut(db, userId, COMMENT_MAIL));
}

/** Switches the mail on or off; what waits to be mailed is dropped with it. */
export async function switchCommentMail(db: Kysely<Schema>, userId: number, isOn: boolean): Promise<void> {
  if (isOn) {
    await deleteOptOut(db, userId, COMMENT_MAIL);
    return;
  }
  await insertOptOut(db, userId, COMMENT_MAIL);
  await db.deleteFrom('comment_mails').where('user_id', '=', userId).execute();
}

/** People with comments to be mailed whose last such mail was sent before a moment. */
export const findPeopleToMail = (db: Kysely<Schema>, before: Date) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.default_language as language'])
    .where(sql<boolean>`exists (select 1 from comment_mails m where m.user_id = u.id)
      and not exists (
        select 1 from comment_mail_times t where t.user_id = u.id and t.sent_at > ${before.toISOString()}::timestamptz
      )`)
    .orderBy('u.id')
    .execute();

/** Notes that a person is mailed now; false when a mail went out after `before`, or another server sends one. */
export async function claimCommentMail(tx: Kysely<Schema>, user_id: number, now: Date, before: Date): Promise<boolean> {
  const taken = await tx
    .insertInto('comment_mail_times')
    .values({ user_id, sent_at: now })
    .onConflict((row) =>
      row
        .column('user_id')
        .doUpdateSet({ sent_at: now })
        .where('comment_mail_times.sent_at', '<=', before.toISOString()),
    )
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Takes the threads that a person is to be mailed about. */
export const takeCommentMails = (tx: Kysely<Schema>, userId: number) =>
  tx.deleteFrom('comment_mails').where('user_id', '=', userId).returning(['title', 'path', 'comments']).execute();
