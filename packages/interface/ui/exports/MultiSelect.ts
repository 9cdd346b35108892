'use client';
export { MultiSelect, type MultiSelectProps } from '../src/MultiSelect/MultiSelect.tsx';
export type { Option, OptionId } from '../src/OptionList/Option.ts';
