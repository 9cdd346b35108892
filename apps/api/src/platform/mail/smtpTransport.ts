import { createTransport } from 'nodemailer';
import type { MailTransport } from './MailTransport.ts';

/** Timeouts of the SMTP server in milliseconds; in total below the time limit of a queue job. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Delivers through an SMTP server, with one connection per mail. */
export function createSmtpTransport(url: string): MailTransport {
  const transporter = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    async deliver({ message }) {
      await transporter.sendMail(message);
    },
  };
}
