import { useMemo, useRef } from 'react';
import type { DataGridProps } from './DataGridProps.ts';
import type { GridRowId } from './GridColumn.ts';

const nothing: ReadonlySet<never> = new Set();

/** The boxes to tick. */
export function useTicks<Row, Id extends GridRowId>(
  { rows, getRowId, selection }: DataGridProps<Row, Id>,
  say: (message: string) => void,
) {
  const selected: ReadonlySet<Id> = selection?.selectedIds ?? nothing;
  const anchor = useRef<Id | null>(null);
  const count = useMemo(
    () => (selected.size === 0 ? 0 : rows.filter((row) => selected.has(getRowId(row))).length),
    [rows, selected, getRowId],
  );

  const change = (touched: readonly Row[], isTicked: boolean) => {
    if (!selection) return;
    const next = new Set(selected);
    for (const row of touched) {
      if (isTicked) next.add(getRowId(row));
      else next.delete(getRowId(row));
    }
    selection.onSelectionChange(next);
    say(selection.message(next.size));
  };
  return {
    selected,
    isAll: count > 0 && count === rows.length,
    isSome: count > 0 && count < rows.length,
    /** A mixed selection is completed, as in every file list. */
    toggleAll: () => change(rows, count < rows.length),
    /** With Shift, a range reaches from the row that was toggled before. */
    toggle(at: number, isRange: boolean) {
      const row = rows[at];
      if (row === undefined) return;
      const isTicked = isRange || !selected.has(getRowId(row));
      const from =
        isRange && anchor.current !== null ? rows.findIndex((each) => getRowId(each) === anchor.current) : at;
      anchor.current = getRowId(row);
      change(from < 0 ? [row] : rows.slice(Math.min(from, at), Math.max(from, at) + 1), isTicked);
    },
  };
}

/** What {@link useTicks} gives. */
export type Ticks<Row, Id extends GridRowId> = ReturnType<typeof useTicks<Row, Id>>;
