'use client';

import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListDefinition } from './defineList.ts';
import { type ListState, useListState } from './useListState.ts';

/** The state of a list in the address of React Router. */
export function useRouterListState<SortKey extends string, Filters>(
  definition: ListDefinition<SortKey, Filters>,
): ListState<SortKey, Filters> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const push = useCallback((next: string) => void navigate({ search: next }), [navigate]);
  const replace = useCallback((next: string) => void navigate({ search: next }, { replace: true }), [navigate]);
  return useListState(definition, { search, push, replace });
}
