import type { Generated, JSONColumnType } from 'kysely';
import type { Instant, InstantOrNull, NumberOrNull, TextOrNull } from '../../platform/database/columns.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

type Language = 'DE' | 'EN';

/** What was written with one partner about one thing. */
export interface MailThreadsTable {
  id: Generated<number>;
  user_type: Schemas['MailUserType'];
  influencer_id: NumberOrNull;
  /** Of a customer, and of a brand the customer it belongs to. */
  customer_id: NumberOrNull;
  /** The account of a tester. */
  tester_user_id: NumberOrNull;
  amazon_user_id: NumberOrNull;
  channel_id: NumberOrNull;
  campaign_id: NumberOrNull;
  is_read: Generated<boolean>;
  is_archived: Generated<boolean>;
  /** When its newest mail was sent, or will be, or was written. */
  last_at: Instant;
}

/** A draft to one or several receivers; once sent it keeps the attachments of its mails. */
export interface MailDraftsTable {
  id: Generated<number>;
  created_by: NumberOrNull;
  parent_id: NumberOrNull;
  campaign_id: NumberOrNull;
  receivers: JSONColumnType<Schemas['MailReceiver'][], string | undefined, string>;
  cc: Generated<string[]>;
  bcc: Generated<string[]>;
  subject: Generated<string>;
  message: Generated<string>;
  language: Generated<Language>;
  scheduled_at: InstantOrNull;
  updated_at: Instant;
  sent_at: InstantOrNull;
}

/** One mail to one partner. */
export interface MailsTable {
  id: Generated<number>;
  thread_id: number;
  parent_id: NumberOrNull;
  draft_id: NumberOrNull;
  /** The contact person of a customer it goes to. */
  contact_id: NumberOrNull;
  state: Schemas['MailState'];
  failure: Schemas['MailFailure'] | null;
  /** Of the e-mail catalogue; null where a person has written it. */
  template: TextOrNull;
  receiver_name: string;
  to_email: string;
  cc: Generated<string[]>;
  bcc: Generated<string[]>;
  from_email: TextOrNull;
  /** Name in the header, for answers. */
  message_id: TextOrNull;
  subject: string;
  message: string;
  plain_text: string;
  language: Generated<Language>;
  created_by: NumberOrNull;
  created_at: Instant;
  scheduled_at: InstantOrNull;
  sent_at: InstantOrNull;
  search_text: Generated<string>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    mail_drafts: MailDraftsTable;
    mail_threads: MailThreadsTable;
    mails: MailsTable;
  }
}
