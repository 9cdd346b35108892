import type { MailLanguage } from './Mail.ts';
import type { Attachment } from './MailLedger.ts';

/** A mail written by a user, ready to be sent. */
export interface Letter {
  to: string;
  cc: readonly string[];
  bcc: readonly string[];
  subject: string;
  /** Sanitized HTML. */
  html: string;
  /** The same as plain text. */
  text: string;
  language: MailLanguage;
  /** Reply-To; undefined when the account was deleted. */
  author: { name: string; address: string } | undefined;
  /** Message-ID of the mail it replies to. */
  inReplyTo: string | undefined;
  attachments: readonly Attachment[];
}
