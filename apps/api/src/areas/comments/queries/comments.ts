import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { RoleId } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { fullNameOf } from '../../platform/database/fullName.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

/**
 * What comments are about: a kind of record and its number. Whether the caller may see the record is its area's to
 * decide, before.
 */
export interface CommentSubject {
  kind: 'influencer' | 'campaign' | 'campaignEntry' | 'campaignRequest' | 'todo' | 'ugcRequest' | 'ugcVideo';
  id: number;
}

/** How long an own comment can be changed; afterwards it has been read and answered. */
export const EDIT_MINUTES = 60;
const MINUTE = 60_000;

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

/** Whether an own comment is still young enough to be changed. */
export const isEditable = (
  { author_user_id, created_at }: Pick<Row, 'author_user_id' | 'created_at'>,
  viewer: CallUser,
  now: Date,
): boolean => author_user_id === viewer.id && now.getTime() - Date.parse(created_at) <= EDIT_MINUTES * MINUTE;

/** Own comments can be removed by their writer; every other one by admins. */
export const isRemovable = ({ author_user_id }: Pick<Row, 'author_user_id'>, viewer: CallUser): boolean =>
  author_user_id === viewer.id || viewer.isAdmin;

function toWire(row: Row, viewer: CallUser, now: Date): Schemas['Comment'] {
  return {
    commentId: row.id,
    author: row.author,
    role: row.role_id as RoleId | null,
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
  /** Only those the agency keeps to itself, or only those shared with the brand; both by default. */
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
