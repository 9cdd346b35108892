'use client';

import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ListId, listViewQueries } from './listViews.ts';
import { useApi } from './react.tsx';
import { savingColumns } from './savingColumns.ts';

/** The columns of a list that its user has hidden, as the server keeps them. */
export interface ColumnChoice {
  /** The hidden columns; `null` until there is a choice. */
  readonly hiddenIds: ReadonlySet<string> | null;
  /** Hides other columns, at once, and has the server keep the choice. */
  readonly onHide: (hiddenIds: ReadonlySet<string>) => void;
  /** Whether the last choice could not be saved; it has been taken back. */
  readonly hasSaveFailed: boolean;
}

/** What the user has chosen of the columns of a list, for the `columns` of a `ListScreen`. */
export function useColumnChoice(listId: ListId): ColumnChoice {
  const api = useApi();
  const view = listViewQueries(api).one(listId);
  // The table is drawn with them: they are asked for while the screen is being drawn.
  usePrefetchQuery(view);
  const { data: chosen = null } = useQuery({ ...view, select: ({ hiddenColumns }) => hiddenColumns });
  const queryClient = useQueryClient();
  const [hasSaveFailed, setSaveFailed] = useState(false);
  // Every list is drawn with its columns, so what watches a mutation is left to the screens that do more than wait for
  // its end.
  const onHide = (hiddenIds: ReadonlySet<string>) => {
    setSaveFailed(false);
    const saving = queryClient.getMutationCache().build(queryClient, savingColumns(api, queryClient, listId));
    saving.execute([...hiddenIds]).catch(() => setSaveFailed(true));
  };
  return { hiddenIds: useMemo(() => chosen && new Set(chosen), [chosen]), onHide, hasSaveFailed };
}
