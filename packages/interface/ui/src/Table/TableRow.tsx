import { memo, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { RowCells } from './CellEdit.ts';
import type { RowLayout } from './columnLayout.ts';
import type { RowId, TableColumn } from './columns.ts';
import { EditableCell } from './EditableCell.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import * as css from './Table.css.ts';
import type { CellActions } from './useCellEditing.ts';

interface TableRowProps<Row> {
  row: Row;
  rowId: RowId;
  /** Its place among all rows, from 0. */
  index: number;
  layout: RowLayout<Row>;
  /** Name of the checkbox; `null` where rows can't be selected. */
  selectLabel: string | null;
  isSelected: boolean;
  isSelectable: boolean;
  action: ((row: Row) => ReactNode) | undefined;
  cells: RowCells | undefined;
  actions: CellActions;
}

function contentOf<Row>(column: TableColumn<Row>, { row, rowId, cells, actions }: TableRowProps<Row>): ReactNode {
  const { edit } = column;
  if (!edit || edit.isReadOnly?.(row)) return column.cell(row);
  return <EditableCell row={row} rowId={rowId} column={column} edit={edit} state={cells?.[column.id]} actions={actions} />;
}

function Row<Data>(props: TableRowProps<Data>) {
  const { row, index, layout, selectLabel, isSelected, isSelectable, action, cells } = props;
  const { columns, stickyIds, headerId, isGrid, looks } = layout;
  const cellRole = isGrid ? { role: 'gridcell', tabIndex: -1 } : {};
  const hasSticky = stickyIds.length > 0;
  return (
    <tr
      className={css.row}
      data-row={index}
      data-selected={isSelected || undefined}
      aria-rowindex={isGrid ? index + 2 : undefined}
      aria-selected={isGrid && selectLabel !== null ? isSelected : undefined}
    >
      {selectLabel !== null && (
        <td
          {...cellRole}
          className={classNames(css.cell, css.align.start, hasSticky ? css.sticky : css.selectCell, isSelected && css.selectedEdge)}
          style={hasSticky ? { insetInlineStart: 0 } : {}}
        >
          <RowCheckbox label={selectLabel} isSelected={isSelected} isDisabled={!isSelectable} isGrid={isGrid} />
        </td>
      )}
      {columns.map((column) => {
        const cellProps = {
          ...looks.get(column.id),
          'aria-invalid': cells?.[column.id]?.status === 'refused' || undefined,
        };
        return column.id === headerId ? (
          <th key={column.id} scope="row" {...cellProps} tabIndex={isGrid ? -1 : undefined}>
            {contentOf(column, props)}
          </th>
        ) : (
          <td key={column.id} {...cellProps} {...cellRole}>
            {contentOf(column, props)}
          </td>
        );
      })}
      {action && (
        <td {...cellRole} className={classNames(css.cell, css.tight, css.align.end)}>
          {action(row)}
        </td>
      )}
    </tr>
  );
}

/** One record; drawn anew only when it changes itself. */
export const TableRow = memo(Row) as typeof Row;
