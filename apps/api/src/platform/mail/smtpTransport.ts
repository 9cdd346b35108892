import { createTransport } from 'nodemailer';
import type { MailTransport } from './MailTransport.ts';

/** Milliseconds to wait for the SMTP server; together they stay below the time a job of the queue may take. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Delivers through an SMTP server, one connection a mail. */
export function createSmtpTransport(url: string): MailTransport {
  const transporter = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    async deliver({ message }) {
      await transporter.sendMail(message);
    },
  };
}
