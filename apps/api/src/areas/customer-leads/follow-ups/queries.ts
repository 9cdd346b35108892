import { TODO_STATUS } from '@resonanz/domain/workStates';
import type { Db } from '../../../platform/database/schema.ts';
import type { MailTemplate } from '../../../platform/mail/Mail.ts';
import { optOutOfUser } from '../../../platform/mail/optOuts.ts';
import { ownerRows } from '../../customers/door.ts';
import type { TodoRow } from '../../todos/door.ts';
import { isFollowUpDue } from '../record/queries.ts';

/** The to-do of a planned follow-up, locked until the transaction ends; undefined when it is done or was deleted. */
export const lockOpenTodo = (tx: Db, todoId: number | null): Promise<TodoRow | undefined> =>
  tx
    .selectFrom('todos')
    .selectAll()
    .where('id', '=', todoId)
    .where('status', '<>', TODO_STATUS.done)
    .forUpdate()
    .executeTakeFirst();

/** The language of a user. */
export async function languageOf(tx: Db, userId: number): Promise<'DE' | 'EN'> {
  const { default_language: language } = await tx
    .selectFrom('users')
    .select('default_language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return language;
}

/** People who look after leads and have not switched off this mail. */
export const mailedOwners = (db: Db, template: Extract<MailTemplate, 'leadAssigned' | 'leadFollowUp'>) =>
  ownerRows(db, 'Customer Leads').where(({ not, exists }) => not(exists(optOutOfUser(db, template))));

/** Leads with a due follow-up whose owner was not notified. */
const dueLeads = (db: Db, today: string) =>
  db
    .selectFrom('customer_leads as l')
    .where(isFollowUpDue(today))
    .where('l.follow_up_notified_for', 'is distinct from', ({ ref }) => ref('l.follow_up_date'));

/** Such leads of owners who want the mail. */
export const findDueLeads = (db: Db, today: string) =>
  dueLeads(db, today)
    .where('l.owner_user_id', 'in', mailedOwners(db, 'leadFollowUp').select('u.id'))
    .select('l.id')
    .orderBy('l.id')
    .execute();

/** Locks one of them; undefined when it is no longer due. */
export const lockDueLead = (tx: Db, id: number, today: string) =>
  dueLeads(tx, today).where('l.id', '=', id).selectAll('l').forUpdate('l').executeTakeFirst();

/** The owner of a lead; undefined when the owner has switched this mail off. */
export const findMailedOwner = (tx: Db, ownerId: number) =>
  mailedOwners(tx, 'leadFollowUp')
    .where('u.id', '=', ownerId)
    .select(['u.email', 'u.default_language as language'])
    .executeTakeFirst();

/** Notes for which follow-up the owner was mailed. */
export async function markAsMailed(tx: Db, id: number, followUpDate: string): Promise<void> {
  await tx.updateTable('customer_leads').set({ follow_up_notified_for: followUpDate }).where('id', '=', id).execute();
}
