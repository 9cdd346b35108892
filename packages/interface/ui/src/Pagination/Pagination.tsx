import { CaretLeftIcon, CaretRightIcon } from '@phosphor-icons/react';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Select } from '../Select/Select.tsx';
import { pageButtons } from './pageButtons.ts';
import * as css from './Pagination.css.ts';

/** Words of {@link Pagination}. */
export interface PaginationLabels {
  /** Name of the navigation. */
  navigation: string;
  /** Name of the arrow back. */
  previous: string;
  /** Name of the arrow forth. */
  next: string;
  /** Name of a page, for example "Page 3". */
  page: (page: number) => string;
  /** Stands before the choice of rows a page. */
  pageSize: string;
}

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** The present page; the first is 1. */
  page: number;
  /** Called with the page the user wants. */
  onPageChange: (page: number) => void;
  /** How many records there are on all pages. */
  totalCount: number;
  /** Rows a page. */
  pageSize: number;
  /** Called with the rows a page the user wants; without it there is no choice. */
  onPageSizeChange?: (pageSize: number) => void;
  /** Rows a page to choose from; 10, 25, 50 and 100 by default. */
  pageSizes?: readonly number[];
  /** What is in sight, for example "1–10 of 3,482". */
  summary?: ReactNode;
  /** All words. */
  labels: PaginationLabels;
  /** Turns a page number into the text on its button. */
  formatPage?: (page: number) => string;
  /** Keeps the page's gutter. */
  isFlush?: boolean;
}

const usualSizes = [10, 25, 50, 100] as const;

/** Leads through the pages of a list. */
export function Pagination(props: PaginationProps) {
  const { page, onPageChange, totalCount, pageSize, onPageSizeChange, pageSizes = usualSizes, summary, labels, formatPage = String, isFlush } = props;
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize));
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].sort((a, b) => a - b);
  return (
    <div className={classNames(css.bar, isFlush && css.gutter)}>
      <span className={css.summary} aria-live="polite">
        {summary}
      </span>
      {onPageSizeChange && (
        <div className={css.size}>
          <span className={css.sizeLabel} aria-hidden="true">
            {labels.pageSize}
          </span>
          <div className={css.sizeField} data-density="compact">
            <Select
              label={labels.pageSize}
              hidesLabel
              isTabular
              items={sizes.map((size) => ({ id: size, label: String(size) }))}
              selectedId={pageSize}
              onSelectionChange={onPageSizeChange}
            />
          </div>
        </div>
      )}
      <nav aria-label={labels.navigation} className={css.pages}>
        <button type="button" className={css.page} aria-label={labels.previous} disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
          <Icon icon={CaretLeftIcon} size="mini" />
        </button>
        {pageButtons(page, pageCount).map((entry) =>
          typeof entry === 'number' ? (
            <button
              key={entry}
              type="button"
              className={classNames(css.page, Math.abs(entry - page) > 1 && css.roomy)}
              aria-label={labels.page(entry)}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => {
                if (entry !== page) onPageChange(entry);
              }}
            >
              {formatPage(entry)}
            </button>
          ) : (
            <span key={entry} className={classNames(css.gap, css.roomy)} aria-hidden="true">
              …
            </span>
          ),
        )}
        <button type="button" className={css.page} aria-label={labels.next} disabled={page >= pageCount} onClick={() => onPageChange(page + 1)}>
          <Icon icon={CaretRightIcon} size="mini" />
        </button>
      </nav>
    </div>
  );
}
