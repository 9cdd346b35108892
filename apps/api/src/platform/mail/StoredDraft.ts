import type { MailDraft, MailTemplate, MailValues } from './Mail.ts';
import type { MailReceiver } from './MailDirectory.ts';

type Stored<Values> = { [Name in keyof Values]: Values[Name] extends Date ? string : Values[Name] };

/** The values of a mail as they wait in the queue: instants have become texts. */
export type StoredValues = { [Template in MailTemplate]: Stored<MailValues[Template]> };

/** A draft as it waits in the queue. */
export interface StoredDraft<Template extends MailTemplate = MailTemplate> extends Pick<
  MailDraft,
  'to' | 'language' | 'attachments'
> {
  template: Template;
  values: StoredValues[Template];
  /** Who it goes to; absent in what was queued by an earlier version. */
  receiver?: MailReceiver;
}
