'use client';
export { DateRangePicker, type DateRangePickerProps } from '../src/DateRangePicker/DateRangePicker.tsx';
export type { DateRangePreset } from '../src/DateRangePicker/RangePanel.tsx';
export type { DateRange } from '../src/Calendar/CalendarProps.ts';
