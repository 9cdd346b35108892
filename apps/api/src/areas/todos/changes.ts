import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { isValueOf } from '@resonanz/domain/enumerations';
import { NO_SUB_TYPE, NOTIFICATION_TYPE, notificationTextKey } from '@resonanz/domain/notifications';
import { can } from '@resonanz/domain/transitions';
import type { Kysely } from 'kysely';
import { seesAll } from '../../access/ownership.ts';
import type { Schema } from '../../database/schema.ts';
import { refuseStale } from '../../history/refuseStale.ts';
import { type Changes, type HistoryAction, writeHistory } from '../../history/writeHistory.ts';
import { conflict, forbidden, invalidFields } from '../../http/ApiError.ts';
import type { AuditDetails } from '../../http/audit.ts';
import { createNotifications, type LiveMessage, publishAll } from '../notifications/notify.ts';
import { checkListOf, insertCheckList } from './checkList.ts';
import { lockedTodo, type TodoEditor, type TodoRow } from './lockedTodo.ts';
import { nextDueDate } from './nextDueDate.ts';
import { mayBeAssigned, todoById } from './queries.ts';

type Schemas = components['schemas'];
type Tx = Kysely<Schema>;

const DONE = 3;

const columns = {
  title: 'title',
  description: 'description',
  dueDate: 'due_date',
  assign: 'assign_user_id',
  priority: 'priority',
  campaignId: 'campaign_id',
  repeat: 'repeat',
} as const;

type Values = Pick<Schemas['TodoChange'], keyof typeof columns>;

/** What a change leaves to be done after its commit. */
interface Done<Answer> {
  answer: Answer;
  details?: readonly AuditDetails[];
  messages?: readonly LiveMessage[];
}

async function refuseAssignee(tx: Tx, userId: number): Promise<void> {
  if (!(await mayBeAssigned(tx, userId))) throw invalidFields([{ field: 'assign', key: 'invalidValue' }]);
}

/** A campaign that a to-do belongs to has to be one the editor sees. */
async function refuseCampaign(tx: Tx, { user }: TodoEditor, campaignId: number | null | undefined): Promise<void> {
  if (campaignId === undefined || campaignId === null) return;
  const isSeen = user.may('Campaign Management', 'view') && (await seesAll(tx, user, 'campaigns', [campaignId]));
  if (!isSeen) throw invalidFields([{ field: 'campaignId', key: 'invalidValue' }]);
}

/** Texts as they are stored: without the space around them. */
function trimmed(values: Values): Values {
  const { title, description } = values;
  return { ...values, ...(title === undefined ? {} : { title: title.trim() }), ...(description === undefined ? {} : { description: description.trim() }) };
}

const note = (tx: Tx, editor: TodoEditor, id: number, action: HistoryAction, changes: Changes): Promise<AuditDetails> =>
  writeHistory(tx, editor, { entity: 'todo', entityId: id, action, changes });

/** Tells somebody else of the to-do that was given to them. */
async function tellAssignee(tx: Tx, { user }: TodoEditor, { todoId, title, assign }: Schemas['Todo']): Promise<LiveMessage[]> {
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

async function inOneTransaction<Answer>(editor: TodoEditor, change: (tx: Tx) => Promise<Done<Answer>>): Promise<Answer> {
  const { answer, details = [], messages = [] } = await editor.services.db.transaction().execute(change);
  for (const each of details) editor.audit(each);
  publishAll(editor.services.live, messages);
  return answer;
}

/** Who makes a to-do that is due today, or gives it on, knows that it is due. */
const toldToday = ({ services }: TodoEditor, dueDate: string) => (dueDate === berlinDay(services.clock.now()) ? { due_told_for: dueDate } : {});

type NewRow = Pick<TodoRow, 'title' | 'description' | 'due_date' | 'priority' | 'campaign_id' | 'created_by' | 'repeat' | 'repeat_from'> & { assign_user_id: number };

/** Stores a to-do with its check list, and tells whom it is for. */
async function insertTodo(tx: Tx, editor: TodoEditor, row: NewRow, checkList: readonly string[]): Promise<Required<Done<Schemas['Todo']>>> {
  const now = editor.services.clock.now();
  const values = { ...row, ...toldToday(editor, row.due_date), updated_by: editor.user.id, created_at: now, updated_at: now };
  const { id } = await tx.insertInto('todos').values(values).returning('id').executeTakeFirstOrThrow();
  await insertCheckList(tx, id, checkList);
  const details = await note(tx, editor, id, 1, { title: [null, row.title], dueDate: [null, row.due_date], assign: [null, row.assign_user_id] });
  const answer = await todoById(tx, editor.user, id);
  return { answer, details: [details], messages: await tellAssignee(tx, editor, answer) };
}

/** Adds a to-do, by default for its creator. */
export function createTodo(editor: TodoEditor, { checkList = [], ...input }: Schemas['NewTodo']): Promise<Schemas['Todo']> {
  const { title = '', description = '', dueDate = input.dueDate, assign = editor.user.id, priority = 2, campaignId = null, repeat = null } = trimmed(input);
  return inOneTransaction(editor, async (tx) => {
    await refuseAssignee(tx, assign);
    await refuseCampaign(tx, editor, campaignId);
    const row: NewRow = {
      title,
      description,
      due_date: dueDate,
      assign_user_id: assign,
      priority,
      campaign_id: campaignId,
      created_by: editor.user.id,
      repeat,
      repeat_from: repeat === null ? null : dueDate,
    };
    return insertTodo(tx, editor, row, checkList);
  });
}

/** Changes the fields that were sent, unless somebody else has changed the to-do since it was read. */
export function updateTodo(editor: TodoEditor, { todoId, updatedAt, ...input }: Schemas['TodoChange']): Promise<Schemas['Todo']> {
  return inOneTransaction(editor, async (tx): Promise<Done<Schemas['Todo']>> => {
    const row = await lockedTodo(tx, editor, todoId);
    await refuseStale(tx, row, updatedAt);
    const values = Object.entries(trimmed(input)) as [keyof typeof columns, string | number | null][];
    const differing = values.filter(([name, value]) => row[columns[name]] !== value);
    if (differing.length === 0) return { answer: await todoById(tx, editor.user, todoId) };
    const isChanged = (name: keyof typeof columns): boolean => differing.some(([each]) => each === name);
    const { dueDate = row.due_date, repeat = row.repeat } = input;
    if (isChanged('campaignId')) await refuseCampaign(tx, editor, input.campaignId);
    if (isChanged('assign') && input.assign !== undefined) await refuseAssignee(tx, input.assign);
    // One that repeats adds to-dos by itself.
    if (isChanged('repeat') && repeat !== null && !editor.user.may('Todos', 'add')) throw forbidden('mayNotRepeat');
    await tx
      .updateTable('todos')
      .set({
        ...Object.fromEntries(differing.map(([name, value]) => [columns[name], value])),
        ...((isChanged('repeat') || isChanged('dueDate')) && { repeat_from: repeat === null ? null : dueDate }),
        ...((isChanged('assign') || isChanged('dueDate')) && toldToday(editor, dueDate)),
        updated_at: editor.services.clock.now(),
        updated_by: editor.user.id,
      })
      .where('id', '=', todoId)
      .execute();
    const changes: Changes = Object.fromEntries(differing.map(([name, value]) => [name, [row[columns[name]], value]]));
    const details = await note(tx, editor, todoId, 2, changes);
    const answer = await todoById(tx, editor.user, todoId);
    return { answer, details: [details], messages: isChanged('assign') ? await tellAssignee(tx, editor, answer) : [] };
  });
}

/** Makes the to-do that follows one that is done: the same again, with nothing ticked. Undefined when it does not repeat. */
async function insertNext(tx: Tx, editor: TodoEditor, row: TodoRow): Promise<Required<Done<Schemas['Todo']>> | undefined> {
  const { repeat, repeat_from, title, description, priority, campaign_id, created_by, assign_user_id } = row;
  if (repeat === null || repeat_from === null) return undefined;
  const due_date = nextDueDate(repeat, { from: repeat_from, due: row.due_date, today: berlinDay(editor.services.clock.now()) });
  if (due_date === null) return undefined;
  const isStillThere = assign_user_id !== null && (await mayBeAssigned(tx, assign_user_id));
  const assign = isStillThere ? assign_user_id : editor.user.id;
  const points = await checkListOf(tx, row.id);
  return insertTodo(
    tx,
    editor,
    { title, description, priority, campaign_id, created_by, assign_user_id: assign, due_date, repeat, repeat_from },
    points.map(({ text }) => text),
  );
}

/** Moves a to-do to another status (T13); one that repeats passes that on to the next one when it is done. */
export function changeTodoStatus(editor: TodoEditor, { todoId, status }: Schemas['TodoStatusChange']): Promise<Schemas['TodoAfterStatus']> {
  return inOneTransaction(editor, async (tx) => {
    const row = await lockedTodo(tx, editor, todoId);
    if (!isValueOf('todoStatus', row.status)) throw conflict('transitionNotAllowed');
    const verdict = can('todoStatus', row.status, status, { roleId: editor.user.roleId });
    if (!verdict.allowed) throw conflict(verdict.reason, await todoById(tx, editor.user, todoId));
    const next = status === DONE ? await insertNext(tx, editor, row) : undefined;
    await tx
      .updateTable('todos')
      .set({ status, ...(next && { repeat: null, repeat_from: null }), updated_at: editor.services.clock.now(), updated_by: editor.user.id })
      .where('id', '=', todoId)
      .execute();
    const details = await note(tx, editor, todoId, 3, { status: [row.status, status], ...(next && { repeat: [row.repeat, null] }) });
    return {
      answer: { ...(await todoById(tx, editor.user, todoId)), nextDueDate: next?.answer.dueDate ?? null },
      details: [details, ...(next?.details ?? [])],
      messages: next?.messages ?? [],
    };
  });
}

/** Deletes a to-do; who is no administrator deletes only own ones (modules D10). */
export function deleteTodo(editor: TodoEditor, { todoId }: Schemas['TodoReference']): Promise<null> {
  const { user } = editor;
  return inOneTransaction(editor, async (tx) => {
    const row = await lockedTodo(tx, editor, todoId);
    if (!user.isAdmin && row.created_by !== user.id) throw forbidden('notYourTodo');
    await tx.deleteFrom('comments').where('subject_kind', '=', 'todo').where('subject_id', '=', todoId).execute();
    await tx.deleteFrom('todos').where('id', '=', todoId).execute();
    return { answer: null, details: [await note(tx, editor, todoId, 4, { title: [row.title, null] })] };
  });
}
