'use client';
export { Field, type FieldShape } from '../src/Field/Field.tsx';
export type { FieldProps } from '../src/Field/FieldProps.ts';
export { useField, type FieldWiring } from '../src/Field/useField.ts';
