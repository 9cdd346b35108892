import type { RowId } from './columns.ts';
import type { TableProps } from './TableProps.ts';

/** The checkboxes of a table, or `null` when its rows can't be selected. */
export function useRowSelection<Row, Id extends RowId>(props: TableProps<Row, Id>) {
  if (!props.selectedIds) return null;
  const { rows, getRowId, selectedIds, onSelectionChange, isRowSelectable = () => true, selectAllLabel, selectRowLabel } = props;
  const ids = rows.filter(isRowSelectable).map(getRowId);
  const chosen = ids.filter((id) => selectedIds.has(id)).length;
  const change = (touched: readonly Id[], isSelected: boolean) => {
    const next = new Set(selectedIds);
    for (const id of touched) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    onSelectionChange(next);
  };
  return {
    selectAllLabel,
    selectRowLabel,
    isAll: ids.length > 0 && chosen === ids.length,
    isSome: chosen > 0 && chosen < ids.length,
    isEmpty: ids.length === 0,
    isSelected: (row: Row) => selectedIds.has(getRowId(row)),
    isSelectable: isRowSelectable,
    /** A mixed selection is completed, as in every file list. */
    toggleAll: () => change(ids, chosen < ids.length),
    toggle: (row: Row, isSelected: boolean) => change([getRowId(row)], isSelected),
  };
}

/** What the table and its cards know of the selection. */
export type RowSelection<Row> = NonNullable<ReturnType<typeof useRowSelection<Row, RowId>>>;
