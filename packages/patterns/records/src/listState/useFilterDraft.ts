'use client';

import { useMemo, useState } from 'react';
import type { FilterValues } from './defineList.ts';
import type { ListState } from './useListState.ts';

/** Filters as they are being set, before they are applied. */
export interface FilterDraft<Filters> {
  /** The values as set so far. */
  readonly values: FilterValues<Filters>;
  /** Sets one filter. */
  readonly set: <Name extends keyof Filters>(name: Name, value: FilterValues<Filters>[Name]) => void;
  /** Whether anything differs from what the list shows. */
  readonly isChanged: boolean;
  /** Makes the list follow. */
  readonly apply: () => void;
  /** Takes everything back, in the list too. */
  readonly reset: () => void;
}

/**
 * Holds filters until they are applied; follows the address when that changes. The draft is the same object until one
 * of them changes.
 */
export function useFilterDraft<SortKey extends string, Filters>(
  list: ListState<SortKey, Filters>,
): FilterDraft<Filters> {
  const [base, setBase] = useState(list.filters);
  const [values, setValues] = useState(list.filters);
  if (base !== list.filters) {
    setBase(list.filters);
    setValues(list.filters);
  }
  return useMemo(() => {
    const { definition } = list;
    const query = (filters: FilterValues<Filters>) => definition.write({ ...definition.defaults, filters }, '');
    return {
      values,
      set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
      isChanged: query(values) !== query(list.filters),
      apply: () => list.setFilters(values),
      reset() {
        setValues(definition.defaults.filters);
        list.reset();
      },
    };
  }, [list, values]);
}
