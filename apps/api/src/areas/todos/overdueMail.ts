import type { components } from '@resonanz/contract/types';
import type { MailTemplate } from '../../platform/mail/Mail.ts';
import type { TodoEditor } from './lockedTodo.ts';

type OverdueMail = components['schemas']['OverdueTodoMail'];
type Caller = Pick<TodoEditor, 'user' | 'services'>;

/** The mail that can be switched off here (EM94). */
export const OVERDUE_MAIL = 'overdueTodos' satisfies MailTemplate;

/** Whether the caller is mailed about overdue to-dos; on until it is switched off. */
export async function overdueMail({ user, services }: Caller): Promise<OverdueMail> {
  const refusal = await services.db
    .selectFrom('mail_refusals')
    .select('user_id')
    .where('user_id', '=', user.id)
    .where('template', '=', OVERDUE_MAIL)
    .executeTakeFirst();
  return { isOn: refusal === undefined };
}

/** Switches the mail on or off for the caller. */
export async function changeOverdueMail({ user, services }: Caller, { isOn }: OverdueMail): Promise<OverdueMail> {
  if (isOn)
    await services.db
      .deleteFrom('mail_refusals')
      .where('user_id', '=', user.id)
      .where('template', '=', OVERDUE_MAIL)
      .execute();
  else
    await services.db
      .insertInto('mail_refusals')
      .values({ user_id: user.id, template: OVERDUE_MAIL })
      .onConflict((row) => row.doNothing())
      .execute();
  return { isOn };
}
