import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { MailDraft } from './Mail.ts';

/** Determines the colours of a mail. */
export type MailAudience = 'staff' | 'brand' | 'testerworld';

/** What is known about the receiver. */
export interface MailReceiver {
  /** Empty when unknown. */
  name: string;
  audience: MailAudience;
}

/** Looks up accounts and partners for the queue. */
export interface MailDirectory {
  /** Name and audience of the receiver of each draft, in their order. */
  receiversOf(tx: Kysely<Schema>, drafts: readonly MailDraft[]): Promise<MailReceiver[]>;
  /** Stores a mail to a partner with that record; returns undefined when the draft names none. */
  note(tx: Kysely<Schema>, draft: MailDraft, receiver: MailReceiver, at: Date): Promise<number | undefined>;
}
