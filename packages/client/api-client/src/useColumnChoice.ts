'use client';

import { useMutation, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListId, listViewQueries } from './list-views.ts';
import { useApi } from './react.tsx';
import { savingColumns } from './savingColumns.ts';

/** The columns of a list that its user has hidden, as the server keeps them. */
export interface ColumnChoice {
  /** The hidden columns; `null` until there is a choice. */
  readonly hiddenIds: ReadonlySet<string> | null;
  /** Hides other columns, at once, and has the server keep the choice. */
  readonly onHide: (hiddenIds: ReadonlySet<string>) => void;
  /** Whether the last choice could not be kept; it has been taken back. */
  readonly isRefused: boolean;
}

/** What the user has chosen of the columns of a list, for the `columns` of a `ListScreen`. */
export function useColumnChoice(listId: ListId): ColumnChoice {
  const api = useApi();
  const view = listViewQueries(api).one(listId);
  // The table is drawn with them: they are asked for while the screen is being drawn.
  usePrefetchQuery(view);
  const { data: chosen = null } = useQuery({ ...view, select: ({ hiddenColumns }) => hiddenColumns });
  const { mutate, isError } = useMutation(savingColumns(api, useQueryClient(), listId));
  return { hiddenIds: useMemo(() => chosen && new Set(chosen), [chosen]), onHide: (ids) => mutate([...ids]), isRefused: isError };
}
