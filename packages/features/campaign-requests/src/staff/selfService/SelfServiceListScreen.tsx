import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { selfServiceQueries } from '@resonanz/api-client/selfService';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListTools } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { selfServiceColumns } from './selfServiceColumns.tsx';
import { selfServiceList, toQuery } from './selfServiceList.ts';

const Chips = lazyComponent(async () => (await import('./SelfServiceFilters.tsx')).SelfServiceChips);
const Filters = lazyComponent(async () => (await import('./SelfServiceFilters.tsx')).SelfServiceFilters);

/** The campaigns that came from requests of brands, and what the brands decided: `/campaign/self-service`. */
export function SelfServiceListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const list = useRouterListState(selfServiceList);
  const query = useListPage(selfServiceQueries(useApi()).page(toQuery(list)));
  const chosen = useColumnChoice('selfServiceCampaigns');
  return (
    <>
      <PageHead title={t('requests.self.title')} />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: selfServiceColumns(t, language, query.data?.rows ?? []), ...chosen }}
        searchPlaceholder={t('requests.self.search')}
        emptyText={t('requests.self.empty')}
      >
        {(parts) => <Table {...parts} caption={t('requests.self.title')} getRowId={(row) => row.campaignId} />}
      </ListScreen>
    </>
  );
}
