import type { Insertable } from 'kysely';
import type { Schema, Tx } from '../../../platform/database/schema.ts';

/** The language that a user has chosen; undefined without such a user. */
export async function languageOf(tx: Tx, userId: number) {
  const user = await tx.selectFrom('users').select('default_language').where('id', '=', userId).executeTakeFirst();
  return user?.default_language;
}

/** Adds a to-do; gives back its id. */
export async function insertTodo(tx: Tx, todo: Insertable<Schema['todos']>): Promise<number> {
  const { id } = await tx.insertInto('todos').values(todo).returning('id').executeTakeFirstOrThrow();
  return id;
}
