import type { CampaignListItem } from '@resonanz/api-client/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import type { TableColumn } from '@resonanz/ui/Table';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { lazy, Suspense } from 'react';
import { messages } from '../messages.ts';
import type { KeptColumns } from '../useKeptColumns.ts';
import type { CampaignListState } from './campaignList.ts';

const SavedSearches = lazy(() => import('./SavedSearches.tsx'));
const ColumnChoice = lazy(async () => ({ default: (await import('@resonanz/ui/ColumnChoice')).ColumnChoice<CampaignListItem> }));

interface ListToolsProps extends KeptColumns {
  list: CampaignListState;
  columns: readonly TableColumn<CampaignListItem>[];
}

/** How the list is shown: kept searches and columns; cards on phones have no columns. */
export function ListTools({ list, columns, ...kept }: ListToolsProps) {
  const t = useMessages(messages);
  const isPhone = useMediaQuery(media.phone);
  return (
    <Suspense>
      <SavedSearches list={list} />
      {!isPhone && <ColumnChoice {...kept} columns={columns} label={t('campaigns.list.columns')} showAllLabel={t('campaigns.list.allColumns')} />}
    </Suspense>
  );
}
