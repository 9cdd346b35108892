import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Pagination } from '@resonanz/ui/Pagination';
import { messages } from '../messages.ts';

interface MailPagesProps {
  /** The first is 1. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
}

/** The pages of a list of threads. */
export function MailPages({ page, pageSize, total, onPageChange }: MailPagesProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const figure = (value: number) => formatNumber(value, language);
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      totalCount={total}
      onPageChange={onPageChange}
      formatPage={figure}
      summary={t('mailThreads.range', {
        from: figure((page - 1) * pageSize + 1),
        to: figure(Math.min(page * pageSize, total)),
        total: figure(total),
      })}
      labels={{
        navigation: t('mailThreads.pages'),
        previous: t('mailThreads.pages.previous'),
        next: t('mailThreads.pages.next'),
        page: (number) => t('mailThreads.pages.page', { page: figure(number) }),
        pageSize: t('mailThreads.pages.size'),
      }}
    />
  );
}
