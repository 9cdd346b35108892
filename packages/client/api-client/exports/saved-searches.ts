'use client';

export {
  useSavedSearches,
  type KeptSearch,
  type SavedSearches,
  type SavedSearchesOptions,
} from '../src/useSavedSearches.ts';
