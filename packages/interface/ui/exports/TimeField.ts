'use client';
export { TimeField, type TimeFieldProps } from '../src/TimeField/TimeField.tsx';
