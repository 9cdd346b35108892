import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { type Entry, entryOf, isWritten, mailOf } from './entry.ts';
import type { CheckedReceiver, HandOver, MailCheck, MailReceiverId, MailText } from './mail.ts';
import type { MailComposerProps } from './MailComposer.tsx';
import { mailErrorsOf, isKeepable, isSendable } from './mailErrorsOf.ts';
import { messages } from './messages.ts';

/** Changes some of the fields; from what they hold by then where that takes a while. */
export type ChangeEntry = (change: Partial<Entry> | ((now: Entry) => Partial<Entry>)) => void;

/** A check, and the text it was made for. */
interface CheckOfText extends MailCheck {
  readonly text: MailText;
}

const textOf = ({ subject, message, language }: Entry): MailText => ({ subject, message, language });
const isSameText = (one: MailText, other: MailText): boolean =>
  one.subject === other.subject && one.message === other.message && one.language === other.language;

/** The entry, what speaks against it, and what becomes of it. */
export function useComposer({
  receivers,
  draft = {},
  onCheck,
  onSend,
  onSaveDraft,
  errorText,
  onDirtyChange,
  onClose,
  now = new Date(),
}: MailComposerProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [initial] = useState(() => entryOf(receivers, draft, language === 'en' ? 'EN' : 'DE'));
  const [entry, setEntry] = useState(initial);
  const [check, setCheck] = useState<CheckOfText>();
  const [work, setWork] = useState<'sending' | 'saving' | null>(null);
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const isDirty = entry !== initial && work === null;
  const errors = mailErrorsOf(entry, now);
  const ids = entry.receivers.map(({ id }) => id);

  /** Asks what would become of the mail, and remembers it. */
  async function ask(shownId: MailReceiverId): Promise<CheckOfText> {
    const text = textOf(entry);
    const answer = { ...(await onCheck(text, ids, shownId)), text };
    setCheck(answer);
    return answer;
  }
  // What is known of the receivers before anything is written; without an answer it is asked again before sending.
  const begin = useEffectEvent(() => {
    const [first] = ids;
    if (first !== undefined) ask(first).catch(() => undefined);
  });
  useEffect(() => begin(), []);
  const reportDirty = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty));
  useEffect(() => {
    reportDirty(isDirty);
    return () => reportDirty(false);
  }, [isDirty]);

  const unreachableOf = (answer: CheckOfText | undefined): readonly CheckedReceiver[] =>
    (answer?.receivers ?? []).filter(
      ({ id, problem }) =>
        problem !== null &&
        ids.includes(id) &&
        (problem !== 'placeholderWithoutValue' || (answer && isSameText(answer.text, textOf(entry)))),
    );
  const unreachable = unreachableOf(check);

  async function hand(kind: 'sending' | 'saving', over: HandOver, isChecked: boolean): Promise<void> {
    setWork(kind);
    setFailure(undefined);
    setShare(0);
    try {
      const [first] = ids;
      const stopped = isChecked && first !== undefined && unreachableOf(await ask(first)).length > 0;
      if (!stopped) {
        await over(mailOf(entry, ids), setShare);
        onClose();
      }
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setWork(null);
    }
  }

  return {
    entry,
    change: ((change) =>
      setEntry((before) => ({
        ...before,
        ...(typeof change === 'function' ? change(before) : change),
      }))) satisfies ChangeEntry,
    errors,
    check,
    unreachable,
    /** What is still to come, in words. */
    missingText:
      errors.missing.length > 0
        ? t('mailComposer.missing', {
            names: errors.missing.map((name) => t(`mailComposer.missing.${name}`)).join(', '),
          })
        : '',
    work,
    share,
    failure,
    isAsking,
    now,
    canSend: isSendable(errors) && unreachable.length === 0,
    canKeep:
      isKeepable(errors) &&
      (entry.subject.trim() !== '' || isWritten(entry.message) || entry.files.length + entry.saved.length > 0),
    /** How one of the receivers reads the mail. */
    preview: ask,
    send: () => hand('sending', onSend, true),
    keep: async () => onSaveDraft && hand('saving', onSaveDraft, false),
    /** Leaves the dialog, once that has been confirmed where something would be lost. */
    leave: () => (isDirty ? setAsking(true) : onClose()),
    stay: () => setAsking(false),
  };
}
