'use client';

export {
  discardUnsavedChanges,
  hasUnsavedChanges,
  useHasUnsavedChanges,
  useUnsavedChanges,
} from '../src/UnsavedChanges/unsavedChanges.ts';
