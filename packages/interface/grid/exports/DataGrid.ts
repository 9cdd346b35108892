'use client';
export { DataGrid } from '../src/DataGrid/DataGrid.tsx';
export type {
  CellChange,
  CellVerdict,
  ChangeReason,
  GridDraft,
  PasteReport,
  SkippedCell,
} from '../src/DataGrid/CellChange.ts';
export type { DataGridProps, GridSelection } from '../src/DataGrid/DataGridProps.ts';
export type {
  ChoiceGridColumn,
  DateGridColumn,
  DrawnGridColumn,
  FlagGridColumn,
  GridColumn,
  GridRowId,
  GridValue,
  MultiSelectGridColumn,
  NumberGridColumn,
  TextGridColumn,
} from '../src/DataGrid/GridColumn.ts';
export type { GridOutbox, UnsavedCell } from '../src/DataGrid/GridOutbox.ts';
export type { GridLabels } from '../src/DataGrid/GridLabels.ts';
