import type { components } from '@resonanz/contract/types';
import { MAIL_TOPIC } from '@resonanz/domain/liveTopics';
import type { Live } from './Live.ts';

/** Publishes an incoming mail to everyone who may see mails. Call it after the mail is committed. */
export function publishMail(live: Live, mail: components['schemas']['MailEvent']): void {
  live.publish(MAIL_TOPIC, mail);
}
