import { CaretDownIcon, CaretUpIcon } from '@phosphor-icons/react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { nextSort, type TableColumn, type TableSort } from './columns.ts';
import * as css from './Table.css.ts';
import type { RowSelection } from './useRowSelection.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  starts: ReadonlyMap<string, number>;
  selection: RowSelection<Row> | null;
  selectionWidth: number;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  rowActionLabel: string | undefined;
  hasRowAction: boolean;
}

function HeadWords<Row>({ column, sort, onSortChange }: { column: TableColumn<Row> } & Pick<TableHeadProps<Row>, 'sort' | 'onSortChange'>) {
  if (column.hidesHeader) return <span className={css.hiddenHead}>{column.header}</span>;
  if (!column.isSortable || !onSortChange) return column.header;
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  return (
    <button type="button" className={css.sortButton} onClick={() => onSortChange(nextSort(sort, column.id))}>
      {column.header}
      <span className={classNames(css.sortMark, direction && css.sortMarkOn, column.align === 'end' && css.sortMarkFirst)}>
        <Icon icon={direction === 'descending' ? CaretDownIcon : CaretUpIcon} size="mini" />
      </span>
    </button>
  );
}

/** The head that stays in sight. */
export function TableHead<Row>({ columns, starts, selection, selectionWidth, sort, onSortChange, rowActionLabel, hasRowAction }: TableHeadProps<Row>) {
  const hasSticky = starts.size > 0;
  const lastSticky = [...starts.keys()].at(-1);
  return (
    <thead>
      <tr>
        {selection && (
          <th
            scope="col"
            className={classNames(css.head, css.minimal, hasSticky && css.stickyHead)}
            style={{ inlineSize: selectionWidth, minInlineSize: selectionWidth, ...(hasSticky ? { insetInlineStart: 0 } : {}) }}
          >
            <Checkbox
              aria-label={selection.selectAllLabel}
              isSelected={selection.isAll}
              isIndeterminate={selection.isSome}
              isDisabled={selection.isEmpty}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => {
          const start = starts.get(column.id);
          const isSorted = sort?.columnId === column.id;
          return (
            <th
              key={column.id}
              scope="col"
              className={classNames(
                css.head,
                css.align[column.align ?? 'start'],
                column.isTight && css.tight,
                column.isTight && css.minimal,
                start !== undefined && css.stickyHead,
                column.id === lastSticky && css.lastSticky,
              )}
              style={{
                ...(column.width ? { inlineSize: column.width, minInlineSize: column.width } : {}),
                ...(start === undefined ? {} : { insetInlineStart: start }),
              }}
              aria-sort={column.isSortable ? (isSorted ? sort.direction : 'none') : undefined}
            >
              <HeadWords column={column} sort={sort} onSortChange={onSortChange} />
            </th>
          );
        })}
        {hasRowAction && (
          <th scope="col" className={classNames(css.head, css.minimal)}>
            <span className={css.hiddenHead}>{rowActionLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
