import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/saved-columns';
import { selfServiceQueries } from '@resonanz/api-client/self-service';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { selfServiceColumns } from './selfServiceColumns.tsx';
import { selfServiceList, toQuery } from './selfServiceList.ts';

const Chips = lazyComponent(async () => (await import('./SelfServiceChips.tsx')).SelfServiceChips);
const Filters = lazyComponent(async () => (await import('./SelfServiceFilters.tsx')).SelfServiceFilters);

/** The campaigns that came from requests of brands, and what the brands decided: `/campaign/self-service`. */
export function SelfServiceListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const list = useRouterListState(selfServiceList);
  const draft = useFilterDraft(list);
  const query = useListPage(selfServiceQueries(useApi()).page(toQuery(list)));
  const chosen = useColumnChoice('selfServiceCampaigns');
  return (
    <>
      <PageHead title={t('requests.self.title')} />
      <ListScreen
        list={list}
        query={query}
        columns={{ all: selfServiceColumns(t, language, query.data?.rows ?? []), ...chosen }}
        searchPlaceholder={t('requests.self.search')}
        filters={{ draft, sections: <Filters isWanted draft={draft} /> }}
        activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
        emptyText={t('requests.self.empty')}
      >
        {(parts) => <Table {...parts} caption={t('requests.self.title')} getRowId={(row) => row.compaignDataId} />}
      </ListScreen>
    </>
  );
}
