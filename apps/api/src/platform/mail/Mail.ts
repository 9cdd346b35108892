import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { Schema } from '../database/schema.ts';
import type { ComposedMail } from './MailTransport.ts';
import type { Sender } from './sender.ts';
import type { Letterhead } from './writeContent.ts';

/** The values of each mail template; areas add theirs, and docs/domain/mails.md groups them. */
export interface MailValues {}

/** The partner a mail goes to: the record whose mails include it, and its campaign. */
export interface MailPartner {
  userType: components['schemas']['MailUserType'];
  refId: number;
  channelId?: number | null;
  campaignId?: number | null;
}

export type MailTemplate = keyof MailValues;

/** Language of the receiver. */
export type MailLanguage = 'DE' | 'EN';

/** One mail to one receiver; links are absolute and start with the configured origin. */
export type MailDraft = {
  [Template in MailTemplate]: {
    to: string;
    language: MailLanguage;
    template: Template;
    values: MailValues[Template];
    /** The partner it goes to; the mail is stored with that record. */
    partner?: MailPartner;
    /** Ids of attachments; they are read when the mail is sent. */
    attachments?: readonly number[];
  };
}[MailTemplate];

/**
 * What became of a mail that is posted once: the server took it; it refused the address for good, or for the moment; it
 * could not be reached, so that nothing left; or nobody knows.
 */
export type Post = 'sent' | 'refused' | 'busy' | 'unreachable' | 'uncertain';

/** Sends mails. */
export interface Mail {
  /**
   * Queues a mail in the transaction of the change it reports: it is delivered after the commit, at least once, and
   * never when the transaction is rolled back. Throws a {@link MailAddressError} for anything but exactly one plain
   * address.
   */
  send(tx: Kysely<Schema>, draft: MailDraft): Promise<void>;

  /**
   * The same for many mails, in their order and all of them or none: by one look-up of their receivers and one
   * statement into the queue, whatever their number; those to partners are noted one by one.
   */
  sendAll(tx: Kysely<Schema>, drafts: readonly MailDraft[]): Promise<void>;

  /** Queues a letter stored in the same transaction, to be sent after the commit or at its scheduled time. */
  sendLetter(tx: Kysely<Schema>, mailId: number, at?: Date): Promise<void>;

  /**
   * Posts a mail at once and once, without the queue: for bulk mail whose sender keeps a record of each receiver. Never
   * throws for a mail that could not be delivered.
   */
  post(compose: (from: Sender, letterhead: Letterhead) => ComposedMail): Promise<Post>;

  /** Who mails come from, and the sender details in them. */
  letterhead(): { sender: Sender; letterhead: Letterhead };
}
