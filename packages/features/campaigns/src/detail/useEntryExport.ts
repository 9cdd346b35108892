import { campaignEntryMutations, type CampaignInfluencerColumn, type CampaignInfluencerQuery } from '@resonanz/api-client/campaign-entries';
import { saveDownload } from '@resonanz/api-client/downloads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { COLUMN_ORDER } from './columns/columnOrder.ts';
import { messages } from './messages.ts';

/** Exports what the grid shows, on all its pages, with the columns in sight. */
export function useEntryExport({ pageNumber: _page, pageSize: _size, ...query }: CampaignInfluencerQuery, hiddenColumnIds: ReadonlySet<string>) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const { mutateAsync, isPending } = useMutation(campaignEntryMutations(useApi(), useQueryClient()).exportFile());

  async function onExport(format: 'xlsx' | 'csv'): Promise<void> {
    // The cell of a channel shows its platform and followers, so the file has both.
    const shown = COLUMN_ORDER[query.state].filter((id) => !hiddenColumnIds.has(id)).flatMap((id) => (id === 'reichweite' ? ['platform', 'reichweite'] : [id]));
    try {
      saveDownload(await mutateAsync({ ...query, format, language, columns: shown as CampaignInfluencerColumn[] }), `kampagne.${format}`);
    } catch (error) {
      toasts.add({ tone: 'bad', title: t('campaigns.error.title'), text: say(error, 'campaigns.error.other') });
    }
  }

  return { onExport: (format: 'xlsx' | 'csv') => void onExport(format), isExporting: isPending };
}
