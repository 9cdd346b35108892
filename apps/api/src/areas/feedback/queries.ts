import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { fullNameOf } from '../../platform/database/fullName.ts';
import { readPage } from '../../platform/database/lists.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

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

/** What is looked for among the feedback; without `state` all that is neither archived nor deleted. */
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
