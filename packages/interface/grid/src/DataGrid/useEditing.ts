import { useRef, useState } from 'react';
import { shownValue } from './cellMarks.ts';
import type { CellTexts } from './cellText.ts';
import type { DataGridProps } from './DataGridProps.ts';
import { type GridRowId, type GridValue, valueColumn } from './GridColumn.ts';
import type { GridLayout } from './layout.ts';
import type { Place } from './place.ts';
import { isSame } from './sameValue.ts';
import type { Cells } from './useCells.ts';
import type { Cursor } from './useCursor.ts';

/**
 * How a field begins: empty under a key that writes (`replace`), with the caret behind the value, or with all of it
 * marked.
 */
export type EditMode = 'replace' | 'caret' | 'all';

/** The cell that is a field. */
export interface Editing<Id extends GridRowId> {
  readonly rowId: Id;
  readonly columnId: string;
  readonly mode: EditMode;
  /** What the field begins with. */
  readonly text: string;
  readonly value: GridValue;
  /** What the row held then. */
  readonly base: GridValue;
  /** The key that opened it, for lists that search by letters. */
  readonly key: string;
}

/** What was entered. */
export type Entered = { readonly text: string } | { readonly value: GridValue };

/** Where the cursor goes after a field. */
export type Leave = 'down' | 'up' | 'next' | 'previous' | 'left' | 'right' | 'stay' | 'elsewhere';

interface EditingOptions<Row, Id extends GridRowId> extends Pick<
  DataGridProps<Row, Id>,
  'rows' | 'getRowId' | 'labels' | 'onDraftChange'
> {
  layout: GridLayout<Row>;
  cells: Cells<Row, Id>;
  cursor: Cursor<Id>;
  texts: CellTexts;
  say: (message: string) => void;
  /** The focus goes to the cursor at the next drawing. */
  takeFocus: () => void;
}

/** Cells that become fields, and where the cursor goes after them. */
export function useEditing<Row, Id extends GridRowId>(options: EditingOptions<Row, Id>) {
  const { rows, getRowId, labels, onDraftChange, layout, cells, cursor, texts, say, takeFocus } = options;
  const [editing, setEditing] = useState<Editing<Id> | null>(null);
  // The column where the user began to fill a row with the Tab key; Enter returns to it.
  const run = useRef<number | null>(null);

  const editableAt = ({ row: at, track }: Place) => {
    const row = rows[at];
    const column = layout.tracks[track]?.column;
    return row !== undefined && column && cells.canEdit(row, column) ? { row, column } : null;
  };

  /** Toggles the boxes of a block by the one at the cursor. */
  const toggle = (places: readonly Place[]) => {
    const [first] = places;
    const lead = first && editableAt(first);
    const leadColumn = lead && valueColumn(lead.column);
    if (!lead || !leadColumn) return say(labels.readOnly);
    const next = !shownValue(cells.board.of(getRowId(lead.row), leadColumn.id), leadColumn.read(lead.row));
    cells.change(
      places.flatMap((place) => {
        const cell = editableAt(place);
        const isFlag = cell?.column.kind === 'checkbox' || cell?.column.kind === 'switch';
        return cell && isFlag ? [{ rowId: getRowId(cell.row), columnId: cell.column.id, value: next }] : [];
      }),
      'edit',
    );
  };

  const begin = (place: Place, mode: EditMode, key = ''): boolean => {
    const cell = editableAt(place);
    const column = cell && valueColumn(cell.column);
    if (!cell || !column) {
      if (layout.tracks[place.track]?.column?.kind !== undefined) say(labels.readOnly);
      return false;
    }
    if (column.kind === 'checkbox' || column.kind === 'switch') {
      if (mode !== 'replace') toggle([place]);
      return true;
    }
    const rowId = getRowId(cell.row);
    const mark = cells.board.of(rowId, column.id);
    const base = column.read(cell.row);
    const value = shownValue(mark, base);
    const text =
      mark?.status === 'rejected' && mark.value === undefined ? mark.text : texts.copied(cell.column, value, cell.row);
    // React draws at the end of the event, before the browser acts on the key: the sign that opened the field is
    // written into it.
    setEditing({ rowId, columnId: column.id, mode, text, value, base, key });
    return true;
  };

  const leave = (to: Leave) => {
    const { active } = cursor;
    if (to === 'elsewhere') return;
    takeFocus();
    const last = rows.length - 1;
    const side = (step: number) => ({
      ...active,
      track: Math.min(layout.tracks.length - 1, Math.max(0, active.track + step)),
    });
    if (to === 'left') cursor.goTo(side(-1));
    else if (to === 'right') cursor.goTo(side(1));
    else if (to === 'down' || to === 'up') {
      cursor.goTo({
        row: to === 'down' ? Math.min(last, active.row + 1) : Math.max(0, active.row - 1),
        track: run.current ?? active.track,
      });
      run.current = null;
    } else if (to === 'stay') cursor.goTo(active);
    else {
      run.current ??= active.track;
      cursor.goTo(neighbour(active, to === 'next' ? 1 : -1));
    }
  };

  /** The next cell that can be changed, also in the next row. */
  const neighbour = (from: Place, step: 1 | -1): Place => {
    const width = layout.tracks.length;
    for (let at = from.row * width + from.track + step; at >= 0 && at < rows.length * width; at += step) {
      const place = { row: Math.floor(at / width), track: at % width };
      if (editableAt(place)) return place;
    }
    return from;
  };

  const close = () => {
    setEditing(null);
    onDraftChange?.(null);
  };

  return {
    editing,
    editableAt,
    begin,
    toggle,
    /** Moves on after Tab, without a field. */
    step: (to: 'next' | 'previous') => leave(to),
    isInRun: () => run.current !== null,
    endRun: () => {
      run.current = null;
    },
    draft(entered: Entered) {
      if (!editing || !onDraftChange) return;
      const value = valueOf(entered);
      if (value !== undefined) onDraftChange({ rowId: editing.rowId, columnId: editing.columnId, value });
    },
    commit(entered: Entered, to: Leave) {
      if (!editing) return;
      const { rowId, columnId, text, base } = editing;
      close();
      leave(to);
      const isRejected = cells.board.of(rowId, columnId)?.status === 'rejected';
      if ('text' in entered && entered.text === text && !isRejected) return;
      const value = valueOf(entered);
      if (value !== undefined) cells.change([{ rowId, columnId, value, previous: base }], 'edit');
      else if ('text' in entered) cells.rejectText(rowId, columnId, entered.text);
    },
    cancel(to: Leave = 'stay') {
      if (!editing) return;
      close();
      leave(to);
    },
    /** The value another user has entered meanwhile. */
    changedTo(): string | null {
      if (!editing) return null;
      const row = cells.byId.get(editing.rowId);
      const column = layout.tracks.find(({ id }) => id === editing.columnId)?.column;
      const now = row !== undefined && column ? valueColumn(column)?.read(row) : undefined;
      return now === undefined || !column || isSame(now, editing.base) ? null : texts.shown(column, now);
    },
  };

  function valueOf(entered: Entered): GridValue | undefined {
    if ('value' in entered) return entered.value;
    const row = editing && cells.byId.get(editing.rowId);
    const column = layout.tracks.find(({ id }) => id === editing?.columnId)?.column;
    return row !== undefined && row !== null && column ? texts.read(column, entered.text, row) : undefined;
  }
}
