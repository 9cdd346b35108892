import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { HISTORY_ACTION, TODO_PRIORITY } from '@resonanz/domain/workStates';
import { translator } from '@resonanz/i18n/messages';
import type { Tx } from '../../../platform/database/schema.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../../platform/http/ApiError.ts';
import { type Done, inOneTransaction } from '../../notifications/door.ts';
import { changeTodo, finishTodo, insertTodo, mayBeAssigned } from '../../todos/door.ts';
import { leadMessages } from '../messages.ts';
import { type LeadEditor, lockLead, type StoredLead, updateLead } from '../record/queries.ts';
import { CLOSED } from '../rules.ts';
import { languageOf, lockOpenTodo } from './queries.ts';

type FollowUpColumns = Pick<StoredLead, 'follow_up_date' | 'follow_up_todo_id' | 'follow_up_notified_for'>;

const LONGEST_TITLE = 200;

/** The first of these people who may be given to-dos. */
async function assigneeAmong(tx: Tx, people: readonly (number | null)[]): Promise<number | undefined> {
  for (const id of people) if (id !== null && (await mayBeAssigned(tx, id))) return id;
  return undefined;
}

async function titleFor(tx: Tx, userId: number, company: string): Promise<string> {
  const language = await languageOf(tx, userId);
  const title = translator(leadMessages, language === 'EN' ? 'en' : 'de')('lead.followUp', { company });
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title;
}

/** Writes the to-do of a follow-up, or moves the one that is not done; answers with its id. */
async function writeTodo(tx: Tx, editor: LeadEditor, row: StoredLead, dueDate: string): Promise<Done<number | null>> {
  const todo = await lockOpenTodo(tx, row.follow_up_todo_id);
  if (todo !== undefined) {
    const assign = await assigneeAmong(tx, [row.owner_user_id]);
    return {
      ...(await changeTodo(tx, editor, todo, { dueDate, ...(assign !== undefined && { assign }) })),
      answer: todo.id,
    };
  }
  const assign = await assigneeAmong(tx, [row.owner_user_id, editor.user.id]);
  if (assign === undefined) return { answer: null };
  const title = await titleFor(tx, assign, row.company);
  const values = {
    title,
    description: row.next_step,
    due_date: dueDate,
    assign_user_id: assign,
    priority: TODO_PRIORITY.normal,
    campaign_id: null,
    customer_lead_id: row.id,
  };
  const written = await insertTodo(
    tx,
    editor,
    { ...values, created_by: editor.user.id, repeat: null, repeat_from: null },
    [],
  );
  return { ...written, answer: written.answer.todoId };
}

/** Plans the follow-up of a locked lead; returns the columns to store. */
export async function planned(
  tx: Tx,
  editor: LeadEditor,
  row: StoredLead,
  day: string,
): Promise<Done<FollowUpColumns>> {
  const today = berlinDay(editor.services.clock.now());
  if (day < today) throw invalidFields([{ field: 'followUpDate', key: 'pastDate' }]);
  const { answer: follow_up_todo_id, ...left } = await writeTodo(tx, editor, row, day);
  // A user who plans their own follow-up for today knows that it is due.
  const follow_up_notified_for = day === today && row.owner_user_id === editor.user.id ? day : null;
  return { ...left, answer: { follow_up_date: day, follow_up_todo_id, follow_up_notified_for } };
}

/** Ends the follow-up of a lead that is held: its to-do is done. */
export async function ended(tx: Tx, editor: LeadEditor, row: StoredLead): Promise<Done<FollowUpColumns>> {
  const todo = await lockOpenTodo(tx, row.follow_up_todo_id);
  const details = todo === undefined ? [] : [await finishTodo(tx, editor, todo)];
  return { details, answer: { follow_up_date: null, follow_up_todo_id: null, follow_up_notified_for: null } };
}

/** Gives the to-do of the follow-up to another owner. */
export async function handedOver(
  tx: Tx,
  editor: LeadEditor,
  row: StoredLead,
  owner: number | null,
): Promise<Omit<Done<null>, 'answer'>> {
  const todo = await lockOpenTodo(tx, row.follow_up_todo_id);
  const assign = await assigneeAmong(tx, [owner]);
  if (todo === undefined || assign === undefined) return {};
  const { details = [], messages = [] } = await changeTodo(tx, editor, todo, { assign });
  return { details, messages };
}

/** Plans the follow-up of a lead, or moves it. */
export function planFollowUp(
  editor: LeadEditor,
  { customerLeadId, followUpDate }: components['schemas']['CustomerLeadFollowUp'],
): Promise<null> {
  return inOneTransaction(editor, async (tx) => {
    const row = await lockLead(tx, customerLeadId);
    if (CLOSED.includes(row.status)) throw conflict('leadClosed');
    const { answer: columns, details = [], messages = [] } = await planned(tx, editor, row, followUpDate);
    await updateLead(tx, customerLeadId, {
      ...columns,
      updated_at: editor.services.clock.now(),
      updated_by: editor.user.id,
    });
    const changes = changesBetween({ followUpDate: row.follow_up_date }, { followUpDate });
    const entry = await writeHistory(tx, editor, {
      entity: 'customerLead',
      entityId: customerLeadId,
      action: HISTORY_ACTION.update,
      changes,
    });
    return { answer: null, details: [entry, ...details], messages };
  });
}
