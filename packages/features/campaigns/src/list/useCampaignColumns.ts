import { useMemo } from 'react';
import type { CampaignListItem } from '@resonanz/api-client/campaigns';
import { labels } from '@resonanz/domain/labels';
import { hasCents } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { TableColumn } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { campaignColumns } from './campaignColumns.tsx';

/** The columns of these campaigns in the words of the language. */
export function useCampaignColumns(rows: readonly CampaignListItem[]): readonly TableColumn<CampaignListItem>[] {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const budget = hasCents(rows.map((row) => row.budget));
  const mediaBudget = hasCents(rows.map((row) => row.mediaBudget));
  return useMemo(
    () => campaignColumns(t, label, language, { budget, mediaBudget }),
    [t, label, language, budget, mediaBudget],
  );
}
