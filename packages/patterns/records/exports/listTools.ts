'use client';

export {
  ListSavedSearches,
  useListFile,
  useListTools,
  withoutPage,
  type ListSavedSearchesProps,
  type ListTools,
  type ListToolsOptions,
} from '../src/connected/useListTools.tsx';
