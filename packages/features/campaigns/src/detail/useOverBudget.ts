import type { CampaignInfluencerRow } from '@resonanz/api-client/campaign-entries';
import type { CampaignStatistics } from '@resonanz/api-client/campaigns';
import { useMemo } from 'react';
import { makesOverrun, overrunOf } from './overBudget.ts';

/** The channels that make a campaign cost more than its media budget; the same set until other channels do, so that the grid is not drawn anew at every key. */
export function useOverBudget(rows: readonly CampaignInfluencerRow[], figures: CampaignStatistics | undefined, mediaBudget: number): ReadonlySet<number> {
  const overrun = overrunOf(figures?.finalBudget ?? 0, mediaBudget);
  const ids = rows.filter((row) => makesOverrun(row, overrun)).map((row) => row.compaignInfluencerId).join(' ');
  return useMemo(() => new Set(ids === '' ? [] : ids.split(' ').map(Number)), [ids]);
}
