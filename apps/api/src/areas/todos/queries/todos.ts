import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { isValueOf } from '@resonanz/domain/enumerations';
import { HISTORY_ACTION, TODO_STATUS } from '@resonanz/domain/workStates';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import { escapeLike, readPage } from '../../../platform/database/lists.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { visibleRows } from '../../ownership/door.ts';
import type { TodosTable } from '../tables.ts';

/** Maximum number of to-dos per day, and of events per to-do, in a response. */
const MAX_ROWS = 100;

/** Names of campaigns appear only for those who see the campaign. */
const seenCampaign = (viewer: CallUser) =>
  viewer.may('Campaign Management', 'view') ? visibleRows('campaigns', viewer, 'k') : sql<boolean>`false`;

/** So do companies of leads. */
const seenLead = (viewer: CallUser) =>
  viewer.may('Customer Leads', 'view') ? visibleRows('customerLeads', viewer, 'l') : sql<boolean>`false`;

const todoRows = (db: Db, viewer: CallUser) =>
  db
    .selectFrom('todos as t')
    .leftJoin('users as a', 'a.id', 't.assign_user_id')
    .leftJoin('users as c', 'c.id', 't.created_by')
    .leftJoin('campaigns as k', (join) => join.onRef('k.id', '=', 't.campaign_id').on(seenCampaign(viewer)))
    .leftJoin('customer_leads as l', (join) => join.onRef('l.id', '=', 't.customer_lead_id').on(seenLead(viewer)))
    .select([
      't.id as todoId',
      't.title',
      't.description',
      't.due_date as dueDate',
      't.assign_user_id as assign',
      fullNameOf('a').as('assignName'),
      't.created_by as createdBy',
      fullNameOf('c').as('createdByName'),
      't.status',
      't.customer_lead_id as customerLeadId',
      'l.company as customerLeadName',
      't.priority',
      't.campaign_id as campaignId',
      'k.name as campaignName',
      't.repeat',
      sql<number>`(select count(*)::int from todo_check_items as i where i.todo_id = t.id and i.is_done)`.as(
        'checkDone',
      ),
      sql<number>`(select count(*)::int from todo_check_items as i where i.todo_id = t.id)`.as('checkTotal'),
      sql<number>`(
        select count(*)::int from comments as m
        where m.subject_kind = 'todo' and m.subject_id = t.id and m.deleted_at is null)`.as('commentCount'),
      't.created_at as createdAt',
      't.updated_at as updatedAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof todoRows>['execute']>>[number];

const isPriority = (value: number): value is Schemas['TodoPriority'] => value >= 1 && value <= 3;

function toWire(row: Row): Schemas['Todo'] {
  if (!isValueOf('todoStatus', row.status))
    throw new Error(`The to-do ${row.todoId} has the unknown status ${row.status}.`);
  if (!isPriority(row.priority)) throw new Error(`The to-do ${row.todoId} has the unknown priority ${row.priority}.`);
  return { ...row, status: row.status, priority: row.priority };
}

/** A to-do as it travels, unrestricted; for answers to a change that was allowed. */
export async function todoById(db: Db, viewer: CallUser, id: number): Promise<Schemas['Todo']> {
  return toWire(await todoRows(db, viewer).where('t.id', '=', id).executeTakeFirstOrThrow());
}

/** A to-do that the viewer sees with what happened to it, or undefined. */
export async function visibleTodo(db: Db, viewer: CallUser, id: number): Promise<Schemas['Todo'] | undefined> {
  const row = await todoRows(db, viewer)
    .where('t.id', '=', id)
    .where(visibleRows('todos', viewer, 't'))
    .executeTakeFirst();
  return row === undefined ? undefined : toWire(row);
}

/** What happened to a to-do, the newest first. */
export async function todoHistory(db: Db, id: number): Promise<Schemas['TodoEvent'][]> {
  const rows = await db
    .selectFrom('history as h')
    .leftJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.at', fullNameOf('u').as('userName'), 'h.action', 'h.changes'])
    .where('h.entity', '=', 'todo')
    .where('h.entity_id', '=', id)
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  // A deleted to-do cannot be opened, so its last event is not shown anywhere.
  return rows.flatMap(({ changes, action, ...row }) =>
    action === HISTORY_ACTION.delete ? [] : [{ ...row, action, fields: Object.keys(changes ?? {}).sort() }],
  );
}

/** What a user has been given for a day and not done yet, the oldest first. */
export async function todosDueOn(db: Db, viewer: CallUser, day: string): Promise<Schemas['Todo'][]> {
  const rows = await todoRows(db, viewer)
    .where('t.assign_user_id', '=', viewer.id)
    .where('t.due_date', '=', day)
    .where('t.status', '<>', TODO_STATUS.done)
    .orderBy('t.id')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(toWire);
}

const orders = {
  dueDate: [sql`t.due_date`],
  title: [sql`t.title`],
  status: [sql`t.status`],
  priority: [sql`t.priority`],
  assignName: [sql`a.last_name`, sql`a.first_name`],
  createdByName: [sql`c.last_name`, sql`c.first_name`],
  updatedAt: [sql`t.updated_at`],
} satisfies Record<NonNullable<Schemas['TodoQuery']['sortBy']>, readonly RawBuilder<unknown>[]>;

/** A to-do belongs to a customer by its campaign or its lead, as far as the viewer sees these. */
const ofCustomer = (viewer: CallUser, customerId: number) => sql<boolean>`
  (exists (select 1 from campaigns k
    where k.id = t.campaign_id and k.customer_id = ${customerId} and ${seenCampaign(viewer)})
  or exists (select 1 from customer_leads l
    where l.id = t.customer_lead_id and l.customer_id = ${customerId} and ${seenLead(viewer)}))`;

function narrowed(
  viewer: CallUser,
  today: string,
  { due, status, whose, priority, customerLeadId, campaignId, customerId, isOpen }: Schemas['TodoFilters'],
  search: string,
): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [visibleRows('todos', viewer, 't')];
  if (due === 'today') conditions.push(sql`t.due_date = ${today}`);
  if (due === 'overdue') conditions.push(sql`t.due_date < ${today} and t.status <> ${TODO_STATUS.done}`);
  if (status !== undefined) conditions.push(sql`t.status = ${status}`);
  if (priority !== undefined) conditions.push(sql`t.priority = ${priority}`);
  if (customerLeadId !== undefined) conditions.push(sql`t.customer_lead_id = ${customerLeadId}`);
  if (campaignId !== undefined) conditions.push(sql`t.campaign_id = ${campaignId}`);
  if (customerId !== undefined) conditions.push(ofCustomer(viewer, customerId));
  if (isOpen !== undefined)
    conditions.push(isOpen ? sql`t.status <> ${TODO_STATUS.done}` : sql`t.status = ${TODO_STATUS.done}`);
  if (whose === 'assignedToMe') conditions.push(sql`t.assign_user_id = ${viewer.id}`);
  if (whose === 'createdByMe') conditions.push(sql`t.created_by = ${viewer.id}`);
  if (search !== '') conditions.push(sql`t.search_text like '%' || fold_text(${escapeLike(search)}) || '%'`);
  return conditions;
}

/** One page of the to-dos that the viewer sees; `today` is the calendar date in Berlin. */
export async function todoPage(
  db: Db,
  viewer: CallUser,
  today: string,
  query: Schemas['TodoQuery'],
): Promise<Schemas['TodoPage']> {
  const { pageNumber = 0, pageSize = 10, sortBy = 'dueDate', sort = 'ASC', search = '', filters = {} } = query;
  const where = sql<boolean>`${sql.join(
    narrowed(viewer, today, filters, search.trim()).map((each) => sql`(${each})`),
    sql` and `,
  )}`;
  const direction = sort === 'ASC' ? sql`asc` : sql`desc`;
  let rows = todoRows(db, viewer).where(where);
  // Completed to-dos come last; written out to match the index.
  if (sortBy === 'dueDate') rows = rows.orderBy(sql.raw(`(t.status = ${TODO_STATUS.done})`));
  for (const column of orders[sortBy]) rows = rows.orderBy(sql`${column} ${direction} nulls last`);
  const page = await readPage(
    db,
    { rows: rows.orderBy('t.id'), matches: db.selectFrom('todos as t').where(where) },
    { pageNumber, pageSize },
  );
  return { ...page, content: page.content.map(toWire) };
}

/** Who changes to-dos, with what a change needs. */
export type TodoEditor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** A to-do as it is stored. */
export type TodoRow = Selectable<TodosTable>;

/** A to-do that the editor sees, locked until the transaction ends. */
export async function lockTodo(tx: Db, { user }: TodoEditor, id: number): Promise<TodoRow> {
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

/** Stores a to-do; returns its id. */
export async function insertTodoRow(tx: Db, values: Insertable<TodosTable>): Promise<number> {
  const { id } = await tx.insertInto('todos').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a to-do. */
export async function updateTodoRow(tx: Db, id: number, values: Updateable<TodosTable>): Promise<void> {
  await tx.updateTable('todos').set(values).where('id', '=', id).execute();
}

/** Deletes a to-do with its comments. */
export async function deleteTodoWithComments(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('comments').where('subject_kind', '=', 'todo').where('subject_id', '=', id).execute();
  await tx.deleteFrom('todos').where('id', '=', id).execute();
}
