'use client';

export {
  ChangeHistory,
  type ChangeHistoryProps,
  type ChangeLine,
  type FieldChange,
} from '../src/ChangeHistory/ChangeHistory.tsx';
export { changesOf, type ChangeParts } from '../src/ChangeHistory/changesOf.ts';
export { type ChangeWords } from '../src/ChangeHistory/ChangeLineItem.tsx';
