'use client';
export { NumberField, type NumberFieldProps } from '../src/NumberField/NumberField.tsx';
