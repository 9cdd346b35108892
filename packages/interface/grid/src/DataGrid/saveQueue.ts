import type { CellVerdict, ChangeReason } from './CellChange.ts';
import { isSettled, type MarkBoard } from './cellMarks.ts';
import type { GridRowId, GridValue } from './GridColumn.ts';
import type { GridOutbox } from './GridOutbox.ts';

/** How many saves may be on their way at once: a pasted block must not flood the server. */
const AT_ONCE = 6;
/** How long the check of a saved cell stays, in ms. */
const CHECK_STAYS = 1500;

/** A value that waits to be saved. */
export interface Save<Id extends GridRowId> {
  readonly rowId: Id;
  readonly columnId: string;
  readonly value: GridValue;
  /** What stood in the row when the user began. */
  readonly previous: GridValue;
  readonly reason: ChangeReason;
  /** The value in the words of the cell, to be shown if it is rejected. */
  readonly text: string;
}

interface QueueOptions<Id extends GridRowId> {
  board: MarkBoard<Id>;
  /** What the row holds now; `undefined` when it is gone. */
  inRow: (rowId: Id, columnId: string) => GridValue | undefined;
  /** Storage for unsaved cells; without it a save without response counts as rejected. */
  outbox: () => GridOutbox<Id> | undefined;
  /** Sends one value; `undefined` when its row is gone. */
  send: (save: Save<Id>) => Promise<CellVerdict | null> | undefined;
  /** A value in the words of its cell. */
  shown: (columnId: string, value: GridValue) => string;
  /** Said of a save that got no answer. */
  noAnswer: () => string;
  /** Cells of one row wait for each other. */
  isByRow: () => boolean;
  /** Called when no save is pending, with what was saved and rejected since the last call. */
  onIdle: (saved: number, rejected: readonly string[]) => void;
}

interface Lane<Id extends GridRowId> {
  waiting: Save<Id>[];
  isRunning: boolean;
}

/**
 * Saves cells: those of a lane one after the other, lanes at once, and of several values of one cell that wait only the
 * last.
 */
export function saveQueue<Id extends GridRowId>({
  board,
  inRow,
  outbox,
  send,
  shown,
  noAnswer,
  isByRow,
  onIdle,
}: QueueOptions<Id>) {
  const lanes = new Map<string, Lane<Id>>();
  // Values of ours the row may still bring: by cell, since it was last at rest.
  const stale = new Map<string, GridValue[]>();
  // Saves that got no answer, by cell.
  const unanswered = new Map<string, Save<Id>>();
  let running = 0;
  let saved = 0;
  let rejected: string[] = [];
  const cellKey = ({ rowId, columnId }: Pick<Save<Id>, 'rowId' | 'columnId'>) => JSON.stringify([rowId, columnId]);

  const settle = (save: Save<Id>, verdict: CellVerdict | null, isLast: boolean) => {
    const { rowId, columnId, value, text } = save;
    const known = stale.get(cellKey(save)) ?? [];
    known.push(value);
    if (!isLast) return;
    const isConflict = verdict?.ok === false && 'theirs' in verdict;
    // Which of two values counts is still to be decided.
    if (!isConflict) outbox()?.drop(rowId, columnId);
    if (verdict === null) {
      stale.delete(cellKey(save));
      board.set(rowId, columnId, null);
      return;
    }
    if (!verdict.ok) {
      stale.delete(cellKey(save));
      const message = 'theirs' in verdict ? verdict.message(shown(columnId, verdict.theirs)) : verdict.message;
      rejected.push(message);
      board.set(rowId, columnId, {
        status: 'rejected',
        value,
        text,
        message,
        canRetry: true,
        ...('theirs' in verdict && { theirs: verdict.theirs }),
      });
      return;
    }
    saved += 1;
    const final = verdict.value === undefined ? value : verdict.value;
    const mark = { value: final, stale: known } as const;
    stale.delete(cellKey(save));
    const check = { status: 'saved', ...mark } as const;
    board.set(rowId, columnId, check);
    setTimeout(() => {
      if (board.of(rowId, columnId) !== check) return;
      const earlier = { status: 'savedEarlier', ...mark } as const;
      const now = inRow(rowId, columnId);
      board.set(rowId, columnId, now === undefined || isSettled(earlier, now) ? null : earlier);
    }, CHECK_STAYS);
  };

  const keep = (save: Save<Id>) => {
    unanswered.set(cellKey(save), save);
    board.set(save.rowId, save.columnId, { status: 'waiting', value: save.value });
    rejected.push(noAnswer());
  };

  const run = async (lane: Lane<Id>, save: Save<Id>) => {
    lane.isRunning = true;
    running += 1;
    let verdict: CellVerdict | null;
    let isAnswered = true;
    try {
      const answer = send(save);
      verdict = answer === undefined ? { ok: true } : await answer;
    } catch {
      verdict = { ok: false, message: noAnswer() };
      isAnswered = false;
    }
    running -= 1;
    lane.isRunning = false;
    const isLast = !lane.waiting.some((each) => cellKey(each) === cellKey(save));
    // What comes next in this cell replaces what is stored, and that is still the same.
    if (verdict?.ok !== true)
      lane.waiting = lane.waiting.map((each) =>
        cellKey(each) === cellKey(save) ? { ...each, previous: save.previous } : each,
      );
    if (isAnswered || !outbox()) settle(save, verdict, isLast);
    else if (isLast) keep(save);
    pump();
    if (running > 0) return;
    const news = [saved, rejected] as const;
    saved = 0;
    rejected = [];
    onIdle(...news);
  };

  function pump() {
    for (const [key, lane] of lanes) {
      if (running >= AT_ONCE) return;
      if (lane.isRunning) continue;
      const next = lane.waiting.shift();
      if (next) void run(lane, next);
      else lanes.delete(key);
    }
  }

  const queue = {
    add(saves: readonly Save<Id>[]) {
      for (const entered of saves) {
        const own = cellKey(entered);
        const key = isByRow() ? JSON.stringify(entered.rowId) : own;
        const lane = lanes.get(key) ?? { waiting: [], isRunning: false };
        lanes.set(key, lane);
        // What was never sent has replaced nothing.
        const unsent = unanswered.get(own) ?? lane.waiting.find((each) => cellKey(each) === own);
        const save = unsent ? { ...entered, previous: unsent.previous } : entered;
        unanswered.delete(own);
        outbox()?.put(save);
        lane.waiting = [...lane.waiting.filter((each) => cellKey(each) !== own), save];
        stale.set(own, stale.get(own) ?? [save.previous, ...staleOf(board.of(save.rowId, save.columnId))]);
        board.set(save.rowId, save.columnId, { status: 'saving', value: save.value });
      }
      pump();
    },
    /** Sends once more what got no answer. */
    resend: () => queue.add([...unanswered.values()]),
    /** Discards the stored value of a cell. */
    forget(rowId: Id, columnId: string) {
      unanswered.delete(cellKey({ rowId, columnId }));
      outbox()?.drop(rowId, columnId);
    },
  };
  return queue;
}

const staleOf = (mark: ReturnType<MarkBoard<GridRowId>['of']>): readonly GridValue[] =>
  mark?.status === 'saved' || mark?.status === 'savedEarlier' ? mark.stale : [];
