'use client';

import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListDefinition } from './defineList.ts';
import { type ListState, useListState } from './useListState.ts';

/** The state of a list in the address of React Router; how the list is drawn (`useRouterView`) stays as it is. */
export function useRouterListState<SortKey extends string, Filters>(
  definition: ListDefinition<SortKey, Filters>,
): ListState<SortKey, Filters> {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const push = useCallback((next: string) => void navigate({ search: next, hash }), [navigate, hash]);
  const replace = useCallback(
    (next: string) => void navigate({ search: next, hash }, { replace: true }),
    [navigate, hash],
  );
  return useListState(definition, { search, push, replace });
}
