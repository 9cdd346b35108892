import { type ChangeEvent, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import type { RowId } from './columns.ts';
import type { TableView } from './TableView.ts';

interface TableBodyProps<Row, Id extends RowId> {
  view: TableView<Row, Id>;
  ref?: Ref<HTMLTableSectionElement>;
  children: ReactNode;
}

/** Around the records; answers for the checkboxes of all. */
export function TableBody<Row, Id extends RowId>({
  view: { table, selection },
  ref,
  children,
}: TableBodyProps<Row, Id>) {
  const isRange = useRef(false);
  const noteShift = ({ shiftKey }: KeyboardEvent | MouseEvent) => {
    isRange.current = shiftKey;
  };
  // One listener for all rows: what a row is given stays the same, so it isn't drawn again.
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['rowSelect'] === undefined) return;
    const row = table.rows[Number(target.closest('tr')?.dataset['row'])];
    if (row !== undefined) selection?.toggle(row, target.checked, isRange.current);
  };
  return (
    <tbody ref={ref} onChange={onChange} onClickCapture={noteShift} onKeyDownCapture={noteShift}>
      {children}
    </tbody>
  );
}
