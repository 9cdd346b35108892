import type { components } from '@resonanz/contract/types';
import type { MailTemplate } from '../../platform/mail/Mail.ts';
import { deleteOptOut, hasOptedOut, insertOptOut } from '../../platform/mail/optOuts.ts';
import type { TodoEditor } from './queries/todos.ts';

type OverdueMail = components['schemas']['OverdueTodoMail'];
type Caller = Pick<TodoEditor, 'user' | 'services'>;

/** The mail that can be switched off here (docs/domain/mails.md#overdue-to-dos). */
export const OVERDUE_MAIL = 'overdueTodos' satisfies MailTemplate;

/** Whether the caller is mailed about overdue to-dos; on until it is switched off. */
export async function overdueMail({ user, services }: Caller): Promise<OverdueMail> {
  return { isOn: !(await hasOptedOut(services.db, user.id, OVERDUE_MAIL)) };
}

/** Switches the mail on or off for the caller. */
export async function changeOverdueMail({ user, services }: Caller, { isOn }: OverdueMail): Promise<OverdueMail> {
  if (isOn) await deleteOptOut(services.db, user.id, OVERDUE_MAIL);
  else await insertOptOut(services.db, user.id, OVERDUE_MAIL);
  return { isOn };
}
