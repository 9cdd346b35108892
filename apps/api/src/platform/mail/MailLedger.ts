import type { components } from '@resonanz/contract/types';
import type { Letter } from './Letter.ts';

/** Why a mail could not be delivered. */
export type MailFailure = components['schemas']['MailFailure'];

/** An attachment of a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Stores mails to partners: the queue reads letters from it and reports each delivery. */
export interface MailLedger {
  /** Returns a letter that is due; undefined when it was withdrawn or can no longer be sent. */
  take(mailId: number): Promise<Letter | undefined>;
  /** Returns the attachments with these ids; those deleted meanwhile are left out. */
  attachments(fileIds: readonly number[]): Promise<Attachment[]>;
  /** Records the delivery with its Message-ID and sender address. */
  sent(mailId: number, named: { messageId: string; fromEmail: string }): Promise<void>;
  /** Records a failed delivery: permanent, or until the next attempt. */
  failed(mailId: number, failure: MailFailure, isLast: boolean): Promise<void>;
}
