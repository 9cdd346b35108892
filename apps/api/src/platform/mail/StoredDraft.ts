import type { MailDraft, MailTemplate, MailValues } from './Mail.ts';
import type { MailReceiver } from './MailDirectory.ts';

type Stored<Values> = { [Name in keyof Values]: Values[Name] extends Date ? string : Values[Name] };

/** The values of a queued mail: instants are stored as texts. */
export type StoredValues = { [Template in MailTemplate]: Stored<MailValues[Template]> };

/** A queued draft. */
export interface StoredDraft<Template extends MailTemplate = MailTemplate> extends Pick<
  MailDraft,
  'to' | 'language' | 'attachments'
> {
  template: Template;
  values: StoredValues[Template];
  /** The receiver; absent in mails queued by an earlier version. */
  receiver?: MailReceiver;
}
