'use client';

import type { ReactNode } from 'react';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Inline } from '@resonanz/ui/Inline';
import { Pagination } from '@resonanz/ui/Pagination';
import { messages } from './messages.ts';

/** Props of `ListPagination`. */
export interface ListPaginationProps {
  /** The present page; the first is 1. */
  page: number;
  /** Rows a page. */
  pageSize: number;
  /** How many records there are on all pages. */
  total: number;
  /** Called with the page the user wants. */
  onPageChange: (page: number) => void;
  /** Rows a page to choose from; without them there is no choice. */
  pageSizes?: readonly number[];
  /** Called with the rows a page the user wants. */
  onPageSizeChange?: (pageSize: number) => void;
  /** What else the foot of the list says, for example a sum. */
  note?: ReactNode;
}

/** The pages of a list, with the words and figures of the language; nothing is drawn without records. */
export function ListPagination({ page, pageSize, total, onPageChange, note, ...sizes }: ListPaginationProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  if (total === 0) return null;
  const figure = (value: number) => formatNumber(value, language);
  return (
    <Pagination
      {...sizes}
      page={page}
      onPageChange={onPageChange}
      totalCount={total}
      pageSize={pageSize}
      formatPage={figure}
      isFlush
      summary={
        <Inline as="span" space={5}>
          <span>
            {t('records.range', {
              from: figure(Math.min((page - 1) * pageSize + 1, total)),
              to: figure(Math.min(page * pageSize, total)),
              total: figure(total),
            })}
          </span>
          {note}
        </Inline>
      }
      labels={{
        navigation: t('records.pages'),
        previous: t('records.pages.previous'),
        next: t('records.pages.next'),
        page: (number) => t('records.pages.page', { page: figure(number) }),
        pageSize: t('records.pages.size'),
      }}
    />
  );
}
