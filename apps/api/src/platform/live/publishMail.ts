import type { components } from '@resonanz/contract/types';
import { MAIL_TOPIC } from '@resonanz/domain/liveTopics';
import type { Live } from './Live.ts';

/** Tells everybody who may see mails that one has come in; call it after the mail has been committed. */
export function publishMail(live: Live, mail: components['schemas']['MailEvent']): void {
  live.publish(MAIL_TOPIC, mail);
}
