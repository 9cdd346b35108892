'use client';
export { SelectCell, type SelectCellProps } from '../src/Table/SelectCell.tsx';
