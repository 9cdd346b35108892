import { type RawBuilder, sql } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import type { CommentSubject } from './comments.ts';

type Kind = CommentSubject['kind'];

/** The user who reads. */
interface Reader {
  user: CallUser;
  services: Pick<Services, 'db'>;
}

/**
 * How many comments of others on a record the viewer has not read, of all that he may read or of the shared ones; `id`
 * is its column in the statement.
 */
export function unreadComments(
  viewer: CallUser,
  kind: Kind,
  id: RawBuilder<unknown>,
  only?: 'shared',
): RawBuilder<number> {
  const isRead = sql`select 1 from comment_reads m
    where m.user_id = ${viewer.id} and m.subject_kind = ${kind} and m.subject_id = o.subject_id
      and m.audience = o.audience and m.last_comment_id >= o.id`;
  const audience = viewer.audience === 'brand' || only === 'shared' ? sql`and o.audience = 'shared'` : sql``;
  return sql<number>`(select count(*)::int from comments o
    where o.subject_kind = ${kind} and o.subject_id = ${id} and o.deleted_at is null
    and o.author_user_id is distinct from ${viewer.id} ${audience} and not exists (${isRead}))`;
}

/**
 * The caller has read a thread up to one of its comments, for that comment's audience; never back. 404 when the comment
 * is not one of the thread that the caller reads.
 */
export async function noteReading(
  { user: viewer, services: { db } }: Reader,
  { kind, id }: CommentSubject,
  commentId: number,
): Promise<null> {
  const comment = await db
    .selectFrom('comments')
    .select('audience')
    .where('id', '=', commentId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .$if(viewer.audience === 'brand', (query) => query.where('audience', '=', 'shared'))
    .executeTakeFirst();
  if (!comment) throw notFound();
  await db
    .insertInto('comment_reads')
    .values({
      user_id: viewer.id,
      subject_kind: kind,
      subject_id: id,
      audience: comment.audience,
      last_comment_id: commentId,
    })
    .onConflict((row) =>
      row
        .columns(['user_id', 'subject_kind', 'subject_id', 'audience'])
        .doUpdateSet({ last_comment_id: commentId })
        .where('comment_reads.last_comment_id', '<', commentId),
    )
    .execute();
  // A user who has read everything that is mailed gets no mail about it; internal comments are never mailed.
  await db.transaction().execute(async (tx) => {
    const mail = sql`user_id = ${viewer.id} and subject_kind = ${kind} and subject_id = ${id}`;
    // Locked first: the next statement sees a comment written concurrently, and leaves its mail.
    await sql`select from comment_mails where ${mail} for update`.execute(tx);
    const unread = unreadComments(viewer, kind, sql`${id}::int`, 'shared');
    await sql`delete from comment_mails where ${mail} and ${unread} = 0`.execute(tx);
  });
  return null;
}
