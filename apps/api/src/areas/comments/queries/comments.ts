import { type Insertable, sql, type Updateable } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { isEditable, isRemovable } from '../rules.ts';
import type { CommentsTable } from '../tables.ts';

/**
 * What comments are about: a kind of record and its number. Whether the caller may see the record is its area's to
 * decide, before.
 */
export interface CommentSubject {
  kind: 'influencer' | 'campaign' | 'campaignEntry' | 'campaignRequest' | 'todo' | 'ugcRequest' | 'ugcVideo';
  id: number;
}

const isBrandSide = (viewer: CallUser): boolean => viewer.audience === 'brand';

const commentRows = (db: Db, viewer: CallUser) =>
  db
    .selectFrom('comments as c')
    .leftJoin('users as u', 'u.id', 'c.author_user_id')
    .select([
      'c.id',
      'c.subject_kind',
      'c.subject_id',
      'c.audience',
      'c.author_user_id',
      'c.author_side',
      'c.text',
      'c.created_at',
      'c.edited_at',
      'c.version',
      'c.at_seconds',
      'u.role_id',
      fullNameOf('u').as('author'),
    ])
    .where('c.deleted_at', 'is', null)
    // What the agency writes for itself does not exist for a brand.
    .$if(isBrandSide(viewer), (query) => query.where('c.audience', '=', 'shared'));

type Row = Awaited<ReturnType<ReturnType<typeof commentRows>['execute']>>[number];

function toWire(row: Row, viewer: CallUser, now: Date): Schemas['Comment'] {
  return {
    commentId: row.id,
    author: row.author,
    role: row.role_id,
    side: row.author_side,
    audience: row.audience,
    text: row.text,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    isOwn: row.author_user_id === viewer.id,
    mayEdit: isEditable(row, viewer, now),
    mayRemove: isRemovable(row, viewer),
    ...(row.version === null
      ? {}
      : { version: row.version, atSeconds: row.at_seconds === null ? null : Number(row.at_seconds) }),
  };
}

/** Which part of a thread is wanted: the newest comments, or those before one of them. */
export interface CommentSlice {
  before?: number | undefined;
  pageSize?: number | undefined;
  /** Only internal comments, or only those shared with the brand; both by default. */
  audience?: 'internal' | 'shared' | undefined;
}

/** Newest comments of a thread as the viewer may read them, oldest first. */
export async function commentPage(
  db: Db,
  viewer: CallUser,
  { kind, id }: CommentSubject,
  { before, pageSize = 50, audience }: CommentSlice,
  now: Date,
): Promise<Schemas['CommentPage']> {
  const thread = commentRows(db, viewer)
    .where('c.subject_kind', '=', kind)
    .where('c.subject_id', '=', id)
    .$if(audience !== undefined, (query) => query.where('c.audience', '=', audience ?? 'shared'));
  const [rows, { total }] = await Promise.all([
    thread
      .$if(before !== undefined, (query) => query.where('c.id', '<', before ?? 0))
      .orderBy('c.id', 'desc')
      .limit(pageSize + 1)
      .execute(),
    thread
      .clearSelect()
      .select(() => sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const content = rows
    .slice(0, pageSize)
    .reverse()
    .map((row) => toWire(row, viewer, now));
  return { content, hasOlder: rows.length > pageSize, totalElements: total };
}

/** One comment of a kind of records that the viewer may read, with its subject; undefined when there is none. */
export async function commentById(
  db: Db,
  viewer: CallUser,
  kind: CommentSubject['kind'],
  commentId: number,
  now: Date,
): Promise<{ comment: Schemas['Comment']; subject: CommentSubject } | undefined> {
  const row = await commentRows(db, viewer)
    .where('c.id', '=', commentId)
    .where('c.subject_kind', '=', kind)
    .executeTakeFirst();
  return row && { comment: toWire(row, viewer, now), subject: { kind, id: row.subject_id } };
}

/** How many comments a subject has. */
export async function countComments(tx: Db, { kind, id }: CommentSubject): Promise<number> {
  const { count } = await tx
    .selectFrom('comments')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a comment; returns its id. */
export async function insertComment(tx: Db, values: Insertable<CommentsTable>): Promise<number> {
  const { id } = await tx.insertInto('comments').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Locks a comment until the transaction ends. */
export async function lockComment(tx: Db, commentId: number): Promise<void> {
  await tx.selectFrom('comments').select('id').where('id', '=', commentId).forUpdate().execute();
}

/** Changes columns of a comment. */
export async function updateComment(tx: Db, commentId: number, values: Updateable<CommentsTable>): Promise<void> {
  await tx.updateTable('comments').set(values).where('id', '=', commentId).execute();
}
