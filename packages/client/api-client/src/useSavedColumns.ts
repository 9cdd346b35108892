'use client';

import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListId, listViewQueries } from './listViews.ts';
import { useApi } from './react.tsx';

/**
 * The columns of a list that its user has hidden, as the server keeps them; `hiddenAtFirst`, a constant, until there is
 * a choice.
 */
export function useSavedColumns(listId: ListId, hiddenAtFirst: readonly string[]): ReadonlySet<string> {
  const view = listViewQueries(useApi()).one(listId);
  // The table is drawn with them: they are asked for while the screen is being drawn.
  usePrefetchQuery(view);
  const { data: chosen } = useQuery({ ...view, select: ({ hiddenColumns }) => hiddenColumns });
  const ids = chosen ?? hiddenAtFirst;
  return useMemo(() => new Set(ids), [ids]);
}
