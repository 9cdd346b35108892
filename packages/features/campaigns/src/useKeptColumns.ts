import { type ListId, listViewMutations, listViewQueries } from '@resonanz/api-client/list-views';
import { useApi } from '@resonanz/api-client/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Which columns of a list are hidden, as `ColumnChoice` takes it. */
export interface KeptColumns {
  readonly hiddenColumnIds: ReadonlySet<string>;
  readonly onHiddenColumnIdsChange: (ids: ReadonlySet<string>) => void;
}

/** The columns a user has hidden, kept by the server; until there is a choice the list decides. A choice that is refused is taken back. */
export function useKeptColumns(listId: ListId, hiddenAtFirst: readonly string[], onRefused: () => void): KeptColumns {
  const api = useApi();
  const { data: chosen } = useQuery({ ...listViewQueries(api).one(listId), select: ({ hiddenColumns }) => hiddenColumns });
  const { mutate } = useMutation({
    ...listViewMutations(api, useQueryClient(), listId).saveColumns(),
    // The call's own `onError` puts back what stood before; the words come after it.
    onSettled: (_data, error) => {
      if (error) onRefused();
    },
  });
  const hiddenColumnIds = useMemo(() => new Set(chosen ?? hiddenAtFirst), [chosen, hiddenAtFirst]);
  return { hiddenColumnIds, onHiddenColumnIdsChange: (ids) => mutate([...ids]) };
}
