'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { mailMutations, mailQueries } from '@resonanz/api-client/mail';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import { MailThreadDrawer } from '../MailThreadDrawer.tsx';
import { messages } from '../messages.ts';
import { type MailBegin, partnerOf } from './partner.ts';

/** Props of {@link ConnectedMailThread}. */
export interface ConnectedMailThreadProps {
  /** The thread. */
  threadId: string;
  /** What it is about, shown at once. */
  title: string;
  /** Whether mails may be written, sent once more and taken back. */
  mayWrite: boolean;
  /** Whether the thread may be marked and archived. */
  mayEdit: boolean;
  /** Where outcomes are shown. */
  toasts: ToastQueue;
  /** Called with what an answer begins from. */
  onAnswer: (answer: MailBegin) => void;
  /** Called when the drawer is left. */
  onClose: () => void;
}

/** A thread of Resonanz's server beside the page; what is shown is read (docs/domain/transitions.md#mail-thread). */
export function ConnectedMailThread({
  threadId,
  title,
  mayWrite,
  mayEdit,
  toasts,
  onAnswer,
  onClose,
}: ConnectedMailThreadProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const client = useApi();
  const query = useQuery(mailQueries(client).thread(threadId));
  const calls = mailMutations(client, useQueryClient());
  const markRead = useMutation(calls.markRead());
  const archive = useMutation(calls.archive());
  const retry = useMutation(calls.retry());
  const cancel = useMutation(calls.cancel());
  const thread = query.data;
  // Once, when it is shown: who marks it as unread afterwards wants it so.
  const read = useEffectEvent(() => {
    if (mayEdit && thread?.isRead === false) markRead.mutate({ threadId, isRead: true });
  });
  const isLoaded = thread !== undefined;
  useEffect(() => {
    if (isLoaded) read();
  }, [isLoaded, threadId]);
  const partner = thread && partnerOf({ ...thread.partner, name: thread.partner.receiverName });
  const campaignId = thread?.partner.campaignId ?? undefined;
  const notify = (text: string) => toasts.add({ tone: 'ok', title: t('mailComposer.done.title'), text });
  return (
    <MailThreadDrawer
      title={title}
      thread={thread}
      isFailed={query.isError}
      onReload={() => void query.refetch()}
      {...(mayWrite &&
        partner && {
          onAnswer: ({ mailId, subject }) =>
            onAnswer({
              partners: [partner],
              campaignId,
              parentId: mailId,
              subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
            }),
        })}
      {...(mayEdit && {
        onMarkUnread: () => markRead.mutateAsync({ threadId, isRead: false }),
        onArchive: async (archived) => {
          await archive.mutateAsync({ threadId: [threadId], archived });
          notify(t(archived ? 'mailThreads.archivedText' : 'mailThreads.unarchivedText'));
          onClose();
        },
      })}
      {...(mayWrite && {
        onRetry: ({ mailId }) => retry.mutateAsync(mailId),
        onTakeBack: async ({ mailId }) => {
          await cancel.mutateAsync(mailId);
          notify(t('mailThreads.takenBack'));
          onClose();
        },
      })}
      errorText={(error) => say(error, 'mailComposer.error.other')}
      onClose={onClose}
    />
  );
}
