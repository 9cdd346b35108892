'use client';
export {
  numberEdit,
  selectEdit,
  textEdit,
  type NumberCellEdit,
  type SelectCellEdit,
  type TextCellEdit,
} from '../src/cellEdits/cellEdits.tsx';
export type { CellAnswer } from '../src/cellEdits/EditOf.ts';
