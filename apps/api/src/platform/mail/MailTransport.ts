import type { SendMailOptions } from 'nodemailer';

/** A finished mail, with what a mailbox folder needs to name it. */
export interface ComposedMail {
  id: string;
  to: string;
  template: string;
  message: SendMailOptions;
}

/** Takes mails out of the house. */
export interface MailTransport {
  /** Settles once the mail is in somebody else's hands; rejects when it is not. */
  deliver(mail: ComposedMail): Promise<void>;
}
