import { classNames } from '../classNames.ts';
import type { RowLayout } from './columnLayout.ts';
import { startVar } from './columnLayout.ts';
import type { TableSort } from './columns.ts';
import type { ColumnResizing } from './columnWidths.ts';
import { HeadCell } from './HeadCell.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { align } from './Table.css.ts';
import * as css from './TableHead.css.ts';
import { ACTION_COLUMN } from './useColumnWidths.ts';
import type { RowSelection } from './useRowSelection.ts';

interface TableHeadProps<Row> {
  layout: RowLayout<Row>;
  selection: RowSelection<Row> | null;
  selectionWidth: number;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  resizing: ColumnResizing | undefined;
  /** Widths, once they are fixed. */
  widthOf: ((columnId: string) => number) | undefined;
  /** Words above the actions; `null` where there are none. */
  actionLabel: string | null;
}

/** The head that stays in sight. */
export function TableHead<Row>({
  layout,
  selection,
  selectionWidth,
  sort,
  onSortChange,
  resizing,
  widthOf,
  actionLabel,
}: TableHeadProps<Row>) {
  const { columns, stickyIds, isGrid, isEven } = layout;
  const hasSticky = stickyIds.length > 0;
  return (
    <thead className={css.heads}>
      <tr aria-rowindex={isGrid ? 1 : undefined}>
        {selection && (
          <th
            scope="col"
            tabIndex={isGrid ? -1 : undefined}
            className={classNames(css.head, css.minimal, align.start, hasSticky && css.stickyHead)}
            style={{ inlineSize: selectionWidth, minInlineSize: selectionWidth }}
          >
            <RowCheckbox
              label={selection.selectAllLabel}
              isSelected={selection.isAll}
              isIndeterminate={selection.isSome}
              isDisabled={selection.isEmpty}
              isGrid={isGrid}
              onToggle={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => {
          const at = stickyIds.indexOf(column.id);
          return (
            <HeadCell
              key={column.id}
              column={column}
              start={at < 0 ? undefined : startVar(at)}
              isLastSticky={at >= 0 && at === stickyIds.length - 1}
              isGrid={isGrid}
              sort={sort}
              onSortChange={onSortChange}
              resizing={resizing}
              fixedWidth={widthOf?.(column.id)}
              isEven={isEven}
            />
          );
        })}
        {actionLabel !== null && (
          <th
            scope="col"
            data-column={ACTION_COLUMN}
            tabIndex={isGrid ? -1 : undefined}
            className={classNames(css.head, css.minimal, css.stickyEndHead)}
          >
            <span className={css.hiddenHead}>{actionLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
