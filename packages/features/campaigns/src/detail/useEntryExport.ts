import { useState } from 'react';
import {
  campaignEntryMutations,
  type CampaignInfluencerColumn,
  type CampaignInfluencerQuery,
} from '@resonanz/api-client/campaignEntries';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { useListFile, withoutPage } from '@resonanz/records/listTools';
import { COLUMN_ORDER } from './columns/columnOrder.ts';

const changes = async () => campaignEntryMutations;

/** Exports what the grid shows, on all its pages, with the columns in sight. */
export function useEntryExport(query: CampaignInfluencerQuery, hiddenColumnIds: ReadonlySet<string>) {
  const [isExporting, setExporting] = useState(false);
  // The cell of a channel shows its platform and followers, so the file has both.
  const shown = COLUMN_ORDER[query.state]
    .filter((id) => !hiddenColumnIds.has(id))
    .flatMap((id) => (id === 'followers' ? ['platform', 'followers'] : [id]));
  const exportAs = useListFile(changes, (file) => ({
    ...withoutPage(query),
    ...file,
    columns: shown as CampaignInfluencerColumn[],
  }));

  async function onExport(format: ExportFormat): Promise<void> {
    setExporting(true);
    await exportAs(format);
    setExporting(false);
  }

  return { onExport: (format: ExportFormat) => void onExport(format), isExporting };
}
