import { CaretDownIcon } from '@phosphor-icons/react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { nextSort, type TableColumn, type TableSort } from './columns.ts';
import type { ColumnResizing } from './columnWidths.ts';
import { align, tight } from './Table.css.ts';
import * as css from './TableHead.css.ts';

interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  /** Custom property with the place where a sticky head begins. */
  start: string | undefined;
  isLastSticky: boolean;
  isGrid: boolean;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  resizing: ColumnResizing | undefined;
  /** The width the column has been fixed to. */
  fixedWidth: number | undefined;
  /** Rows of one height: the widths are given, and words end where the column does. */
  isEven: boolean;
}

interface HeadWordsProps<Row> extends Pick<HeadCellProps<Row>, 'column' | 'sort' | 'onSortChange' | 'isGrid'> {
  /** How the rows are sorted by this column, if they are. */
  direction: TableSort['direction'] | undefined;
}

function HeadWords<Row>({ column, sort, direction, onSortChange, isGrid }: HeadWordsProps<Row>) {
  if (column.hidesHeader) return <span className={css.hiddenHead}>{column.header}</span>;
  if (!column.isSortable || !onSortChange) return <span data-words="">{column.header}</span>;
  return (
    <button
      type="button"
      data-words=""
      tabIndex={isGrid ? -1 : 0}
      className={css.sortButton}
      onClick={() => onSortChange(nextSort(sort, column.id))}
    >
      {column.header}
      <span
        className={classNames(css.sortMark, direction && css.sortMarkOn, column.align === 'end' && css.sortMarkFirst)}
      >
        <Icon icon={CaretDownIcon} size="mini" />
      </span>
    </button>
  );
}

/** The head of a column: its words, which may sort, and the edge that changes its width. */
export function HeadCell<Row>({
  column,
  start,
  isLastSticky,
  isGrid,
  sort,
  onSortChange,
  resizing,
  fixedWidth,
  isEven,
}: HeadCellProps<Row>) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const edges = column.isTight || column.hidesHeader ? undefined : resizing;
  const width = isEven ? undefined : column.width;
  return (
    <th
      scope="col"
      data-column={column.id}
      data-sticky={start && ''}
      tabIndex={isGrid ? -1 : undefined}
      className={classNames(
        css.head,
        align[column.align ?? 'start'],
        column.isTight && tight,
        column.isTight && css.minimal,
        start && css.stickyHead,
        isLastSticky && css.lastSticky,
        isEven && !edges && css.evenHead,
      )}
      style={{ inlineSize: width, minInlineSize: width, insetInlineStart: start && `var(${start})` }}
      // The name of the edge is not part of the head's.
      aria-label={edges && column.header}
      aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
      onKeyDown={(event) => {
        if (edges && event.shiftKey && event.key.startsWith('Arrow') && edges.onHeadKey(event, column.id))
          event.preventDefault();
      }}
    >
      <HeadWords column={column} sort={sort} direction={direction} onSortChange={onSortChange} isGrid={isGrid} />
      {edges?.drawEdge({ columnId: column.id, header: column.header, width: fixedWidth ?? column.width, isGrid })}
    </th>
  );
}
