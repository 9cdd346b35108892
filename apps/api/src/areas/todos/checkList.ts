import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Db } from '../../platform/database/schema.ts';
import type { AuditDetails } from '../../platform/history/AuditDetails.ts';
import { type Changes, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { checkListOf, deleteCheckItemRow, insertCheckList, updateCheckItem } from './queries/checkList.ts';
import { lockTodo, type TodoEditor } from './queries/todos.ts';

/** Maximum number of items in a check list. */
export const MAX_CHECK_ITEMS = 50;

/** Changes the list of a to-do that the editor sees; the to-do itself counts as unchanged. */
async function changeList(
  editor: TodoEditor,
  todoId: number,
  change: (tx: Db, items: Schemas['TodoCheckItem'][]) => Promise<Changes>,
): Promise<Schemas['TodoCheckItem'][]> {
  const { list, details } = await editor.services.db.transaction().execute(async (tx) => {
    await lockTodo(tx, editor, todoId);
    const changes = await change(tx, await checkListOf(tx, todoId));
    const noted: AuditDetails | undefined =
      Object.keys(changes).length === 0
        ? undefined
        : await writeHistory(tx, editor, { entity: 'todo', entityId: todoId, action: HISTORY_ACTION.update, changes });
    return { list: await checkListOf(tx, todoId), details: noted };
  });
  if (details !== undefined) editor.audit(details);
  return list;
}

function itemOf(items: readonly Schemas['TodoCheckItem'][], id: number): Schemas['TodoCheckItem'] {
  const item = items.find(({ itemId }) => itemId === id);
  if (item === undefined) throw notFound();
  return item;
}

/** Adds a point at the end. */
export function addCheckItem(
  editor: TodoEditor,
  { todoId, text }: Schemas['NewTodoCheckItem'],
): Promise<Schemas['TodoCheckItem'][]> {
  return changeList(editor, todoId, async (tx, items) => {
    if (items.length >= MAX_CHECK_ITEMS) throw conflict('tooManyCheckItems');
    await insertCheckList(tx, todoId, [text]);
    return { checkList: [null, text.trim()] };
  });
}

/** Ticks a point, or changes its words. */
export function changeCheckItem(
  editor: TodoEditor,
  { todoId, itemId, text, isDone }: Schemas['TodoCheckItemChange'],
): Promise<Schemas['TodoCheckItem'][]> {
  return changeList(editor, todoId, async (tx, items) => {
    const before = itemOf(items, itemId);
    const after = { text: text?.trim() ?? before.text, isDone: isDone ?? before.isDone };
    if (after.text === before.text && after.isDone === before.isDone) return {};
    await updateCheckItem(tx, itemId, after);
    return { checkList: [{ text: before.text, isDone: before.isDone }, after] };
  });
}

/** Takes a point off the list. */
export function deleteCheckItem(
  editor: TodoEditor,
  { todoId, itemId }: Schemas['TodoCheckItemReference'],
): Promise<Schemas['TodoCheckItem'][]> {
  return changeList(editor, todoId, async (tx, items) => {
    const { text } = itemOf(items, itemId);
    await deleteCheckItemRow(tx, itemId);
    return { checkList: [text, null] };
  });
}
