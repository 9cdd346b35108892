'use client';
export { NumberField, type NumberFieldProps } from '../src/NumberField/NumberField.tsx';
export type { NumberReading } from '../src/NumberField/useNumberInput.ts';
