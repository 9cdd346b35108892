import { expect, test, vi } from 'vitest';
import type { CellVerdict } from './CellChange.ts';
import { markBoard, shownValue } from './cellMarks.ts';
import type { GridOutbox, UnsavedCell } from './GridOutbox.ts';
import { type Save, saveQueue } from './saveQueue.ts';

const save = (rowId: number, columnId: string, value: number, previous = 0): Save<number> => ({
  rowId,
  columnId,
  value,
  previous,
  reason: 'edit',
  text: String(value),
});

function server(isByRow = false, outbox?: GridOutbox<number>) {
  const open: { save: Save<number>; answer: (verdict: CellVerdict | null) => void; fail: () => void }[] = [];
  const board = markBoard<number>();
  const onIdle = vi.fn<(saved: number, rejected: readonly string[]) => void>();
  const queue = saveQueue<number>({
    board,
    inRow: () => 0,
    outbox: () => outbox,
    shown: (_columnId, value) => `${String(value)} €`,
    send: (each) =>
      new Promise((resolve, reject) =>
        open.push({ save: each, answer: resolve, fail: () => reject(new Error('offline')) }),
      ),
    noAnswer: () => 'Keine Verbindung',
    isByRow: () => isByRow,
    onIdle,
  });
  const values = () => open.map((each) => each.save.value);
  const answer = async (at: number, verdict: CellVerdict | null = { ok: true }) => {
    open[at]?.answer(verdict);
    await vi.waitFor(() => expect(onIdle.mock.calls.length + open.length).toBeGreaterThan(0));
    await Promise.resolve();
  };
  return { open, board, queue, values, answer, onIdle };
}
const turn = () => new Promise((done) => setTimeout(done, 0));

test('saves of one cell run one after the other, and of those that wait only the last', async () => {
  const { queue, values, answer, board, onIdle } = server();
  queue.add([save(1, 'a', 10)]);
  queue.add([save(1, 'a', 20)]);
  queue.add([save(1, 'a', 30)]);
  expect(values()).toEqual([10]);
  await answer(0, { ok: false, message: 'zu viel' });
  await turn();
  // The rejection of a value that is no longer wanted stays silent.
  expect(board.of(1, 'a')).toEqual({ status: 'saving', value: 30 });
  expect(values()).toEqual([10, 30]);
  await answer(1);
  await turn();
  expect(board.of(1, 'a')).toMatchObject({ status: 'saved', value: 30 });
  expect(onIdle).toHaveBeenCalledExactlyOnceWith(1, []);
});

test('different cells are saved at once, but never more than six; cells of one row wait where that is asked for', () => {
  const cells = server();
  cells.queue.add(Array.from({ length: 9 }, (_, at) => save(1, `c${at}`, at)));
  expect(cells.values()).toEqual([0, 1, 2, 3, 4, 5]);
  const rows = server(true);
  rows.queue.add([save(1, 'a', 1), save(1, 'b', 2), save(2, 'a', 3)]);
  expect(rows.values()).toEqual([1, 3]);
});

test('a rejection keeps the value and its sentence, and so does a network that fails', async () => {
  const { queue, open, board, onIdle } = server();
  queue.add([save(1, 'a', 10), save(1, 'b', 5)]);
  open[0]?.answer({ ok: false, message: 'Höher als das Restbudget' });
  open[1]?.fail();
  await turn();
  expect(board.of(1, 'a')).toEqual({
    status: 'rejected',
    value: 10,
    text: '10',
    message: 'Höher als das Restbudget',
    canRetry: true,
  });
  expect(board.of(1, 'b')).toMatchObject({ status: 'rejected', message: 'Keine Verbindung' });
  expect(onIdle).toHaveBeenCalledExactlyOnceWith(0, ['Höher als das Restbudget', 'Keine Verbindung']);
});

test('a saved value stays in sight until its row brings another than the old ones', async () => {
  const { queue, open, board } = server();
  queue.add([save(1, 'a', 10, 5)]);
  open[0]?.answer({ ok: true, value: 11 });
  await turn();
  queue.add([save(1, 'a', 20, 11)]);
  open[1]?.answer({ ok: true });
  await turn();
  const mark = board.of(1, 'a');
  expect([5, 10, 11, 20, 99].map((inRow) => shownValue(mark, inRow))).toEqual([20, 20, 20, 20, 99]);
});

/** An outbox in memory. */
function memoryOutbox(): GridOutbox<number> & { cells: Map<string, UnsavedCell<number>> } {
  const cells = new Map<string, UnsavedCell<number>>();
  return {
    cells,
    read: () => [...cells.values()],
    put: ({ rowId, columnId, value, previous }) =>
      void cells.set(`${rowId} ${columnId}`, { rowId, columnId, value, previous }),
    drop: (rowId, columnId) => void cells.delete(`${rowId} ${columnId}`),
    send: () => Promise.resolve({ ok: true }),
    onRetry: () => () => {},
  };
}

test('a save without answer waits, is stored, and is sent once more over the same value', async () => {
  const outbox = memoryOutbox();
  const { queue, open, board, answer } = server(false, outbox);
  queue.add([save(1, 'a', 1400, 1350)]);
  open[0]?.fail();
  await turn();
  expect(board.of(1, 'a')).toEqual({ status: 'waiting', value: 1400 });
  expect(outbox.read()).toEqual([{ rowId: 1, columnId: 'a', value: 1400, previous: 1350 }]);
  queue.resend();
  expect(open[1]?.save).toMatchObject({ value: 1400, previous: 1350 });
  await answer(1);
  await turn();
  expect([board.of(1, 'a')?.status, outbox.read()]).toEqual(['saved', []]);
  queue.resend();
  expect(open).toHaveLength(2);
});

test('another value for a cell that waits replaces what is stored, not what never arrived', async () => {
  const outbox = memoryOutbox();
  const { queue, open } = server(false, outbox);
  queue.add([save(1, 'a', 1400, 1350)]);
  queue.add([save(1, 'a', 1450, 1400)]);
  open[0]?.fail();
  await turn();
  expect(open[1]?.save).toMatchObject({ value: 1450, previous: 1350 });
  open[1]?.fail();
  await turn();
  queue.add([save(1, 'a', 1500, 1450)]);
  expect(open[2]?.save).toMatchObject({ value: 1500, previous: 1350 });
});

test('the slower user sees the value of the other, and the own one stays until a decision', async () => {
  const outbox = memoryOutbox();
  const { queue, board, answer } = server(false, outbox);
  queue.add([save(1, 'a', 488, 450)]);
  await answer(0, { ok: false, theirs: 499, message: (theirs) => `Jonas hat inzwischen ${theirs} eingetragen` });
  await turn();
  expect(board.of(1, 'a')).toMatchObject({
    status: 'rejected',
    value: 488,
    theirs: 499,
    canRetry: true,
    message: 'Jonas hat inzwischen 499 € eingetragen',
  });
  expect(outbox.read()).toHaveLength(1);
  queue.forget(1, 'a');
  expect(outbox.read()).toEqual([]);
});

test('a change that the user gives up leaves nothing behind', async () => {
  const { queue, board, answer, onIdle } = server();
  queue.add([save(1, 'a', 1)]);
  await answer(0, null);
  await turn();
  expect(board.of(1, 'a')).toBeUndefined();
  expect(onIdle).toHaveBeenLastCalledWith(0, []);
});
