import type { components } from '@resonanz/contract/types';
import type { Live } from './Live.ts';
import { mailTopic } from './topics.ts';

/** Tells everybody who may see mails that one has come in (000 §7); call it after the mail has been committed. */
export function publishMail(live: Live, mail: components['schemas']['MailEvent']): void {
  live.publish(mailTopic, mail);
}
