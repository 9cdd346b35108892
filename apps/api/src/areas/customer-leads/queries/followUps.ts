import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { MailTemplate } from '../../../platform/mail/Mail.ts';
import { ownerRows } from '../../customers/door.ts';
import { DONE, type TodoRow } from '../../todos/door.ts';

type Db = Kysely<Schema>;

/** The to-do of a planned follow-up, locked until the transaction ends; undefined when it is done or was deleted. */
export const lockOpenTodo = (tx: Db, todoId: number | null): Promise<TodoRow | undefined> =>
  tx
    .selectFrom('todos')
    .selectAll()
    .where('id', '=', todoId)
    .where('status', '<>', DONE)
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
  ownerRows(db, 'Customer Leads').where(({ not, exists }) =>
    not(
      exists(
        db
          .selectFrom('mail_refusals as r')
          .select('r.user_id')
          .where(sql<boolean>`r.user_id = u.id`)
          .where('r.template', '=', template),
      ),
    ),
  );
