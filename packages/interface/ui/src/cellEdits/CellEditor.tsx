import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { CellValue } from '../Table/CellEdit.ts';
import type { cellActions } from './cellActions.ts';
import * as css from './EditableCell.css.ts';
import type { DrawnEdit } from './EditOf.ts';

interface CellEditorProps<Row, Value> {
  row: Row;
  label: string;
  edit: DrawnEdit<Row, Value>;
  draft: Value | undefined;
  actions: ReturnType<typeof cellActions>;
  /** Called before the editor closes by a key that leaves the focus in the cell. */
  onReturn: () => void;
}

/** The cell that can be edited before or after this one. */
function neighbour(from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const cells = [...(from.closest('table, [role=list]')?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])];
  return cells[cells.indexOf(from) + step];
}

/** The editor of a cell: Enter and blur save, Escape restores, Tab moves to the next cell. */
export function CellEditor<Row, Value extends CellValue>({
  row,
  label,
  edit,
  draft,
  actions,
  onReturn,
}: CellEditorProps<Row, Value>) {
  const before = edit.value(row);
  const [value, setValue] = useState(draft === undefined ? before : draft);
  // Closing takes the focus away, which would save once more.
  const isDone = useRef(false);

  const finish = (next: Value) => {
    if (isDone.current) return;
    isDone.current = true;
    if (next === before) return actions.restore();
    const message = edit.validate?.(next, row);
    if (message === undefined) void actions.save(next, edit.onSave(row, next));
    else actions.reject(next, message);
  };
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, currentTarget } = event;
    // A list answers Enter itself.
    const isPicking = key === 'Enter' && !(event.target instanceof HTMLInputElement);
    if (isPicking || (key !== 'Enter' && key !== 'Escape' && key !== 'Tab') || event.nativeEvent.isComposing) return;
    const next = key === 'Tab' ? neighbour(currentTarget, shiftKey ? -1 : 1) : undefined;
    if (key === 'Tab' && !next) return;
    event.preventDefault();
    // Escape leaves the cell, not the dialog around the table.
    event.stopPropagation();
    if (key === 'Escape') {
      isDone.current = true;
      actions.restore();
    }
    // Blur saves; the browser fires it while the field still exists.
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
  const onPick = (next: Value) => {
    onReturn();
    finish(next);
  };
  return (
    <span data-edit="" data-editing="" className={css.editor} onKeyDownCapture={onKeyDownCapture} onBlur={onBlur}>
      {edit.field({ label, value, onChange: setValue, onPick })}
    </span>
  );
}
