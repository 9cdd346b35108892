'use client';
export { ColumnChoice, type ColumnChoiceProps } from '../src/ColumnChoice/ColumnChoice.tsx';
