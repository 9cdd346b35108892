'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListId } from './listViews.ts';
import { useApi } from './react.tsx';
import { savingColumns } from './savingColumns.ts';

/**
 * Hides other columns of a list, at once, and has the server keep the choice. One that is rejected is taken back, and
 * `onFailure` says so.
 */
export function useSaveColumns(listId: ListId, onFailure: () => void): (hiddenColumnIds: ReadonlySet<string>) => void {
  const { mutate } = useMutation({
    ...savingColumns(useApi(), useQueryClient(), listId),
    // The call's own `onError` puts back what stood before; the words come after it.
    onSettled: (_data, error) => {
      if (error) onFailure();
    },
  });
  return (ids) => mutate([...ids]);
}
