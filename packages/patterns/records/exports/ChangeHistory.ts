'use client';

export { ChangeHistory, type ChangeHistoryProps, type ChangeLine, type FieldChange } from '../src/ChangeHistory/ChangeHistory.tsx';
export { type ChangeWords } from '../src/ChangeHistory/ChangeLineItem.tsx';
