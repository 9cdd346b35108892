import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { RowId } from '../Table/columns.ts';
import { cellAt, controlsOf, keepOneStop, placeOf, stopOf } from './cellElements.ts';
import { type CellPlace, placeForKey } from './cellMoves.ts';

interface Cursor extends CellPlace {
  readonly id: RowId | null;
}

interface CellCursorOptions {
  isOn: boolean;
  count: number;
  idAt: (row: number) => RowId | null;
  selection: { toggle: (row: number, isRange: boolean) => void; selectAll: () => void } | null;
}

/**
 * The cell the keyboard stands on. It stays with its row when the rows are sorted, and with its place when the row
 * goes.
 */
export function useCellCursor({ isOn, count, idAt, selection }: CellCursorOptions) {
  const [held, setCursor] = useState<Cursor>({ row: -1, column: 0, id: null });
  const hasFocus = useRef(false);
  const moves = useRef(false);
  const cursor = isOn ? followed(held, count, idAt) : held;

  // The table calls this after its rows: they may have come, gone or changed places.
  const settle = (element: HTMLTableElement) => {
    if (!isOn) return;
    const cell = cellAt(element, cursor);
    const stop = cell && stopOf(cell);
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (stop && (moves.current || isLost)) {
      stop.focus({ preventScroll: true });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    moves.current = false;
    keepOneStop(element, stop);
  };

  const go = (place: CellPlace) => {
    moves.current = true;
    setCursor({ ...place, id: idAt(place.row) });
  };
  const onKeyDownCapture = (event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLTableCellElement>('td, th');
    const place = placeOf(target);
    // Menus and dialogs of a row stand elsewhere in the page, though their keys come through here.
    if (!cell || !place || !event.currentTarget.contains(target) || target.closest('[data-editing]')) return;
    const answer = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (target !== stopOf(cell)) {
      if (event.key !== 'Escape') return;
      answer();
      cell.focus();
      return;
    }
    const { key, shiftKey } = event;
    const size = {
      rows: count,
      columns: (cell.parentElement as HTMLTableRowElement).cells.length,
      page: pageOf(event.currentTarget.parentElement, cell),
    };
    const next = shiftKey ? null : placeForKey(event, place, size);
    if (next) {
      answer();
      go(next);
    } else if ((key === 'Enter' || key === 'F2') && target === cell) {
      answer();
      const controls = controlsOf(cell);
      // Within the cell the Tab key leads from one to the next.
      for (const control of controls) control.tabIndex = 0;
      controls[0]?.focus();
    } else if (key === ' ' && selection && place.row >= 0 && (shiftKey || target === cell)) {
      answer();
      selection.toggle(place.row, shiftKey);
    } else if (key === 'a' && (event.ctrlKey || event.metaKey) && selection) {
      answer();
      selection.selectAll();
    }
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
    const place = placeOf(target);
    if (!place || !currentTarget.contains(target)) return;
    hasFocus.current = true;
    if (place.row !== cursor.row || place.column !== cursor.column) setCursor({ ...place, id: idAt(place.row) });
  };
  const onBlur = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLTableElement>) => {
    // A row that goes takes the focus with it; only who leaves has left.
    if (target.isConnected && !currentTarget.contains(relatedTarget)) hasFocus.current = false;
  };
  return { row: isOn ? cursor.row : -1, settle, listeners: isOn ? { onKeyDownCapture, onFocus, onBlur } : {} };
}

/** How many rows the box around the table shows. */
function pageOf(scroller: HTMLElement | null, cell: HTMLElement): number {
  const height = Math.min(scroller?.clientHeight ?? 0, window.innerHeight);
  // The head stays in sight, and one row too, for orientation.
  return Math.max(1, Math.floor(height / cell.offsetHeight) - 2);
}

function followed(held: Cursor, count: number, idAt: (row: number) => RowId | null): Cursor {
  const row = Math.min(held.row, count - 1);
  if (held.id === null || idAt(row) === held.id) return row === held.row ? held : { ...held, row };
  for (let at = 0; at < count; at += 1) if (idAt(at) === held.id) return { ...held, row: at };
  return { ...held, row };
}
