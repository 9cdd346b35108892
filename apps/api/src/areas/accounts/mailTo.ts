import type { MailDraft, MailTemplate, MailValues } from '../../platform/mail/Mail.ts';
import type { Account } from './account.ts';

/** A mail to the owner of an account, in the owner's language. */
export function mailTo<Template extends MailTemplate>(
  account: Account,
  template: Template,
  values: MailValues[Template],
): MailDraft {
  return { to: account.email, language: account.default_language, template, values } as MailDraft;
}
