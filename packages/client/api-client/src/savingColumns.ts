import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { type ListId, type ListView, listViewKeys } from './listViews.ts';

/** Keeps which columns of a list are hidden: at once on the screen, and rolled back on an error. */
export function savingColumns(client: ApiClient, queryClient: QueryClient, listId: ListId) {
  const queryKey = listViewKeys.one(listId);
  return mutationOptions({
    mutationFn: (hiddenColumns: string[]) =>
      confirmed(client.http.POST('/listView/columns/save', { body: { listId, hiddenColumns } })),
    onMutate: async (hiddenColumns) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<ListView>(queryKey);
      queryClient.setQueryData<ListView>(queryKey, { savedSearches: before?.savedSearches ?? [], hiddenColumns });
      return { before };
    },
    onError: (_error, _columns, context) => queryClient.setQueryData(queryKey, context?.before),
  });
}
