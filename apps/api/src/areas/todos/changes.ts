import type { components } from '@resonanz/contract/types';
import { isValueOf } from '@resonanz/domain/enumerations';
import { NO_SUB_TYPE, NOTIFICATION_TYPE, notificationTextKey } from '@resonanz/domain/notifications';
import { can } from '@resonanz/domain/transitions';
import type { Kysely, Selectable } from 'kysely';
import { seesAll, visibleRows } from '../../access/ownership.ts';
import { refuseStale } from '../../history/refuseStale.ts';
import type { Schema } from '../../database/schema.ts';
import type { TodosTable } from '../../database/todosTable.ts';
import { conflict, forbidden, invalidFields, notFound } from '../../http/ApiError.ts';
import type { Call } from '../../http/area.ts';
import type { AuditDetails } from '../../http/audit.ts';
import { type Changes, type HistoryAction, writeHistory } from '../../history/writeHistory.ts';
import { createNotifications, type LiveMessage, publishAll } from '../notifications/notify.ts';
import { mayBeAssigned, todoById } from './queries.ts';

type Schemas = components['schemas'];
type Tx = Kysely<Schema>;
type Row = Selectable<TodosTable>;
type Editor = Pick<Call<'logout'>, 'user' | 'services' | 'audit'>;

const columns = { title: 'title', description: 'description', dueDate: 'due_date', assign: 'assign_user_id', priority: 'priority', campaignId: 'campaign_id' } as const;

type Values = Pick<Schemas['TodoChange'], keyof typeof columns>;

/** What a change leaves to be done after its commit. */
interface Done {
  todo: Schemas['Todo'];
  details?: AuditDetails;
  messages?: LiveMessage[];
}

async function lockedTodo(tx: Tx, { user }: Editor, id: number): Promise<Row> {
  const row = await tx
    .selectFrom('todos as t')
    .selectAll('t')
    .where('t.id', '=', id)
    .where(visibleRows('todos', user, 't'))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

async function refuseAssignee(tx: Tx, userId: number): Promise<void> {
  if (!(await mayBeAssigned(tx, userId))) throw invalidFields([{ field: 'assign', key: 'invalidValue' }]);
}

/** A campaign that a to-do belongs to has to be one the editor sees. */
async function refuseCampaign(tx: Tx, { user }: Editor, campaignId: number | null | undefined): Promise<void> {
  if (campaignId === undefined || campaignId === null) return;
  const isSeen = user.may('Campaign Management', 'view') && (await seesAll(tx, user, 'campaigns', [campaignId]));
  if (!isSeen) throw invalidFields([{ field: 'campaignId', key: 'invalidValue' }]);
}

/** Texts as they are stored: without the space around them. */
function trimmed(values: Values): Values {
  const { title, description } = values;
  return { ...values, ...(title === undefined ? {} : { title: title.trim() }), ...(description === undefined ? {} : { description: description.trim() }) };
}

const note = (tx: Tx, editor: Editor, id: number, action: HistoryAction, changes: Changes): Promise<AuditDetails> =>
  writeHistory(tx, editor, { entity: 'todo', entityId: id, action, changes });

/** Tells somebody else of the to-do that was given to them. */
async function tellAssignee(tx: Tx, { user }: Editor, { todoId, title, assign }: Schemas['Todo']): Promise<LiveMessage[]> {
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

async function inOneTransaction(editor: Editor, change: (tx: Tx) => Promise<Done>): Promise<Schemas['Todo']> {
  const { todo, details, messages = [] } = await editor.services.db.transaction().execute(change);
  if (details !== undefined) editor.audit(details);
  publishAll(editor.services.live, messages);
  return todo;
}

/** Adds a to-do, by default for its creator. */
export function createTodo(editor: Editor, input: Schemas['NewTodo']): Promise<Schemas['Todo']> {
  const { user, services } = editor;
  const { title = '', description = '', dueDate, assign = user.id, priority = 2, campaignId = null } = trimmed(input);
  return inOneTransaction(editor, async (tx) => {
    await refuseAssignee(tx, assign);
    await refuseCampaign(tx, editor, campaignId);
    const now = services.clock.now();
    const { id } = await tx
      .insertInto('todos')
      .values({
        title,
        description,
        due_date: dueDate ?? input.dueDate,
        assign_user_id: assign,
        priority,
        campaign_id: campaignId,
        created_by: user.id,
        updated_by: user.id,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const details = await note(tx, editor, id, 1, { title: [null, title], dueDate: [null, input.dueDate], assign: [null, assign] });
    const todo = await todoById(tx, editor.user, id);
    return { todo, details, messages: await tellAssignee(tx, editor, todo) };
  });
}

/** Changes the fields that were sent, unless somebody else has changed the to-do since it was read. */
export function updateTodo(editor: Editor, { todoId, updatedAt, ...input }: Schemas['TodoChange']): Promise<Schemas['Todo']> {
  return inOneTransaction(editor, async (tx) => {
    const row = await lockedTodo(tx, editor, todoId);
    await refuseStale(tx, row, updatedAt);
    const values = Object.entries(trimmed(input)) as [keyof typeof columns, string | number | null][];
    const differing = values.filter(([name, value]) => row[columns[name]] !== value);
    if (differing.length === 0) return { todo: await todoById(tx, editor.user, todoId) };
    if (differing.some(([name]) => name === 'campaignId')) await refuseCampaign(tx, editor, input.campaignId);
    const isReassigned = differing.some(([name]) => name === 'assign');
    if (isReassigned && input.assign !== undefined) await refuseAssignee(tx, input.assign);
    await tx
      .updateTable('todos')
      .set({
        ...Object.fromEntries(differing.map(([name, value]) => [columns[name], value])),
        updated_at: editor.services.clock.now(),
        updated_by: editor.user.id,
      })
      .where('id', '=', todoId)
      .execute();
    const changes: Changes = Object.fromEntries(differing.map(([name, value]) => [name, [row[columns[name]], value]]));
    const details = await note(tx, editor, todoId, 2, changes);
    const todo = await todoById(tx, editor.user, todoId);
    return { todo, details, messages: isReassigned ? await tellAssignee(tx, editor, todo) : [] };
  });
}

/** Moves a to-do to another status (T13). */
export function changeTodoStatus(editor: Editor, { todoId, status }: Schemas['TodoStatusChange']): Promise<Schemas['Todo']> {
  return inOneTransaction(editor, async (tx) => {
    const row = await lockedTodo(tx, editor, todoId);
    if (!isValueOf('todoStatus', row.status)) throw conflict('transitionNotAllowed');
    const verdict = can('todoStatus', row.status, status, { roleId: editor.user.roleId });
    if (!verdict.allowed) throw conflict(verdict.reason, await todoById(tx, editor.user, todoId));
    await tx
      .updateTable('todos')
      .set({ status, updated_at: editor.services.clock.now(), updated_by: editor.user.id })
      .where('id', '=', todoId)
      .execute();
    const details = await note(tx, editor, todoId, 3, { status: [row.status, status] });
    return { todo: await todoById(tx, editor.user, todoId), details };
  });
}

/** Deletes a to-do; who is no administrator deletes only own ones (modules D10). */
export async function deleteTodo(editor: Editor, { todoId }: Schemas['TodoReference']): Promise<null> {
  const { user } = editor;
  await inOneTransaction(editor, async (tx) => {
    const row = await lockedTodo(tx, editor, todoId);
    if (!user.isAdmin && row.created_by !== user.id) throw forbidden('notYourTodo');
    const todo = await todoById(tx, user, todoId);
    await tx.deleteFrom('todos').where('id', '=', todoId).execute();
    return { todo, details: await note(tx, editor, todoId, 4, { title: [row.title, null] }) };
  });
  return null;
}
