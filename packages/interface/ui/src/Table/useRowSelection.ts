import { useMemo, useRef } from 'react';
import type { RowId } from './columns.ts';
import type { TableProps } from './TableProps.ts';

const everyRow = () => true;
const none: ReadonlySet<never> = new Set();

function countOf<Row>(rows: readonly Row[], isCounted: (row: Row) => boolean): number {
  let count = 0;
  for (const row of rows) if (isCounted(row)) count += 1;
  return count;
}

/** The checkboxes of a table, or `null` when its rows can't be selected. */
export function useRowSelection<Row, Id extends RowId>(props: TableProps<Row, Id>) {
  const { rows, getRowId, selectedIds = none, isRowSelectable = everyRow } = props;
  const anchor = useRef<Id | null>(null);
  const isOn = props.selectedIds !== undefined;
  // Counted again only when it changes: the rows may be many, and the table is drawn while they scroll.
  const count = useMemo(() => (isOn ? countOf(rows, isRowSelectable) : 0), [isOn, rows, isRowSelectable]);
  const chosen = useMemo(
    () => (selectedIds.size === 0 ? 0 : countOf(rows, (row) => selectedIds.has(getRowId(row)) && isRowSelectable(row))),
    [rows, isRowSelectable, selectedIds, getRowId],
  );
  if (!props.selectedIds) return null;

  const { onSelectionChange, selectAllLabel, selectRowLabel, selectionMessage } = props;
  const change = (touched: readonly Row[], isSelected: boolean) => {
    const next = new Set<Id>(selectedIds);
    for (const row of touched) {
      if (!isRowSelectable(row)) continue;
      if (isSelected) next.add(getRowId(row));
      else next.delete(getRowId(row));
    }
    onSelectionChange(next);
  };
  return {
    selectAllLabel,
    selectRowLabel,
    message: selectionMessage?.(selectedIds.size) ?? '',
    isAll: count > 0 && chosen === count,
    isSome: chosen > 0 && chosen < count,
    isEmpty: count === 0,
    isSelected: (row: Row) => selectedIds.has(getRowId(row)),
    isSelectable: isRowSelectable,
    /** A mixed selection is completed, as in every file list. */
    toggleAll: () => change(rows, chosen < count),
    /** A range reaches from the row that was toggled before. */
    toggle: (row: Row, isSelected: boolean, isRange: boolean) => {
      const at = rows.indexOf(row);
      const from =
        isRange && anchor.current !== null ? rows.findIndex((each) => getRowId(each) === anchor.current) : at;
      anchor.current = getRowId(row);
      change(from < 0 ? [row] : rows.slice(Math.min(from, at), Math.max(from, at) + 1), isSelected);
    },
  };
}

/** What the table and its cards know of the selection. */
export type RowSelection<Row> = NonNullable<ReturnType<typeof useRowSelection<Row, RowId>>>;
