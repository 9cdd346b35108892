import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { MailDraft } from './Mail.ts';

/** Whose colours a mail wears. */
export type MailAudience = 'staff' | 'brand' | 'testerworld';

/** Who a mail goes to, as far as it is known. */
export interface MailReceiver {
  /** Empty where nobody knows it. */
  name: string;
  audience: MailAudience;
}

/** What the queue asks of those who know accounts and partners. */
export interface MailDirectory {
  /** Name and audience of the receiver of a draft. */
  receiverOf(tx: Kysely<Schema>, draft: MailDraft): Promise<MailReceiver>;
  /** Notes a mail to a partner among the mails of that record; undefined where the draft names none. */
  note(tx: Kysely<Schema>, draft: MailDraft, receiver: MailReceiver, at: Date): Promise<number | undefined>;
}
