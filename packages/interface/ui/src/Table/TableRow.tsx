import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { classNames } from '../classNames.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { TableColumn } from './columns.ts';
import * as css from './Table.css.ts';
import type { RowSelection } from './useRowSelection.ts';

interface RowLayout<Row> {
  columns: readonly TableColumn<Row>[];
  starts: ReadonlyMap<string, number>;
  headerId: string | undefined;
}

function cellLook<Row>(column: TableColumn<Row>, starts: ReadonlyMap<string, number>) {
  const start = starts.get(column.id);
  const isLast = [...starts.keys()].at(-1) === column.id;
  return {
    className: classNames(
      css.cell,
      css.align[column.align ?? 'start'],
      column.isTight && css.tight,
      start !== undefined && css.sticky,
      isLast && css.lastSticky,
    ),
    style: {
      ...(column.isSticky ? { inlineSize: column.width, minInlineSize: column.width, maxInlineSize: column.width } : {}),
      ...(start === undefined ? {} : { insetInlineStart: start }),
    },
  };
}

/** One record. */
export function TableRow<Row>({
  row,
  layout: { columns, starts, headerId },
  selection,
  action,
}: {
  row: Row;
  layout: RowLayout<Row>;
  selection: RowSelection<Row> | null;
  action: ReactNode | undefined;
}) {
  const isSelected = selection?.isSelected(row) ?? false;
  return (
    <tr className={css.row} data-selected={isSelected || undefined}>
      {selection && (
        <td
          className={classNames(css.cell, starts.size > 0 && css.sticky, isSelected && css.selectedEdge)}
          style={starts.size > 0 ? { insetInlineStart: 0 } : {}}
        >
          <Checkbox
            aria-label={selection.selectRowLabel(row)}
            isSelected={isSelected}
            isDisabled={!selection.isSelectable(row)}
            onChange={(isOn) => selection.toggle(row, isOn)}
          />
        </td>
      )}
      {columns.map((column) => {
        const look = cellLook(column, starts);
        return column.id === headerId ? (
          <th key={column.id} scope="row" {...look}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} {...look}>
            {column.cell(row)}
          </td>
        );
      })}
      {action !== undefined && <td className={classNames(css.cell, css.tight, css.align.end)}>{action}</td>}
    </tr>
  );
}

const shares = ['72%', '54%', '63%', '46%'];

/** The place of a record that is on its way, as high as the record. */
export function SkeletonRow<Row>({
  layout: { columns, starts },
  at,
  hasSelection,
  hasAction,
}: {
  layout: RowLayout<Row>;
  at: number;
  hasSelection: boolean;
  hasAction: boolean;
}) {
  return (
    <tr className={css.row} aria-hidden="true">
      {hasSelection && (
        <td className={css.cell}>
          <Skeleton width="18px" />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.id} {...cellLook(column, starts)}>
          <Skeleton width={shares[(at + index) % shares.length] ?? '60%'} />
        </td>
      ))}
      {hasAction && <td className={css.cell} />}
    </tr>
  );
}
