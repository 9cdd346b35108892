'use client';

import { ArchiveIcon, ArrowBendUpLeftIcon, EnvelopeSimpleIcon, TrayArrowUpIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Drawer } from '@resonanz/ui/Drawer';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { MailMessage } from './MailMessage.tsx';
import { messages } from './messages.ts';
import type { OpenedThread, ThreadMail } from './thread.ts';

/** Props of {@link MailThreadDrawer}. */
export interface MailThreadDrawerProps {
  /** What the thread is about, shown at once. */
  title: string;
  /** The thread; `undefined` while it loads or when it could not be loaded. */
  thread: OpenedThread | undefined;
  /** Whether it could not be loaded; false by default. */
  isFailed?: boolean;
  /** Called when it is to be loaded again after a failure. */
  onReload?: () => void;
  /** Called with the newest mail when it is to be answered; without it there is no such button. */
  onAnswer?: (mail: ThreadMail) => void;
  /** Marks the thread as unread; without it there is no such button. */
  onMarkUnread?: () => Promise<unknown>;
  /** Puts the thread into the archive, or takes it out; without it there is no such button. */
  onArchive?: (isArchived: boolean) => Promise<unknown>;
  /** Sends a mail once more whose delivery failed; without it there is no such button. */
  onRetry?: (mail: ThreadMail) => Promise<unknown>;
  /** Takes back a mail that waits for its moment; without it there is no such button. */
  onTakeBack?: (mail: ThreadMail) => Promise<unknown>;
  /** Says an error in words. */
  errorText: (error: unknown) => string;
  /** Called when the drawer is left. */
  onClose: () => void;
}

const LINES = ['60%', '90%', '75%'];

/**
 * A thread beside the page: its mails, and what can be done with it (docs/domain/transitions.md#mail-thread,
 * docs/domain/mails.md#mail-content). Mount it to open it.
 */
export function MailThreadDrawer({
  title,
  thread,
  isFailed = false,
  onReload,
  onAnswer,
  onMarkUnread,
  onArchive,
  onRetry,
  onTakeBack,
  errorText,
  onClose,
}: MailThreadDrawerProps) {
  const t = useMessages(messages);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const last = thread?.mails.at(-1);

  async function act(work: Promise<unknown> | undefined): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      await work;
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setPending(false);
    }
  }
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={title}
      closeLabel={t('mailThreads.close')}
      footer={
        thread && (
          <>
            {onMarkUnread && thread.isRead && (
              <Button
                variant="quiet"
                iconStart={EnvelopeSimpleIcon}
                isDisabled={isPending}
                onPress={() => void act(onMarkUnread().then(onClose))}
              >
                {t('mailThreads.markUnread')}
              </Button>
            )}
            {onArchive && (
              <Button
                iconStart={thread.isArchived ? TrayArrowUpIcon : ArchiveIcon}
                isDisabled={isPending}
                onPress={() => void act(onArchive(!thread.isArchived))}
              >
                {t(thread.isArchived ? 'mailThreads.unarchive' : 'mailThreads.archive')}
              </Button>
            )}
            {onAnswer && last && (
              <Button
                variant="solid"
                iconStart={ArrowBendUpLeftIcon}
                isDisabled={isPending}
                onPress={() => onAnswer(last)}
              >
                {t('mailThreads.answer')}
              </Button>
            )}
          </>
        )
      }
    >
      {failure !== undefined && (
        <InlineAlert tone="error" role="alert">
          {failure}
        </InlineAlert>
      )}
      {!thread && isFailed && (
        <LoadFailure reloadLabel={t('mailThreads.reload')} onReload={onReload}>
          {t('mailThreads.threadFailed')}
        </LoadFailure>
      )}
      {!thread && !isFailed && (
        <div role="status">
          <VisuallyHidden>{t('mailThreads.loading')}</VisuallyHidden>
          <Stack space={5}>
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Stack>
        </div>
      )}
      {thread?.mails.map((mail) => (
        <MailMessage
          key={mail.mailId}
          mail={mail}
          isPending={isPending}
          {...(onRetry && { onRetry: () => void act(onRetry(mail)) })}
          {...(onTakeBack && { onTakeBack: () => void act(onTakeBack(mail)) })}
        />
      ))}
    </Drawer>
  );
}
