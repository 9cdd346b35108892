export {
  listViewKeys,
  listViewQueries,
  type ListId,
  type ListView,
  type NewSavedSearch,
  type SavedSearch,
  type SavedSearchChange,
} from '../src/listViews.ts';
export { listViewMutations } from '../src/listViewMutations.ts';
