import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { anyEdit, type CellEdit, type CellValue } from './CellEdit.ts';
import { NumberCellField, TextCellField } from './CellField.tsx';
import type { RowId, TableColumn } from './columns.ts';
import * as css from './EditableCell.css.ts';
import type { CellActions } from './useCellEditing.ts';

interface CellEditorProps<Row> {
  row: Row;
  rowId: RowId;
  column: TableColumn<Row>;
  edit: CellEdit<Row>;
  draft: CellValue | undefined;
  actions: CellActions;
  /** Called before the editor closes by a key that leaves the focus in the cell. */
  onReturn: () => void;
}

/** The cell that can be edited before or after this one. */
function neighbour(from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const cells = [...(from.closest('table, [role=list]')?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])];
  return cells[cells.indexOf(from) + step];
}

/** The field a cell becomes: Enter and leaving save, Escape restores, Tab goes on to the next cell. */
export function CellEditor<Row>({ row, rowId, column, edit, draft, actions, onReturn }: CellEditorProps<Row>) {
  const { value: valueOf, validate, onSave } = anyEdit(edit);
  const [value, setValue] = useState<CellValue>(draft === undefined ? valueOf(row) : draft);
  // Closing takes the focus away, which would save once more.
  const isDone = useRef(false);

  const finish = (next: CellValue) => {
    if (isDone.current) return;
    isDone.current = true;
    if (next === valueOf(row)) return actions.restore(rowId, column.id);
    const message = validate?.(next, row);
    if (message === undefined) void actions.save(rowId, column.id, next, onSave(row, next));
    else actions.refuse(rowId, column.id, next, message);
  };
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, currentTarget } = event;
    const isPicking = edit.kind === 'select' && key === 'Enter';
    if (isPicking || (key !== 'Enter' && key !== 'Escape' && key !== 'Tab') || event.nativeEvent.isComposing) return;
    const next = key === 'Tab' ? neighbour(currentTarget, shiftKey ? -1 : 1) : undefined;
    if (key === 'Tab' && !next) return;
    event.preventDefault();
    // Escape leaves the cell, not the dialog around the table.
    event.stopPropagation();
    if (key === 'Escape') {
      isDone.current = true;
      actions.restore(rowId, column.id);
    }
    // Leaving the field saves; the browser tells of the change while the field is still there.
    if (next) {
      next.focus();
      next.click();
    } else {
      onReturn();
      (event.target as HTMLElement).blur();
    }
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) finish(value);
  };
  const field = { label: column.header, value, onChange: setValue };
  return (
    <span data-edit="" data-editing="" className={css.editor} onKeyDownCapture={onKeyDownCapture} onBlur={onBlur}>
      {edit.kind === 'text' && <TextCellField {...field} value={String(value ?? '')} />}
      {edit.kind === 'number' && <NumberCellField {...field} value={typeof value === 'number' ? value : null} edit={edit} />}
      {edit.kind === 'select' && (
        <edit.field
          {...field}
          options={edit.options}
          onChange={(next) => {
            onReturn();
            finish(next);
          }}
        />
      )}
    </span>
  );
}
