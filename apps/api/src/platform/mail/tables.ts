/** Mails that a user has switched off. */
export interface MailOptOutsTable {
  user_id: number;
  template: string;
}

declare module '../database/schema.ts' {
  interface Schema {
    mail_opt_outs: MailOptOutsTable;
  }
}
