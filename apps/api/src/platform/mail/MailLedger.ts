import type { components } from '@resonanz/contract/types';
import type { Letter } from './Letter.ts';

/** Why a mail could not be delivered. */
export type MailFailure = components['schemas']['MailFailure'];

/** A file as it goes with a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** What is kept of mails to partners: the queue asks it for letters and tells it how each mail went. */
export interface MailLedger {
  /** A letter that is due; undefined when it was taken back or can no longer be sent. */
  take(mailId: number): Promise<Letter | undefined>;
  /** The files with these ids that go with a mail of the catalogue; one that was deleted meanwhile stays away. */
  attachments(fileIds: readonly number[]): Promise<Attachment[]>;
  /** It has left the house under this name and from this address. */
  sent(mailId: number, named: { messageId: string; fromEmail: string }): Promise<void>;
  /** It could not be delivered: for good, or until the next attempt. */
  failed(mailId: number, failure: MailFailure, isLast: boolean): Promise<void>;
}
