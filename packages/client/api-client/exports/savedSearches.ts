'use client';

export {
  useSavedSearches,
  type NamedSearch,
  type SavedSearches,
  type SavedSearchesOptions,
} from '../src/useSavedSearches.ts';
