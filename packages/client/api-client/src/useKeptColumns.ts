'use client';

import { useMutation, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListId, listViewQueries } from './list-views.ts';
import { useApi } from './react.tsx';
import { savingColumns } from './savingColumns.ts';

/** Which columns of a list are hidden, as `ColumnChoice` of `@resonanz/ui` takes it. */
export interface KeptColumns {
  /** The hidden ones. */
  readonly hiddenColumnIds: ReadonlySet<string>;
  /** Hides others, at once. */
  readonly onHiddenColumnIdsChange: (ids: ReadonlySet<string>) => void;
}

/**
 * The columns of a list that its user has hidden, kept by the server; `hiddenAtFirst`, a constant, until there is a choice. A choice
 * that is refused is taken back, and `onRefused` says so.
 */
export function useKeptColumns(listId: ListId, hiddenAtFirst: readonly string[], onRefused: () => void): KeptColumns {
  const api = useApi();
  const view = listViewQueries(api).one(listId);
  // The table is drawn with them: they are asked for while the screen is being drawn.
  usePrefetchQuery(view);
  const { data: chosen } = useQuery({ ...view, select: ({ hiddenColumns }) => hiddenColumns });
  const { mutate } = useMutation({
    ...savingColumns(api, useQueryClient(), listId),
    // The call's own `onError` puts back what stood before; the words come after it.
    onSettled: (_data, error) => {
      if (error) onRefused();
    },
  });
  const ids = chosen ?? hiddenAtFirst;
  const hiddenColumnIds = useMemo(() => new Set(ids), [ids]);
  return { hiddenColumnIds, onHiddenColumnIdsChange: (ids) => mutate([...ids]) };
}
