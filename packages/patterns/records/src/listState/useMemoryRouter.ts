import { useMemo, useState } from 'react';
import type { ListRouter } from './useListState.ts';

/** A router that lives in memory, for stories and tests; `history` holds every query it has shown. */
export function useMemoryRouter(start = ''): ListRouter & { readonly history: readonly string[] } {
  const [history, setHistory] = useState<readonly string[]>([start]);
  return useMemo(
    () => ({
      history,
      search: history.at(-1) ?? '',
      push: (search) => setHistory((before) => [...before, search]),
      replace: (search) => setHistory((before) => [...before.slice(0, -1), search]),
    }),
    [history],
  );
}
