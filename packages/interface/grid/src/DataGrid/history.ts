import type { GridRowId, GridValue } from './GridColumn.ts';

/** A cell as it was and as it became. */
export interface CellStep<Id extends GridRowId> {
  readonly rowId: Id;
  readonly columnId: string;
  readonly before: GridValue;
  readonly after: GridValue;
}

/** How many changes can be taken back. */
const DEPTH = 100;

/** What can be taken back and made again, a block at a time. */
export function history<Id extends GridRowId>() {
  const done: (readonly CellStep<Id>[])[] = [];
  let undone: (readonly CellStep<Id>[])[] = [];
  return {
    push(steps: readonly CellStep<Id>[]) {
      if (steps.length === 0) return;
      done.push(steps);
      if (done.length > DEPTH) done.shift();
      undone = [];
    },
    undo(): readonly CellStep<Id>[] {
      const steps = done.pop() ?? [];
      if (steps.length > 0) undone.push(steps);
      return steps;
    },
    redo(): readonly CellStep<Id>[] {
      const steps = undone.pop() ?? [];
      if (steps.length > 0) done.push(steps);
      return steps;
    },
  };
}
