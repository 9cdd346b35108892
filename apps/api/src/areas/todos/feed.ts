import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { Schema } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { Call } from '../../platform/operations/area.ts';
import { drawCalendar } from './drawCalendar.ts';
import { assigneeRows } from './queries.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;
type Caller = Pick<Call<'logout'>, 'user' | 'services'>;

const DONE = 3;
const MOST = 500;
const TOKEN_BYTES = 32;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** When the caller's calendar link was made. */
export async function feedState({ user, services }: Caller): Promise<Schemas['TodoFeed']> {
  const row = await services.db
    .selectFrom('todo_feeds')
    .select('created_at')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return { createdAt: row?.created_at ?? null };
}

/** Makes a calendar link in place of the one there was; only its hash is kept. */
export async function createFeed({ user, services }: Caller): Promise<Schemas['NewTodoFeed']> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const created_at = services.clock.now();
  const token_hash = hashOf(token);
  await services.db
    .insertInto('todo_feeds')
    .values({ user_id: user.id, token_hash, created_at })
    .onConflict((row) => row.column('user_id').doUpdateSet({ token_hash, created_at }))
    .execute();
  return { path: `/todo/calendar/${token}`, createdAt: created_at.toISOString() };
}

/** Withdraws the caller's calendar link. */
export async function revokeFeed({ user, services }: Caller): Promise<null> {
  await services.db.deleteFrom('todo_feeds').where('user_id', '=', user.id).execute();
  return null;
}

/** The account behind a link, while it may see to-dos. */
const ownerOf = (db: Db, token: string) =>
  assigneeRows(db)
    .innerJoin('todo_feeds as f', 'f.user_id', 'u.id')
    .select(['u.id', 'u.default_language as language'])
    .where('f.token_hash', '=', hashOf(token))
    .executeTakeFirst();

/** The open to-dos of whoever made the link, as an iCalendar file; nothing else of the person is in it. */
export async function todoCalendar({ db, publicUrl }: Call<'logout'>['services'], token: string): Promise<FileAnswer> {
  const owner = await ownerOf(db, token);
  if (owner === undefined) throw notFound();
  const todos = await db
    .selectFrom('todos')
    .select(['id', 'title', 'description', 'due_date as dueDate', 'priority', 'updated_at as updatedAt'])
    .where('assign_user_id', '=', owner.id)
    .where('status', '<>', DONE)
    .orderBy('due_date')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return new FileAnswer({
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'todos.ics',
    bytes: drawCalendar(todos, { language: owner.language, publicUrl }),
  });
}
