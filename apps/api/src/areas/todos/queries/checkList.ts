import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';

/** The check list of a to-do in the order in which it was written. */
export async function checkListOf(db: Db, todoId: number): Promise<Schemas['TodoCheckItem'][]> {
  return db
    .selectFrom('todo_check_items')
    .select(['id as itemId', 'text', 'is_done as isDone'])
    .where('todo_id', '=', todoId)
    .orderBy('id')
    .execute();
}

/** Writes points to a new to-do, none of them ticked. */
export async function insertCheckList(tx: Db, todoId: number, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  await tx
    .insertInto('todo_check_items')
    .values(texts.map((text) => ({ todo_id: todoId, text: text.trim() })))
    .execute();
}

/** Changes an item of a check list. */
export async function updateCheckItem(
  tx: Db,
  itemId: number,
  { text, isDone }: Pick<Schemas['TodoCheckItem'], 'text' | 'isDone'>,
): Promise<void> {
  await tx.updateTable('todo_check_items').set({ text, is_done: isDone }).where('id', '=', itemId).execute();
}

/** Deletes an item of a check list. */
export async function deleteCheckItemRow(tx: Db, itemId: number): Promise<void> {
  await tx.deleteFrom('todo_check_items').where('id', '=', itemId).execute();
}
