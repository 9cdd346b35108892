import { useMemo } from 'react';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { labels } from '@resonanz/domain/labels';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { TableColumn } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { pricesHaveCents } from './channelText.ts';
import { influencerColumns } from './influencerColumns.tsx';
import { useCategoryName } from './useCategoryName.ts';

/** The columns of these channels that the user may see, in the words of the language. */
export function useInfluencerColumns(
  rows: readonly InfluencerChannel[],
  showsPrices: boolean,
): readonly TableColumn<InfluencerChannel>[] {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const categoryName = useCategoryName();
  const hasCents = pricesHaveCents(rows);
  return useMemo(
    () =>
      influencerColumns({ t, language, label, categoryName, hasCents }).filter(
        ({ id }) => showsPrices || id !== 'price',
      ),
    [t, language, label, categoryName, hasCents, showsPrices],
  );
}
