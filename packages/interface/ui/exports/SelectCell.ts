'use client';
export { SelectCell, type SelectCellProps } from '../src/cellEdits/SelectCell.tsx';
