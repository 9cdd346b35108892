import { parseAbsolute, parseDateTime, toCalendarDate, toTime, toZoned } from '@internationalized/date';
import { email } from '@resonanz/validators/email';
import type { AttachedFile, MailDraft, MailLanguage, MailReceiver, MailReceiverId, WrittenMail } from './mail.ts';

const ZONE = 'Europe/Berlin';

/** What is being written, as the fields hold it. */
export interface Entry {
  readonly receivers: readonly MailReceiver[];
  readonly subject: string;
  readonly message: string;
  readonly language: MailLanguage;
  /** Addresses with commas between them, as they were typed. */
  readonly cc: string;
  readonly bcc: string;
  readonly files: readonly File[];
  readonly saved: readonly AttachedFile[];
  readonly isLater: boolean;
  /** `yyyy-MM-dd` in Berlin. */
  readonly day: string | null;
  /** `HH:mm` in Berlin. */
  readonly time: string | null;
}

/** The addresses of a field, in the order they were typed. */
export const addressesOf = (typed: string): readonly string[] => [
  ...new Set(typed.split(/[\s,;]+/).filter((each) => each !== '')),
];

/** The addresses of a field that are none. */
export const wrongAddresses = (typed: string): readonly string[] =>
  addressesOf(typed).filter((each) => email.validate(each).issues !== undefined);

/** The instant of a day and a time in Berlin. */
export const instantOf = (day: string, time: string): string =>
  toZoned(parseDateTime(`${day}T${time}`), ZONE).toAbsoluteString();

/** Whether a text says something, apart from its markup. */
export const isWritten = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim() !== '';

/** The fields as they begin. */
export function entryOf(receivers: readonly MailReceiver[], draft: MailDraft, language: MailLanguage): Entry {
  const at = draft.sendAt ? parseAbsolute(draft.sendAt, ZONE) : null;
  return {
    receivers,
    subject: draft.subject ?? '',
    message: draft.message ?? '',
    language: draft.language ?? language,
    cc: (draft.cc ?? []).join(', '),
    bcc: (draft.bcc ?? []).join(', '),
    files: [],
    saved: draft.savedFiles ?? [],
    isLater: at !== null,
    day: at && toCalendarDate(at).toString(),
    time: at && toTime(at).toString().slice(0, 5),
  };
}

/** The mail that has been written, to some of its receivers. */
export function mailOf(entry: Entry, receiverIds: readonly MailReceiverId[]): WrittenMail {
  const { subject, message, language, cc, bcc, files, saved, isLater, day, time } = entry;
  return {
    receiverIds,
    subject: subject.trim(),
    message,
    language,
    cc: addressesOf(cc),
    bcc: addressesOf(bcc),
    files,
    savedFileIds: saved.map(({ fileId }) => fileId),
    sendAt: isLater && day !== null && time !== null ? instantOf(day, time) : null,
  };
}
