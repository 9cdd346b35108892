/** Mails that a user has switched off. */
export interface MailRefusalsTable {
  user_id: number;
  template: string;
}

declare module '../database/schema.ts' {
  interface Schema {
    mail_refusals: MailRefusalsTable;
  }
}
