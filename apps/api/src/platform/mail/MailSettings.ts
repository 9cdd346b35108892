import type { Sender } from './sender.ts';

/** What an operator says about mails. */
export interface MailSettings {
  /** Set: mails go to this SMTP server instead of the folder. */
  smtpUrl: string | undefined;
  /** Folder of .eml files. */
  folder: string;
  /** Undefined: an address at the host of the links. */
  from: Sender | undefined;
  /** Lines of the agency's imprint at the end of each mail. */
  imprint: readonly string[];
}
