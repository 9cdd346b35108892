import type { CellTexts } from './cellText.ts';
import type { GridRowId } from './GridColumn.ts';
import type { GridLabels } from './GridLabels.ts';
import type { Entered, Leave } from './useEditing.ts';

/** What a cell can ask the grid for; one object that never changes, so that no cell is drawn again for it. */
export interface GridActions<Id extends GridRowId> {
  /** Saves the entered value and moves on. */
  commit: (entered: Entered, to: Leave) => void;
  /** Gives what was entered up. */
  cancel: (to?: Leave) => void;
  /** Reports the text being edited. */
  draft: (entered: Entered) => void;
  /** Changes a box. */
  flag: (rowId: Id, columnId: string, value: boolean) => void;
}

/** What all cells share; a new object only with a new language or new words. */
export interface CellShared<Id extends GridRowId> {
  readonly gridId: string;
  readonly texts: CellTexts;
  readonly labels: GridLabels;
  readonly actions: GridActions<Id>;
}
