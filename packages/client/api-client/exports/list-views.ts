export {
  listViewKeys,
  listViewQueries,
  type ListId,
  type ListView,
  type NewSavedSearch,
  type SavedSearch,
  type SavedSearchChange,
} from '../src/list-views.ts';
export { listViewMutations } from '../src/listViewMutations.ts';
