import { campaignRequestQueries } from '@resonanz/api-client/campaign-requests';
import { useApi } from '@resonanz/api-client/react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { labels } from '@resonanz/domain/labels';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { Select } from '@resonanz/ui/Select';
import { Table } from '@resonanz/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { requestColumns } from './requestColumns.tsx';
import { REQUEST_STATES, requestList } from './requestList.ts';

/** The brand's campaign requests: `/campaign-self-service/campaign-request`. */
export function RequestListScreen() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const list = useRouterListState(requestList);
  const { status } = list.filters;
  const query = useQuery({
    ...campaignRequestQueries(useApi()).list({
      ...list.request,
      ...(status === null ? {} : { filters: { status: [Number(status) as 1 | 2 | 3] } }),
    }),
    select: (page) => ({ rows: page.content, total: page.totalElements }),
  });
  return (
    <>
      <PageHead title={t('campaignRequests.title')} />
      <ListScreen
        list={list}
        query={query}
        searchPlaceholder={t('campaignRequests.list.search')}
        emptyText={t('campaignRequests.list.empty')}
        barEnd={
          <Select
            label={t('campaignRequests.filter.status')}
            hidesLabel
            placeholder={t('campaignRequests.filter.anyStatus')}
            items={REQUEST_STATES.map((id) => ({ id, label: label(`requestStatus.${id}`) }))}
            selectedId={status}
            onSelectionChange={(id) => list.setFilters({ status: id })}
          />
        }
        activeFilters={
          status === null
            ? []
            : [{ id: 'status', label: label(`requestStatus.${status}`), onRemove: () => list.clearFilter('status') }]
        }
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('campaignRequests.list.caption')}
            columns={requestColumns(t, language)}
            getRowId={(row) => row.campaignRequestId}
          />
        )}
      </ListScreen>
    </>
  );
}
