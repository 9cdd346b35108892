'use client';
export { Calendar, type CalendarProps } from '../src/Calendar/Calendar.tsx';
export { RangeCalendar, type RangeCalendarProps } from '../src/Calendar/RangeCalendar.tsx';
export type { CalendarLook, DateRange } from '../src/Calendar/CalendarProps.ts';
