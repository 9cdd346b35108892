import type { Sender } from './sender.ts';

/** The operator's mail settings. */
export interface MailSettings {
  /** If set, mails go to this SMTP server instead of the folder. */
  smtpUrl: string | undefined;
  /** Folder of .eml files. */
  folder: string;
  /** Defaults to an address at the host of the links. */
  from: Sender | undefined;
  /** Lines of the agency's legal notice at the end of each mail. */
  imprint: readonly string[];
}
