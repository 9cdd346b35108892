import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ChangeReason } from './CellChange.ts';
import { markBoard, shownValue } from './cellMarks.ts';
import type { CellTexts } from './cellText.ts';
import type { DataGridProps } from './DataGridProps.ts';
import {
  type AnyValueColumn,
  type GridColumn,
  type GridRowId,
  type GridValue,
  isEditable,
  valueColumn,
} from './GridColumn.ts';
import { type CellStep, history } from './history.ts';
import { isSame } from './sameValue.ts';
import { type Save, saveQueue } from './saveQueue.ts';
import { useLatest } from './useLatest.ts';
import { useRemoteMarks } from './useRemoteMarks.ts';

/** A cell that is to hold another value. */
export interface Wish<Id extends GridRowId> {
  readonly rowId: Id;
  readonly columnId: string;
  readonly value: GridValue;
  /** What stood in the row when the user began; by default what stands there now. */
  readonly previous?: GridValue;
}

interface CellsOptions<Row, Id extends GridRowId> extends Pick<
  DataGridProps<Row, Id>,
  'rows' | 'columns' | 'getRowId' | 'onSave' | 'savesInOrderOf' | 'isChangedElsewhere' | 'outbox' | 'labels'
> {
  texts: CellTexts;
  say: (message: string) => void;
}

/** The rows and columns as they were drawn last. */
interface Records<Row, Id extends GridRowId> {
  readonly byId: ReadonlyMap<Id, Row>;
  readonly columnsById: ReadonlyMap<string, GridColumn<Row>>;
}

function createCells<Row, Id extends GridRowId>(latest: {
  readonly current: CellsOptions<Row, Id> & Records<Row, Id>;
}) {
  const board = markBoard<Id>();
  const steps = history<Id>();
  let isRestored = false;
  const cellOf = (
    rowId: Id,
    columnId: string,
  ): { row: Row; column: AnyValueColumn<Row>; own: GridColumn<Row> } | null => {
    const own = latest.current.columnsById.get(columnId);
    const row = latest.current.byId.get(rowId);
    const column = own && valueColumn(own);
    return column && row !== undefined ? { row, column, own } : null;
  };
  const inRow = (rowId: Id, columnId: string) => {
    const cell = cellOf(rowId, columnId);
    return cell ? cell.column.read(cell.row) : undefined;
  };
  const shown = (columnId: string, value: GridValue) => {
    const column = latest.current.columnsById.get(columnId);
    return column ? latest.current.texts.shown(column, value) : '';
  };
  const queue = saveQueue<Id>({
    board,
    inRow,
    shown,
    noAnswer: () => (latest.current.outbox ? latest.current.labels.waiting : latest.current.labels.notSaved),
    outbox: () => latest.current.outbox,
    isByRow: () => latest.current.savesInOrderOf === 'row',
    send({ rowId, columnId, value, previous, reason }) {
      const row = latest.current.byId.get(rowId);
      if (row === undefined) return latest.current.outbox?.send({ rowId, columnId, value, previous });
      return latest.current.onSave?.({ row, rowId, columnId, value, previous, reason });
    },
    onIdle(saved, rejected) {
      const { labels, say } = latest.current;
      const news = saved === 1 ? labels.saved : saved > 1 ? labels.savedMany(saved) : '';
      say([news, ...new Set(rejected)].filter(Boolean).join(' '));
    },
  });

  const canEdit = (row: Row, column: GridColumn<Row>) => latest.current.onSave !== undefined && isEditable(column, row);

  const invalidIn = (columnId: string) => {
    const column = latest.current.columnsById.get(columnId);
    return (column && valueColumn(column)?.invalid) ?? latest.current.labels.invalid;
  };
  const markText = (rowId: Id, columnId: string, text: string) =>
    board.set(rowId, columnId, {
      status: 'rejected',
      value: undefined,
      text,
      message: invalidIn(columnId),
      canRetry: false,
    });

  /** Saves what differs; returns how many cells that were. */
  const change = (wishes: readonly Wish<Id>[], reason: ChangeReason): number => {
    const { texts, say } = latest.current;
    const saves: Save<Id>[] = [];
    const made: CellStep<Id>[] = [];
    for (const { rowId, columnId, value, previous } of wishes) {
      const cell = cellOf(rowId, columnId);
      if (!cell || !canEdit(cell.row, cell.own)) continue;
      const { row, column, own } = cell;
      const mark = board.of(rowId, columnId);
      const stored = column.read(row);
      const isRejected = mark?.status === 'rejected';
      const before = isRejected ? stored : shownValue(mark, stored);
      if (!isRejected && isSame(value, before)) continue;
      const isRetry = isRejected && mark.value !== undefined && isSame(value, mark.value);
      if (!isRetry) made.push({ rowId, columnId, before, after: value });
      if (isRejected && isSame(value, stored)) {
        queue.forget(rowId, columnId);
        board.set(rowId, columnId, null);
        continue;
      }
      const text = texts.shown(own, value);
      const message = column.validate?.(value, row);
      if (message === undefined)
        saves.push({
          rowId,
          columnId,
          value,
          previous: isRejected && mark.theirs !== undefined ? mark.theirs : (previous ?? before),
          reason,
          text,
        });
      else {
        board.set(rowId, columnId, { status: 'rejected', value, text, message, canRetry: false });
        say(message);
      }
    }
    if (reason !== 'undo' && reason !== 'redo') steps.push(made);
    queue.add(saves);
    return made.length;
  };

  return {
    board,
    inRow,
    canEdit,
    change,
    /** Keeps a text that is no value, to be corrected. */
    rejectText(rowId: Id, columnId: string, text: string) {
      markText(rowId, columnId, text);
      latest.current.say(invalidIn(columnId));
    },
    /** The same for one of several cells that are announced together. */
    markText,
    /** Discards a rejected value. */
    revert(rowId: Id, columnId: string) {
      queue.forget(rowId, columnId);
      board.set(rowId, columnId, null);
    },
    resend: queue.resend,
    /** Sends values stored earlier; called once per grid. */
    restore() {
      if (isRestored) return;
      isRestored = true;
      queue.add(
        (latest.current.outbox?.read() ?? []).map((cell) => ({
          ...cell,
          reason: 'edit',
          text: shown(cell.columnId, cell.value),
        })),
      );
    },
    /** Saves a rejected value again. */
    retry(rowId: Id, columnId: string) {
      const mark = board.of(rowId, columnId);
      if (mark?.status === 'rejected' && mark.value !== undefined)
        change([{ rowId, columnId, value: mark.value }], 'edit');
    },
    undo() {
      const wishes = steps.undo().map(({ rowId, columnId, before }) => ({ rowId, columnId, value: before }));
      return change(wishes, 'undo');
    },
    redo() {
      const wishes = steps.redo().map(({ rowId, columnId, after }) => ({ rowId, columnId, value: after }));
      return change(wishes, 'redo');
    },
  };
}

const always = () => true;

/** Values, marks, saving and taking back. */
export function useCells<Row, Id extends GridRowId>(options: CellsOptions<Row, Id>) {
  const { rows, columns, getRowId } = options;
  const byId = useMemo(() => new Map(rows.map((row) => [getRowId(row), row] as const)), [rows, getRowId]);
  const columnsById = useMemo(() => new Map(columns.map((column) => [column.id, column] as const)), [columns]);
  const latest = useLatest({ ...options, byId, columnsById });
  const [cells] = useState(() => createCells(latest));
  const marks = useSyncExternalStore(cells.board.subscribe, cells.board.all, cells.board.all);
  useRemoteMarks({ byId, columns, board: cells.board, isForeign: options.isChangedElsewhere ?? always });
  const hasWork = marks.size > 0;
  // Warn before closing the window loses unsaved values.
  useEffect(() => {
    if (!hasWork) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      const isOpen = [...cells.board.all().values()].some((row) =>
        Object.values(row).some(
          ({ status }) => status === 'rejected' || (status === 'saving' && !latest.current.outbox),
        ),
      );
      if (isOpen) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [hasWork, cells, latest]);
  const { outbox } = options;
  useEffect(() => {
    if (!outbox) return;
    cells.restore();
    return outbox.onRetry(cells.resend);
  }, [outbox, cells]);
  return { ...cells, marks, byId };
}

/** What {@link useCells} gives. */
export type Cells<Row, Id extends GridRowId> = ReturnType<typeof useCells<Row, Id>>;
