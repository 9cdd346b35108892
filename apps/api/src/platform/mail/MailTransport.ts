import type { SendMailOptions } from 'nodemailer';

/** A rendered mail, with what a mailbox folder needs to name it. */
export interface ComposedMail {
  id: string;
  to: string;
  template: string;
  message: SendMailOptions;
}

/** Sends mails. */
export interface MailTransport {
  /** Resolves when the mail was accepted; rejects when it was not. */
  deliver(mail: ComposedMail): Promise<void>;
}
