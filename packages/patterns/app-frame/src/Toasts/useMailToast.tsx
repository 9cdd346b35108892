'use client';

import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { messages } from '../messages.ts';
import { useToasts } from './Toasts.tsx';

/** A mail that has just come in. */
export interface ArrivedMail {
  /** Its subject; words stand in for an empty one. */
  subject: string;
  /** Identifier of its thread: several mails of one thread raise the counter of one toast. */
  threadId: string;
  /** Opens the thread. */
  onOpen: () => void;
}

/**
 * Gives the function that shows a toast about a new mail; a press anywhere on it opens the thread and closes it.
 * Returns the toast's id. Needs a `ToastsProvider`.
 *
 * @source docs/domain/notifications.md#toasts
 */
export function useMailToast(): (mail: ArrivedMail) => string {
  const t = useMessages(messages);
  const toasts = useToasts();
  return ({ subject, threadId, onOpen }) =>
    toasts.add({
      tone: 'info',
      icon: <Icon icon={EnvelopeSimpleIcon} size="header" />,
      title: t('appFrame.mail.title'),
      text: subject.trim() || t('appFrame.mail.noSubject'),
      about: threadId,
      action: { label: t('appFrame.mail.open'), onPress: onOpen, pressArea: 'toast' },
    });
}
