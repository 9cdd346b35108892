import type { MailLanguage } from './Mail.ts';
import type { Attachment } from './MailLedger.ts';

/** A mail that a person has written, ready to be sent. */
export interface Letter {
  to: string;
  cc: readonly string[];
  bcc: readonly string[];
  subject: string;
  /** Cleaned HTML. */
  html: string;
  /** The same as plain text. */
  text: string;
  language: MailLanguage;
  /** Whom an answer reaches; undefined when the account is gone. */
  author: { name: string; address: string } | undefined;
  /** Name in the header of the mail it answers. */
  inReplyTo: string | undefined;
  attachments: readonly Attachment[];
}
