import { CaretDoubleLeftIcon, CaretDoubleRightIcon, CaretLeftIcon, CaretRightIcon } from '@phosphor-icons/react';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { pageButtons } from './pageButtons.ts';
import { PageSizeSelect } from './PageSizeSelect.tsx';
import * as css from './Pagination.css.ts';
import { Arrow, NumberButton } from './PaginationButtons.tsx';

interface Words {
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

interface WithoutEnds {
  first?: never;
  last?: never;
}

interface WithEnds {
  /** Name of the arrow to the first page; both arrows to the ends are shown when they are named. */
  first: string;
  /** Name of the arrow to the last page; left out while the total is unknown. */
  last: string;
}

/** Words of {@link Pagination}. */
export type PaginationLabels = Words & (WithoutEnds | WithEnds);

interface Pages {
  /** The present page; the first is 1. */
  page: number;
  /** Called with the page the user wants. */
  onPageChange: (page: number) => void;
  /** Rows a page. */
  pageSize: number;
  /** Called with the rows a page the user wants; without it there is no choice, and on phones never. */
  onPageSizeChange?: (pageSize: number) => void;
  /** Rows a page to choose from; 10, 25, 50 and 100 by default. */
  pageSizes?: readonly number[];
  /** What is in sight, for example "1–10 of 3,482"; changes are announced. */
  summary?: ReactNode;
  /** All words. */
  labels: PaginationLabels;
  /** Turns a page number into the text on its button. */
  formatPage?: (page: number) => string;
  /** Keeps the page's gutter. */
  isFlush?: boolean;
}

interface KnownTotal {
  /** How many records there are on all pages. */
  totalCount: number;
  isLastPage?: never;
}

interface UnknownTotal {
  totalCount?: never;
  /** Whether this is the last page, when the total is unknown. */
  isLastPage: boolean;
}

/** Props of {@link Pagination}. */
export type PaginationProps = Pages & (KnownTotal | UnknownTotal);

const usualSizes = [10, 25, 50, 100] as const;

/** Leads through the pages of a list. */
export function Pagination(props: PaginationProps) {
  const {
    page,
    onPageChange,
    totalCount,
    isLastPage,
    pageSize,
    onPageSizeChange,
    pageSizes = usualSizes,
    summary,
    labels,
    formatPage = String,
    isFlush,
  } = props;
  const pageCount = totalCount === undefined ? page : Math.max(1, Math.ceil(totalCount / pageSize));
  const isAtEnd = isLastPage ?? page >= pageCount;
  const hasEnds = labels.first !== undefined;
  // A page that has gone since, for example after a filter, leads back to the last there is.
  const previous = page > 1 ? Math.min(page - 1, pageCount) : null;
  const first = page > 1 ? 1 : null;
  const last = isAtEnd ? null : pageCount;
  const gap = (key: string) => (
    <span key={key} className={classNames(css.gap, css.roomy)} aria-hidden="true">
      …
    </span>
  );
  return (
    <div className={classNames(css.bar, isFlush && css.gutter)}>
      <span className={css.summary} aria-live="polite">
        {summary}
      </span>
      {onPageSizeChange && (
        <PageSizeSelect
          label={labels.pageSize}
          pageSize={pageSize}
          pageSizes={pageSizes}
          onPageSizeChange={onPageSizeChange}
        />
      )}
      <nav aria-label={labels.navigation} className={css.pages}>
        {hasEnds && (
          <Arrow icon={CaretDoubleLeftIcon} label={labels.first} target={first} onPageChange={onPageChange} />
        )}
        <Arrow icon={CaretLeftIcon} label={labels.previous} target={previous} onPageChange={onPageChange} />
        {pageButtons(page, pageCount).map((entry) =>
          typeof entry === 'number' ? (
            <NumberButton
              key={entry}
              page={entry}
              label={labels.page(entry)}
              text={formatPage(entry)}
              isCurrent={entry === page}
              isRoomy={Math.abs(entry - page) > (hasEnds ? 0 : 1)}
              onPageChange={onPageChange}
            />
          ) : (
            gap(entry)
          ),
        )}
        {totalCount === undefined && !isAtEnd && gap('unknown')}
        <Arrow
          icon={CaretRightIcon}
          label={labels.next}
          target={isAtEnd ? null : page + 1}
          onPageChange={onPageChange}
        />
        {hasEnds && totalCount !== undefined && (
          <Arrow icon={CaretDoubleRightIcon} label={labels.last} target={last} onPageChange={onPageChange} />
        )}
      </nav>
    </div>
  );
}
