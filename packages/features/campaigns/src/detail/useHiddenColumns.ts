import type { PipelineState } from '@resonanz/api-client/campaign-entries';
import { useMemo, useState } from 'react';
import { HIDDEN_AT_FIRST } from './columns/columnOrder.ts';

/** Which columns of the creators are hidden, by pipeline state. */
export function useHiddenColumns(state: PipelineState) {
  const [chosen, setChosen] = useState<Partial<Record<PipelineState, ReadonlySet<string>>>>({});
  const hiddenColumnIds = useMemo(() => chosen[state] ?? new Set(HIDDEN_AT_FIRST[state]), [chosen, state]);
  return { hiddenColumnIds, onHiddenColumnIdsChange: (ids: ReadonlySet<string>) => setChosen((before) => ({ ...before, [state]: ids })) };
}
