import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { areaOf, ROLE_IDS } from '@resonanz/domain/roles';
import { fullNameOf } from '../../platform/database/fullName.ts';
import { readPage } from '../../platform/database/lists.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { FeedbackTable } from './tables.ts';

const received = (db: Db) =>
  db
    .selectFrom('feedback as f')
    .leftJoin('users as u', 'u.id', 'f.author_user_id')
    .selectAll('f')
    .select(['u.email as author_email', fullNameOf('u').as('author_name')]);

type Row = Awaited<ReturnType<ReturnType<typeof received>['execute']>>[number];

function toReceived(row: Row): Schemas['ReceivedFeedback'] {
  const { author_user_id: userId, author_email: email } = row;
  return {
    feedbackId: row.id,
    source: row.source,
    name: row.name,
    title: row.title,
    message: row.message,
    isAnonymous: row.is_anonymous,
    createdOn: row.created_on,
    daoUser: userId === null || email === null ? null : { userId, email, name: row.author_name ?? '' },
    read: row.read,
    archived: row.place === 'archived',
    deleted: row.place === 'deleted',
  };
}

/** Filters of feedback; without `state` all that is neither archived nor deleted. */
export interface FeedbackListInput {
  pageNumber: number;
  pageSize: number;
  state: Schemas['FeedbackState'] | undefined;
  source: Schemas['FeedbackSource'] | undefined;
}

function conditionOf({ state, source }: FeedbackListInput): RawBuilder<boolean> {
  const place = state === 'archived' || state === 'deleted' ? state : 'active';
  const conditions = [
    sql`f.place = ${place}`,
    ...(state === 'new' || state === 'read' ? [sql`f.read = ${state === 'read'}`] : []),
    ...(source === undefined ? [] : [sql`f.source = ${source}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** One page of the feedback, the newest first. */
export async function feedbackPage(db: Db, input: FeedbackListInput): Promise<Schemas['FeedbackPage']> {
  const condition = conditionOf(input);
  const rows = received(db).where(condition).orderBy('f.created_on', 'desc').orderBy('f.id', 'desc');
  const page = await readPage(db, { rows, matches: db.selectFrom('feedback as f').where(condition) }, input);
  return { ...page, content: page.content.map(toReceived) };
}

/** One entry as the agency reads it, or undefined. */
export async function feedbackById(db: Db, id: number): Promise<Schemas['ReceivedFeedback'] | undefined> {
  const row = await received(db).where('f.id', '=', id).executeTakeFirst();
  return row && toReceived(row);
}

/** An entry as it is stored, locked until the transaction ends. */
export const lockFeedback = (tx: Db, id: number): Promise<Selectable<FeedbackTable> | undefined> =>
  tx.selectFrom('feedback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Stores an entry. */
export const insertFeedback = (tx: Db, values: Insertable<FeedbackTable>): Promise<Selectable<FeedbackTable>> =>
  tx.insertInto('feedback').values(values).returningAll().executeTakeFirstOrThrow();

/** Changes columns of an entry. */
export async function updateFeedback(tx: Db, id: number, values: Updateable<FeedbackTable>): Promise<void> {
  await tx.updateTable('feedback').set(values).where('id', '=', id).execute();
}

const staffRoles = ROLE_IDS.filter((roleId) => areaOf(roleId) === 'staff');

/**
 * Every user who may read feedback, the author too: the one user missing among the readers of an anonymous entry would
 * be its author.
 */
export async function readersOf(tx: Db): Promise<number[]> {
  const people = await tx
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .where('p.module_name', '=', 'Feedback')
    .where(sql<boolean>`'view' = any(p.rights)`)
    .where('u.role_id', 'in', staffRoles)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .select('u.id')
    .execute();
  return people.map(({ id }) => id);
}
