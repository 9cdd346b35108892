import { useState } from 'react';
import {
  campaignEntryMutations,
  type CampaignInfluencerColumn,
  type CampaignInfluencerQuery,
} from '@resonanz/api-client/campaign-entries';
import { useErrorText } from '@resonanz/api-client/react';
import { useFileExport } from '@resonanz/api-client/useFileExport';
import { useToasts } from '@resonanz/app-frame/toasts';
import type { ExportFormat } from '@resonanz/records/ExportBar';
import { exportMessages, useListExport } from '@resonanz/records/useListExport';
import { COLUMN_ORDER } from './columns/columnOrder.ts';

/** Exports what the grid shows, on all its pages, with the columns in sight. */
export function useEntryExport(
  { pageNumber: _page, pageSize: _size, ...query }: CampaignInfluencerQuery,
  hiddenColumnIds: ReadonlySet<string>,
) {
  const [isExporting, setExporting] = useState(false);
  // The cell of a channel shows its platform and followers, so the file has both.
  const shown = COLUMN_ORDER[query.state]
    .filter((id) => !hiddenColumnIds.has(id))
    .flatMap((id) => (id === 'reichweite' ? ['platform', 'reichweite'] : [id]));
  const save = useFileExport(async () => campaignEntryMutations);
  const exportAs = useListExport({
    save: (file) => save({ ...query, ...file, columns: shown as CampaignInfluencerColumn[] }),
    say: useErrorText(exportMessages),
    toasts: useToasts(),
  });

  async function onExport(format: ExportFormat): Promise<void> {
    setExporting(true);
    await exportAs(format);
    setExporting(false);
  }

  return { onExport: (format: ExportFormat) => void onExport(format), isExporting };
}
