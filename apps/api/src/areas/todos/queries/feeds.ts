import { TODO_STATUS } from '@resonanz/domain/workStates';
import type { Db } from '../../../platform/database/schema.ts';
import { assigneeRows } from './assignees.ts';

const MAX_ROWS = 500;

/** When the calendar link of a user was made. */
export const findFeed = (db: Db, userId: number) =>
  db.selectFrom('todo_feeds').select('created_at').where('user_id', '=', userId).executeTakeFirst();

/** Stores the hash of a user's calendar link in place of the one before. */
export async function saveFeed(
  db: Db,
  userId: number,
  { token_hash, created_at }: { token_hash: Buffer; created_at: Date },
): Promise<void> {
  await db
    .insertInto('todo_feeds')
    .values({ user_id: userId, token_hash, created_at })
    .onConflict((row) => row.column('user_id').doUpdateSet({ token_hash, created_at }))
    .execute();
}

/** Deletes the calendar link of a user. */
export async function deleteFeed(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('todo_feeds').where('user_id', '=', userId).execute();
}

/** The account behind the hash of a link, while it may see to-dos. */
export const findFeedOwner = (db: Db, tokenHash: Buffer) =>
  assigneeRows(db)
    .innerJoin('todo_feeds as f', 'f.user_id', 'u.id')
    .select(['u.id', 'u.default_language as language'])
    .where('f.token_hash', '=', tokenHash)
    .executeTakeFirst();

/** The open to-dos of a user by their dates. */
export const openTodosOf = (db: Db, userId: number) =>
  db
    .selectFrom('todos')
    .select(['id', 'title', 'description', 'due_date as dueDate', 'priority', 'updated_at as updatedAt'])
    .where('assign_user_id', '=', userId)
    .where('status', '<>', TODO_STATUS.done)
    .orderBy('due_date')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute();
