import { file } from '@resonanz/validators/file';
import type { ErrorCode } from '@resonanz/validators/schema';
import { type Entry, instantOf, isWritten, wrongAddresses } from './entry.ts';
import { ATTACHMENTS_MAX_BYTES, MESSAGE_MAX_LENGTH, SUBJECT_MAX_LENGTH } from './mail.ts';

/** What a mail can't be sent without. */
export type Missing = 'receivers' | 'subject' | 'message' | 'time';

/** What is wrong with what has been written. */
export interface MailErrors {
  /** What is still to come. */
  readonly missing: readonly Missing[];
  /** Words that are no addresses. */
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly isSubjectTooLong: boolean;
  readonly isMessageTooLong: boolean;
  /** The first file that is rejected, and why. */
  readonly file: {
    readonly name: string;
    readonly code: ErrorCode;
    readonly params: Readonly<Record<string, string | number>>;
  } | null;
  /** Whether the files together are too large. */
  readonly isTooLarge: boolean;
  /** Whether the moment is not to come any more. */
  readonly isPast: boolean;
}

const MINUTE_MS = 60_000;
const attachment = file('attachment');

/** Checks what has been written; `now` decides what is past. */
export function mailErrorsOf(entry: Entry, now: Date): MailErrors {
  const { receivers, subject, message, cc, bcc, files, saved, isLater, day, time } = entry;
  const rejected = files.flatMap((each) =>
    (attachment.validate(each).issues ?? [])
      .slice(0, 1)
      .map(({ code, params }) => ({ name: each.name, code, params: params ?? {} })),
  );
  const bytes = [...files, ...saved].reduce((sum, { size }) => sum + size, 0);
  const absent: readonly (readonly [Missing, boolean])[] = [
    ['receivers', receivers.length === 0],
    ['subject', subject.trim() === ''],
    ['message', !isWritten(message)],
    ['time', isLater && (day === null || time === null)],
  ];
  return {
    missing: absent.filter(([, isMissing]) => isMissing).map(([name]) => name),
    cc: wrongAddresses(cc),
    bcc: wrongAddresses(bcc),
    isSubjectTooLong: subject.length > SUBJECT_MAX_LENGTH,
    isMessageTooLong: message.length > MESSAGE_MAX_LENGTH,
    file: rejected[0] ?? null,
    isTooLarge: bytes > ATTACHMENTS_MAX_BYTES,
    isPast: isLater && day !== null && time !== null && Date.parse(instantOf(day, time)) < now.getTime() + MINUTE_MS,
  };
}

/** Whether a draft can be saved: what is there has to be right, but nothing has to be there. */
export const isKeepable = ({
  cc,
  bcc,
  file: rejected,
  isSubjectTooLong,
  isMessageTooLong,
  isTooLarge,
}: MailErrors): boolean =>
  cc.length === 0 && bcc.length === 0 && rejected === null && !isSubjectTooLong && !isMessageTooLong && !isTooLarge;

/** Whether a mail can be sent. */
export const isSendable = (errors: MailErrors): boolean =>
  isKeepable(errors) && errors.missing.length === 0 && !errors.isPast;
