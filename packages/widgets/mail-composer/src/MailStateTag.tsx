'use client';

import { useMessages } from '@resonanz/i18n/react';
import { StatusTag, type StatusTagProps } from '@resonanz/ui/StatusTag';
import { messages } from './messages.ts';
import type { MailState } from './thread.ts';

const LOOKS: Readonly<Record<MailState, Pick<StatusTagProps, 'tone' | 'mark'>>> = {
  scheduled: { tone: 'gray', mark: 'hollow' },
  sending: { tone: 'blue', mark: 'half' },
  sent: { tone: 'green', mark: 'dot' },
  failed: { tone: 'red', mark: 'square' },
  received: { tone: 'blue', mark: 'dot' },
};

/** Props of {@link MailStateTag}. */
export interface MailStateTagProps {
  /** How far the mail is. */
  state: MailState;
}

/** What became of a mail, in one word. */
export function MailStateTag({ state }: MailStateTagProps) {
  const t = useMessages(messages);
  return <StatusTag {...LOOKS[state]} label={t(`mailThreads.state.${state}`)} />;
}
