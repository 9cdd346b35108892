import { berlinDay } from '@resonanz/domain/berlinDay';
import { NO_SUB_TYPE, NOTIFICATION_TYPE, notificationTextKey } from '@resonanz/domain/notifications';
import { HISTORY_ACTION, type HistoryAction, TODO_STATUS } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import type { AuditDetails } from '../../platform/history/AuditDetails.ts';
import { type Changes, writeHistory } from '../../platform/history/writeHistory.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { createNotifications, type Done, type LiveMessage } from '../notifications/door.ts';
import { insertCheckList } from './queries/checkList.ts';
import { insertTodoRow, todoById, type TodoEditor, type TodoRow, updateTodoRow } from './queries/todos.ts';

const columns = {
  title: 'title',
  description: 'description',
  dueDate: 'due_date',
  assign: 'assign_user_id',
  priority: 'priority',
  campaignId: 'campaign_id',
  repeat: 'repeat',
} as const;

/** What a change replaces of a to-do. */
export type TodoValues = Pick<Schemas['TodoChange'], keyof typeof columns>;

/** Writes to the history of a to-do. */
export const note = (
  tx: Tx,
  editor: TodoEditor,
  id: number,
  action: HistoryAction,
  changes: Changes,
): Promise<AuditDetails> => writeHistory(tx, editor, { entity: 'todo', entityId: id, action, changes });

/** Notifies another user of the to-do that was given to them. */
async function notifyAssignee(
  tx: Tx,
  { user }: TodoEditor,
  { todoId, title, assign }: Schemas['Todo'],
): Promise<LiveMessage[]> {
  if (assign === null || assign === user.id) return [];
  return createNotifications(tx, [assign], {
    panel: 'agency',
    type: NOTIFICATION_TYPE.todo,
    subType: NO_SUB_TYPE,
    subject: title,
    message: notificationTextKey('agency', NOTIFICATION_TYPE.todo, NO_SUB_TYPE),
    text: { user: user.fullName },
    refId: todoId,
  });
}

/** A user who creates a to-do for today, or assigns it, needs no notice that it is due. */
const withoutNotice = ({ services }: TodoEditor, dueDate: string) =>
  dueDate === berlinDay(services.clock.now()) ? { due_notified_for: dueDate } : {};

/** A to-do that is not stored yet. */
export type NewTodoRow = Pick<
  TodoRow,
  | 'title'
  | 'description'
  | 'due_date'
  | 'priority'
  | 'campaign_id'
  | 'customer_lead_id'
  | 'created_by'
  | 'repeat'
  | 'repeat_from'
> & { assign_user_id: number };

/** Stores a to-do with its check list, and notifies the user it is for. */
export async function insertTodo(
  tx: Tx,
  editor: TodoEditor,
  row: NewTodoRow,
  checkList: readonly string[],
): Promise<Required<Done<Schemas['Todo']>>> {
  const now = editor.services.clock.now();
  const values = {
    ...row,
    ...withoutNotice(editor, row.due_date),
    updated_by: editor.user.id,
    created_at: now,
    updated_at: now,
  };
  const id = await insertTodoRow(tx, values);
  await insertCheckList(tx, id, checkList);
  const details = await note(tx, editor, id, HISTORY_ACTION.add, {
    title: [null, row.title],
    dueDate: [null, row.due_date],
    assign: [null, row.assign_user_id],
  });
  const answer = await todoById(tx, editor.user, id);
  return { answer, details: [details], messages: await notifyAssignee(tx, editor, answer) };
}

/** Which fields of a stored to-do have another value, by their names on the wire. */
export const differing = (row: TodoRow, values: TodoValues): (keyof TodoValues)[] =>
  (Object.keys(values) as (keyof TodoValues)[]).filter((name) => row[columns[name]] !== values[name]);

/** Stores other values of a locked to-do, and notifies the user it is given to. */
export async function changeTodo(
  tx: Tx,
  editor: TodoEditor,
  row: TodoRow,
  values: TodoValues,
): Promise<Done<Schemas['Todo']>> {
  const changed = differing(row, values);
  if (changed.length === 0) return { answer: await todoById(tx, editor.user, row.id) };
  const isChanged = (name: keyof TodoValues): boolean => changed.includes(name);
  const { dueDate = row.due_date, repeat = row.repeat } = values;
  await updateTodoRow(tx, row.id, {
    ...Object.fromEntries(changed.map((name) => [columns[name], values[name]])),
    ...((isChanged('repeat') || isChanged('dueDate')) && { repeat_from: repeat === null ? null : dueDate }),
    ...((isChanged('assign') || isChanged('dueDate')) && withoutNotice(editor, dueDate)),
    updated_at: editor.services.clock.now(),
    updated_by: editor.user.id,
  });
  const details = await note(
    tx,
    editor,
    row.id,
    HISTORY_ACTION.update,
    Object.fromEntries(changed.map((name) => [name, [row[columns[name]], values[name]]])),
  );
  const answer = await todoById(tx, editor.user, row.id);
  return { answer, details: [details], messages: isChanged('assign') ? await notifyAssignee(tx, editor, answer) : [] };
}

/** Marks a locked to-do as done for good: it does not come again. */
export async function finishTodo(tx: Tx, editor: TodoEditor, { id, status, repeat }: TodoRow): Promise<AuditDetails> {
  await updateTodoRow(tx, id, {
    status: TODO_STATUS.done,
    repeat: null,
    repeat_from: null,
    updated_at: editor.services.clock.now(),
    updated_by: editor.user.id,
  });
  return note(tx, editor, id, HISTORY_ACTION.statusChange, {
    status: [status, TODO_STATUS.done],
    ...(repeat !== null && { repeat: [repeat, null] }),
  });
}
