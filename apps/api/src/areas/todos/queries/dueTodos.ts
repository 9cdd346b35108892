import { sql } from 'kysely';
import { TODO_STATUS } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import type { MailTemplate } from '../../../platform/mail/Mail.ts';
import { optOutOfUser } from '../../../platform/mail/optOuts.ts';
import { assigneeRows } from './assignees.ts';

/** Marks to-dos due today as notified, and returns those that were not marked before. */
export const markDueTodos = (tx: Tx, today: string) =>
  tx
    .updateTable('todos')
    .set({ due_notified_for: today })
    .where('due_date', '=', today)
    .where('status', '<>', TODO_STATUS.done)
    .where(sql<boolean>`due_notified_for is distinct from due_date`)
    .where('assign_user_id', 'in', assigneeRows(tx).select('u.id'))
    .returning(['id', 'title', 'assign_user_id'])
    .execute();

const overdueRows = (db: Tx, today: string) =>
  db.selectFrom('todos as t').where('t.due_date', '<', today).where('t.status', '<>', TODO_STATUS.done);

/** Takes today's mail of a person, unless it was sent or another server sends it. */
export async function takeDigest(tx: Tx, user_id: number, day: string): Promise<boolean> {
  const taken = await tx
    .insertInto('todo_digests')
    .values({ user_id, day })
    .onConflict((row) => row.column('user_id').doUpdateSet({ day }).where('todo_digests.day', '<', day))
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** People with overdue to-dos who have not switched off this mail. */
export const findPeopleWithOverdueTodos = (db: Tx, today: string, template: MailTemplate) =>
  assigneeRows(db)
    .select(['u.id', 'u.email', 'u.default_language as language'])
    .where(({ exists }) =>
      exists(
        overdueRows(db, today)
          .select('t.id')
          .where(sql<boolean>`t.assign_user_id = u.id`),
      ),
    )
    .where(({ not, exists }) => not(exists(optOutOfUser(db, template))))
    .execute();

/** The overdue to-dos of a person, the oldest first. */
export const findOverdueTodos = (tx: Tx, userId: number, today: string) =>
  overdueRows(tx, today)
    .select(['t.title', 't.due_date as dueDate'])
    .where('t.assign_user_id', '=', userId)
    .orderBy('t.due_date')
    .orderBy('t.id')
    .execute();
