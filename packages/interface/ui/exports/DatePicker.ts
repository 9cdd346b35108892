'use client';
export { DatePicker, type DatePickerProps } from '../src/DatePicker/DatePicker.tsx';
