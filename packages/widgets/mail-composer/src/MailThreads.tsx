'use client';

import { PaperclipIcon } from '@phosphor-icons/react';
import type { ReactNode } from 'react';
import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Icon } from '@resonanz/ui/Icon';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { MailStateTag } from './MailStateTag.tsx';
import * as css from './MailThreads.css.ts';
import { messages } from './messages.ts';
import type { ListedMail } from './thread.ts';

/** Props of {@link MailThreads}. */
export interface MailThreadsProps {
  /** The threads, the newest first; `undefined` while they load or when they could not be loaded. */
  threads: readonly ListedMail[] | undefined;
  /** Whether they could not be loaded; false by default. */
  isFailed?: boolean;
  /** Called when they are to be loaded again after a failure. */
  onReload?: () => void;
  /** Called with a thread that is to be read. */
  onOpen: (thread: ListedMail) => void;
  /** Leaves out the campaign, where all are of one. */
  hidesCampaign?: boolean;
  /** Stands in place of the rows when there are none; one line by default. */
  empty?: ReactNode;
}

/**
 * Threads of mails: what they are about, with whom, what became of them and when
 * (docs/domain/transitions.md#mail-thread).
 */
export function MailThreads({
  threads,
  isFailed = false,
  onReload,
  onOpen,
  hidesCampaign = false,
  empty,
}: MailThreadsProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  if (!threads && isFailed) {
    return (
      <LoadFailure reloadLabel={t('mailThreads.reload')} onReload={onReload}>
        {t('mailThreads.failed')}
      </LoadFailure>
    );
  }
  const columns: readonly TableColumn<ListedMail>[] = [
    {
      id: 'subject',
      header: t('mailThreads.subject'),
      isRowHeader: true,
      cell: (thread) => (
        <div className={css.subject}>
          <span className={css.line}>
            <Text variant={thread.isRead ? 'density' : 'densityStrong'}>
              <Link variant="quiet" onPress={() => onOpen(thread)}>
                {thread.subject}
              </Link>
            </Text>
            {thread.mailCount > 1 && (
              <Text variant="caption" tone="muted" isTabular>
                {thread.mailCount}
                <VisuallyHidden>{t('mailThreads.mails', { count: thread.mailCount })}</VisuallyHidden>
              </Text>
            )}
            {thread.attachmentCount > 0 && (
              <span className={css.mark}>
                <Icon icon={PaperclipIcon} size="small" />
                <VisuallyHidden>{t('mailThreads.attachments', { count: thread.attachmentCount })}</VisuallyHidden>
              </span>
            )}
          </span>
          <Text variant="caption" tone="muted" maxLines={2}>
            {thread.snippet}
          </Text>
        </div>
      ),
    },
    {
      id: 'receiver',
      header: t('mailThreads.receiver'),
      cell: ({ receiverName, campaignName, toEmail }) => (
        <div className={css.subject}>
          <Text>{receiverName}</Text>
          <Text variant="caption" tone="muted">
            {!hidesCampaign && campaignName !== null ? campaignName : toEmail}
          </Text>
        </div>
      ),
    },
    {
      id: 'state',
      header: t('mailThreads.state'),
      cell: ({ state, isRead, isArchived }) => (
        <Inline space={3}>
          <MailStateTag state={state} />
          {!isRead && <StatusTag tone="yellow" label={t('mailThreads.unread')} />}
          {isArchived && <StatusTag tone="gray" mark="square" label={t('mailThreads.archived')} />}
        </Inline>
      ),
    },
    {
      id: 'at',
      header: t('mailThreads.at'),
      align: 'end',
      cell: ({ at }) => (
        <Text isNowrap isTabular>
          {formatDateTime(at, language)}
        </Text>
      ),
    },
  ];
  return (
    <Table
      caption={t('mailThreads.title')}
      columns={columns}
      rows={threads ?? []}
      getRowId={({ emailThread }) => emailThread}
      isLoading={threads === undefined}
      loadingLabel={t('mailThreads.loading')}
      skeletonRows={4}
      empty={empty ?? <EmptyState size="line" title={t('mailThreads.empty')} />}
    />
  );
}
