import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { Schema } from '../database/schema.ts';

/** The values of each mail; areas add theirs, and docs/domain/mails.md groups them. */
export interface MailValues {}

/** Whom a mail goes to: the record in whose mails it stands, and the campaign it belongs to. */
export interface MailPartner {
  userType: components['schemas']['MailUserType'];
  refId: number;
  channelId?: number | null;
  campaignId?: number | null;
}

export type MailTemplate = keyof MailValues;

/** Language of the receiver, as users keep it. */
export type MailLanguage = 'DE' | 'EN';

/** One mail to one receiver; links are absolute and come from the configured origin. */
export type MailDraft = {
  [Template in MailTemplate]: {
    to: string;
    language: MailLanguage;
    template: Template;
    values: MailValues[Template];
    /** The partner it goes to: it is kept among the mails of that record. */
    partner?: MailPartner;
    /** Ids of files that go with it; they are read when it leaves. */
    attachments?: readonly number[];
  };
}[MailTemplate];

/** Sends mails. */
export interface Mail {
  /**
   * Queues a mail in the transaction of the change it tells about: it is delivered after the commit, at least once, and
   * never when the transaction is rolled back. Throws a {@link MailAddressError} for an address that is not exactly one
   * plain address.
   */
  send(tx: Kysely<Schema>, draft: MailDraft): Promise<void>;

  /** Queues a letter that was noted in the same transaction, to leave after the commit or at its moment. */
  sendLetter(tx: Kysely<Schema>, mailId: number, at?: Date): Promise<void>;
}
