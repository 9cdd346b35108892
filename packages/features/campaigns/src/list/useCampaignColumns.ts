import type { CampaignListItem } from '@resonanz/api-client/campaigns';
import { labels } from '@resonanz/domain/labels';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { TableColumn } from '@resonanz/ui/Table';
import { useMemo } from 'react';
import { messages } from '../messages.ts';
import { campaignColumns } from './campaignColumns.tsx';

/** The columns of the campaign list in the words of the language. */
export function useCampaignColumns(): readonly TableColumn<CampaignListItem>[] {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  return useMemo(() => campaignColumns(t, label, language), [t, label, language]);
}
