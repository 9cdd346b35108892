'use client';
export { CalendarCell } from '../src/CalendarCell/CalendarCell.tsx';
export type { CalendarCellProps } from '../src/CalendarCell/CalendarCellProps.ts';
