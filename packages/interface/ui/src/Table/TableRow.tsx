import { memo, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { RowCells as CellStates, SetCells } from './CellEdit.ts';
import type { RowLayout } from './columnLayout.ts';
import type { RowId, TableColumn } from './columns.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import * as css from './Table.css.ts';

interface TableRowProps<Row> {
  row: Row;
  rowId: RowId;
  /** Its place among all rows, from 0. */
  index: number;
  /** Its place in the table, from 1; the head and a first row stand before it. */
  ariaIndex: number;
  layout: RowLayout<Row>;
  /** Name of the checkbox; `null` where rows can't be selected. */
  selectLabel: string | null;
  isSelected: boolean;
  isSelectable: boolean;
  action: ((row: Row) => ReactNode) | undefined;
  cells: CellStates | undefined;
  setCells: SetCells;
}

function contentOf<Row>(column: TableColumn<Row>, { row, rowId, cells, setCells }: RowCellsProps<Row>): ReactNode {
  return column.edit ? column.edit.draw({ row, rowId, column, state: cells?.[column.id], setCells }) : column.cell(row);
}

type RowCellsProps<Row> = Pick<TableRowProps<Row>, 'row' | 'rowId' | 'layout' | 'action' | 'cells' | 'setCells'>;

function Cells<Data>(props: RowCellsProps<Data>) {
  const { row, layout, action, cells } = props;
  const { columns, headerId, isGrid, looks } = layout;
  const cellRole = isGrid ? { role: 'gridcell', tabIndex: -1 } : {};
  return (
    <>
      {columns.map((column) => {
        const look = looks.get(column.id);
        const isInvalid = cells?.[column.id]?.status === 'rejected' || undefined;
        return column.id === headerId ? (
          <th key={column.id} scope="row" {...look} aria-invalid={isInvalid} tabIndex={isGrid ? -1 : undefined}>
            {contentOf(column, props)}
          </th>
        ) : (
          <td key={column.id} {...look} aria-invalid={isInvalid} {...cellRole}>
            {contentOf(column, props)}
          </td>
        );
      })}
      {action && (
        <td
          {...cellRole}
          className={classNames(
            css.cell,
            css.tight,
            css.align.end,
            css.sticky,
            css.stickyEnd,
            layout.isEven && css.evenCell,
          )}
        >
          {action(row)}
        </td>
      )}
    </>
  );
}

// Apart from the row: a selection changes the row and its checkbox, not the cells.
const RowCells = memo(Cells) as typeof Cells;

function Row<Data>({ index, ariaIndex, selectLabel, isSelected, isSelectable, ...cells }: TableRowProps<Data>) {
  const { isGrid, stickyIds } = cells.layout;
  const hasSticky = stickyIds.length > 0;
  return (
    <tr
      className={css.row}
      data-row={index}
      data-selected={isSelected || undefined}
      aria-rowindex={isGrid ? ariaIndex : undefined}
      aria-selected={isGrid && selectLabel !== null ? isSelected : undefined}
    >
      {selectLabel !== null && (
        <td
          {...(isGrid ? { role: 'gridcell', tabIndex: -1 } : {})}
          className={classNames(
            css.cell,
            css.align.start,
            cells.layout.isEven && css.evenCell,
            hasSticky && css.sticky,
            isSelected && css.selectedEdge,
          )}
        >
          <RowCheckbox label={selectLabel} isSelected={isSelected} isDisabled={!isSelectable} isGrid={isGrid} />
        </td>
      )}
      <RowCells {...cells} />
    </tr>
  );
}

/** One record; drawn again only when it changes itself. */
export const TableRow = memo(Row) as typeof Row;
