'use client';
export {
  ComboBox,
  type OptionCounts,
  type ComboBoxProps,
  type SearchableListProps,
} from '../src/ComboBox/ComboBox.tsx';
export type { Option, OptionId } from '../src/OptionList/Option.ts';
export type { OptionOrder } from '../src/OptionList/searchIndex.ts';
