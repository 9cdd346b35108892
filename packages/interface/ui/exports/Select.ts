'use client';
export { Select, type SelectProps } from '../src/Select/Select.tsx';
export type { Option, OptionId } from '../src/OptionList/Option.ts';
