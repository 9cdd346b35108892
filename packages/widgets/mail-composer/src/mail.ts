/** Identifies the receiver. */
export type MailReceiverId = string | number;

/** A person a mail goes to. */
export interface MailReceiver {
  /** Identifies the receiver. */
  readonly id: MailReceiverId;
  /** The name, shown as a tag. */
  readonly name: string;
}

/** A value that is filled in for each receiver; it stands in the text as `{{name}}`. */
export interface MailPlaceholder {
  /** Its name in the text. */
  readonly name: string;
  /** What the writer reads instead. */
  readonly label: string;
}

/** A file that is saved with a draft already. */
export interface AttachedFile {
  /** Identifies the file. */
  readonly fileId: number;
  /** Its name. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A file that is made when it is wanted, for example the expose of a watch list. */
export interface MailFileOffer {
  /** What the button says. */
  readonly label: string;
  /** Makes the file; what it is rejected with is said in words beside the button. */
  readonly make: () => Promise<File>;
}

/** Language of a mail: of its dates and of its imprint. */
export type MailLanguage = 'DE' | 'EN';

/** What a mail says. */
export interface MailText {
  /** One line; may hold placeholders. */
  readonly subject: string;
  /** HTML of the editor; may hold placeholders. */
  readonly message: string;
  /** Language of its dates and of its imprint. */
  readonly language: MailLanguage;
}

/** A mail as it was started. */
export interface MailDraft extends Partial<MailText> {
  /** Addresses that get a copy. */
  readonly cc?: readonly string[];
  /** Addresses that get a copy no one else learns of. */
  readonly bcc?: readonly string[];
  /** When it is to be sent, as an instant; without it at once. */
  readonly sendAt?: string | null;
  /** Files that are saved with it already. */
  readonly savedFiles?: readonly AttachedFile[];
}

/** A mail as it is sent or saved: each receiver gets a mail of their own. */
export interface WrittenMail extends MailText {
  /** Who gets it. */
  readonly receiverIds: readonly MailReceiverId[];
  /** Addresses that get a copy. */
  readonly cc: readonly string[];
  /** Addresses that get a copy no one else learns of. */
  readonly bcc: readonly string[];
  /** When it is to be sent, as an instant; `null` for at once. */
  readonly sendAt: string | null;
  /** New files. */
  readonly files: readonly File[];
  /** Files of the draft that stay. */
  readonly savedFileIds: readonly number[];
}

/** Why a receiver can't get a mail. */
export type MailProblem = 'receiverWithoutAddress' | 'receiverBlocked' | 'receiverTwice' | 'placeholderWithoutValue';

/** What is known of a receiver before a mail is sent. */
export interface CheckedReceiver {
  /** The receiver. */
  readonly id: MailReceiverId;
  /** Where the mail goes; `null` when no address is known. */
  readonly email: string | null;
  /** Why nothing can be sent; `null` when nothing speaks against it. */
  readonly problem: MailProblem | null;
  /** Names of the placeholders that have no value for this receiver. */
  readonly missing: readonly string[];
}

/** What becomes of a mail: who can get it, and how one of them reads it. */
export interface MailCheck {
  /** The receivers, in the order they were asked for. */
  readonly receivers: readonly CheckedReceiver[];
  /** The subject as that receiver reads it. */
  readonly subject: string;
  /** The text as that receiver reads it. */
  readonly message: string;
}

/** Asks what would become of a mail; `shownId` is the receiver whose text is wanted. */
export type CheckMail = (
  text: MailText,
  receiverIds: readonly MailReceiverId[],
  shownId: MailReceiverId,
) => Promise<MailCheck>;

/**
 * Hands a written mail over; `onShare` receives how much of it has been sent, 0 to 1. A rejection keeps everything for
 * another attempt.
 */
export type HandOver = (mail: WrittenMail, onShare: (share: number) => void) => Promise<unknown>;

/** Most bytes of all attachments together. */
export const ATTACHMENTS_MAX_BYTES = 25 * 1024 * 1024;

/** Most attachments of a mail. */
export const ATTACHMENTS_MAX = 10;

/** Most characters of a subject. */
export const SUBJECT_MAX_LENGTH = 200;

/** Most characters of a message with its markup. */
export const MESSAGE_MAX_LENGTH = 100_000;
