import { berlinDay } from '@resonanz/domain/berlinDay';
import { isValueOf } from '@resonanz/domain/enumerations';
import { can } from '@resonanz/domain/transitions';
import { TODO_PRIORITY, TODO_STATUS, HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { conflict, forbidden, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type Done, inOneTransaction } from '../notifications/door.ts';
import { seesAll } from '../ownership/door.ts';
import { mayBeAssigned } from './queries/assignees.ts';
import { checkListOf } from './queries/checkList.ts';
import {
  deleteTodoWithComments,
  lockTodo,
  todoById,
  type TodoEditor,
  type TodoRow,
  updateTodoRow,
} from './queries/todos.ts';
import { nextDueDate } from './rules.ts';
import { changeTodo, differing, insertTodo, type NewTodoRow, note, type TodoValues } from './storeTodo.ts';

async function rejectInvalidAssignee(tx: Tx, userId: number): Promise<void> {
  if (!(await mayBeAssigned(tx, userId))) throw invalidFields([{ field: 'assign', key: 'invalidValue' }]);
}

/** A campaign that a to-do belongs to has to be one the editor sees. */
async function rejectInvalidCampaign(
  tx: Tx,
  { user }: TodoEditor,
  campaignId: number | null | undefined,
): Promise<void> {
  if (campaignId === undefined || campaignId === null) return;
  const isSeen = user.may('Campaign Management', 'view') && (await seesAll(tx, user, 'campaigns', [campaignId]));
  if (!isSeen) throw invalidFields([{ field: 'campaignId', key: 'invalidValue' }]);
}

/** So has a lead. */
async function rejectInvalidLead(tx: Tx, { user }: TodoEditor, customerLeadId: number | null): Promise<void> {
  if (customerLeadId === null) return;
  const isSeen = user.may('Customer Leads', 'view') && (await seesAll(tx, user, 'customerLeads', [customerLeadId]));
  if (!isSeen) throw invalidFields([{ field: 'customerLeadId', key: 'invalidValue' }]);
}

/** Texts as they are stored: without the space around them. */
function trimmed(values: TodoValues): TodoValues {
  const { title, description } = values;
  return {
    ...values,
    ...(title === undefined ? {} : { title: title.trim() }),
    ...(description === undefined ? {} : { description: description.trim() }),
  };
}

/** Adds a to-do, by default assigned to its creator. */
export function createTodo(
  editor: TodoEditor,
  { checkList = [], ...input }: Schemas['NewTodo'],
): Promise<Schemas['Todo']> {
  const {
    title = '',
    description = '',
    dueDate = input.dueDate,
    assign = editor.user.id,
    priority = TODO_PRIORITY.normal,
    campaignId = null,
    repeat = null,
  } = trimmed(input);
  const { customerLeadId = null } = input;
  return inOneTransaction(editor, async (tx) => {
    await rejectInvalidAssignee(tx, assign);
    await rejectInvalidCampaign(tx, editor, campaignId);
    await rejectInvalidLead(tx, editor, customerLeadId);
    const row: NewTodoRow = {
      title,
      description,
      due_date: dueDate,
      assign_user_id: assign,
      priority,
      campaign_id: campaignId,
      customer_lead_id: customerLeadId,
      created_by: editor.user.id,
      repeat,
      repeat_from: repeat === null ? null : dueDate,
    };
    return insertTodo(tx, editor, row, checkList);
  });
}

/** Changes the fields that were sent, unless another user has changed the to-do since it was read. */
export function updateTodo(
  editor: TodoEditor,
  { todoId, updatedAt, ...input }: Schemas['TodoChange'],
): Promise<Schemas['Todo']> {
  return inOneTransaction(editor, async (tx): Promise<Done<Schemas['Todo']>> => {
    const row = await lockTodo(tx, editor, todoId);
    await rejectStale(tx, row, updatedAt);
    const values = trimmed(input);
    const changed = differing(row, values);
    if (changed.includes('campaignId')) await rejectInvalidCampaign(tx, editor, values.campaignId);
    if (changed.includes('assign') && values.assign !== undefined) await rejectInvalidAssignee(tx, values.assign);
    // One that repeats adds to-dos by itself.
    if (changed.includes('repeat') && values.repeat !== null && !editor.user.may('Todos', 'add'))
      throw forbidden('mayNotRepeat');
    return changeTodo(tx, editor, row, values);
  });
}

/**
 * Makes the to-do that follows one that is done: the same again, with nothing ticked. Undefined when it does not
 * repeat.
 */
async function insertNext(
  tx: Tx,
  editor: TodoEditor,
  row: TodoRow,
): Promise<Required<Done<Schemas['Todo']>> | undefined> {
  const {
    repeat,
    repeat_from,
    title,
    description,
    priority,
    campaign_id,
    customer_lead_id,
    created_by,
    assign_user_id,
  } = row;
  if (repeat === null || repeat_from === null) return undefined;
  const due_date = nextDueDate(repeat, {
    from: repeat_from,
    due: row.due_date,
    today: berlinDay(editor.services.clock.now()),
  });
  if (due_date === null) return undefined;
  const isStillThere = assign_user_id !== null && (await mayBeAssigned(tx, assign_user_id));
  const assign = isStillThere ? assign_user_id : editor.user.id;
  const points = await checkListOf(tx, row.id);
  return insertTodo(
    tx,
    editor,
    {
      title,
      description,
      priority,
      campaign_id,
      customer_lead_id,
      created_by,
      assign_user_id: assign,
      due_date,
      repeat,
      repeat_from,
    },
    points.map(({ text }) => text),
  );
}

/**
 * Moves a to-do to another status (docs/domain/transitions.md#to-do-status); one that repeats passes that on to the
 * next one when it is done.
 */
export function changeTodoStatus(
  editor: TodoEditor,
  { todoId, status }: Schemas['TodoStatusChange'],
): Promise<Schemas['TodoAfterStatus']> {
  return inOneTransaction(editor, async (tx) => {
    const row = await lockTodo(tx, editor, todoId);
    if (!isValueOf('todoStatus', row.status)) throw conflict('transitionNotAllowed');
    const verdict = can('todoStatus', row.status, status, { roleId: editor.user.roleId });
    if (!verdict.allowed) throw conflict(verdict.reason, await todoById(tx, editor.user, todoId));
    const next = status === TODO_STATUS.done ? await insertNext(tx, editor, row) : undefined;
    await updateTodoRow(tx, todoId, {
      status,
      ...(next && { repeat: null, repeat_from: null }),
      updated_at: editor.services.clock.now(),
      updated_by: editor.user.id,
    });
    const details = await note(tx, editor, todoId, HISTORY_ACTION.statusChange, {
      status: [row.status, status],
      ...(next && { repeat: [row.repeat, null] }),
    });
    return {
      answer: { ...(await todoById(tx, editor.user, todoId)), nextDueDate: next?.answer.dueDate ?? null },
      details: [details, ...(next?.details ?? [])],
      messages: next?.messages ?? [],
    };
  });
}

/** Deletes a to-do; only administrators can delete those of others. */
export function deleteTodo(editor: TodoEditor, { todoId }: Schemas['TodoReference']): Promise<null> {
  const { user } = editor;
  return inOneTransaction(editor, async (tx) => {
    const row = await lockTodo(tx, editor, todoId);
    if (!user.isAdmin && row.created_by !== user.id) throw forbidden('notYourTodo');
    await deleteTodoWithComments(tx, todoId);
    return {
      answer: null,
      details: [await note(tx, editor, todoId, HISTORY_ACTION.delete, { title: [row.title, null] })],
    };
  });
}
