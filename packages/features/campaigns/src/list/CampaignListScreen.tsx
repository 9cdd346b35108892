import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { CAMPAIGN_STATUSES } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { Select } from '@resonanz/ui/Select';
import { Table } from '@resonanz/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { campaignColumns } from './campaignColumns.tsx';
import { campaignList } from './campaignList.ts';

/** The agency's campaigns: `/campaign`. */
export function CampaignListScreen() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const list = useRouterListState(campaignList);
  const { status } = list.filters;
  const query = useQuery({
    ...campaignQueries(useApi()).list({ ...list.request, ...(status === null ? {} : { option: Number(status) }) }),
    select: (page) => ({ rows: page.content, total: page.totalElements }),
  });
  return (
    <>
      <PageHead title={t('campaigns.title')} />
      <ListScreen
        list={list}
        query={query}
        searchPlaceholder={t('campaigns.list.search')}
        barEnd={
          <Select
            label={t('campaigns.filter.status')}
            hidesLabel
            placeholder={t('campaigns.filter.anyStatus')}
            items={CAMPAIGN_STATUSES.map((each) => ({ id: String(each), label: label(`campaignStatus.${each}`) }))}
            selectedId={status}
            onSelectionChange={(id) => list.setFilters({ status: id })}
          />
        }
        activeFilters={
          status === null
            ? []
            : [
                {
                  id: 'status',
                  label: label(`campaignStatus.${Number(status) as (typeof CAMPAIGN_STATUSES)[number]}`),
                  onRemove: () => list.clearFilter('status'),
                },
              ]
        }
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('campaigns.list.caption')}
            columns={campaignColumns(t, language)}
            getRowId={(row) => row.compaignDataId}
          />
        )}
      </ListScreen>
    </>
  );
}
