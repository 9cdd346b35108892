import { PlusIcon } from '@phosphor-icons/react';
import { type CampaignRequestQuery, campaignRequestQueries } from '@resonanz/api-client/campaign-requests';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { labels } from '@resonanz/domain/labels';
import { brandPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { type FilterDraft, useFilterDraft } from '@resonanz/records/useListState';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Table } from '@resonanz/ui/Table';
import { usePlatformChoice } from '../figures/usePlatformChoice.ts';
import { messages } from '../messages.ts';
import { requestColumns } from './requestColumns.tsx';
import { REQUEST_STATES, requestList, STARTS } from './requestList.ts';

type Filters = NonNullable<CampaignRequestQuery['filters']>;

function statusFilter(status: (typeof REQUEST_STATES)[number] | null): Filters {
  if (status === 'draft') return { draft: true };
  if (status === 'archived') return { archived: true };
  return status === null ? {} : { status: [Number(status) as 1 | 2 | 3] };
}

function startFilter(start: (typeof STARTS)[number] | null): Filters {
  const today = berlinDay(new Date());
  if (start === 'thisYear') return { startFrom: `${today.slice(0, 4)}-01-01`, startTo: `${today.slice(0, 4)}-12-31` };
  if (start === null) return {};
  return start === 'upcoming' ? { startFrom: today } : { startTo: today };
}

function useNames() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  return {
    status: (id: (typeof REQUEST_STATES)[number]) => (id === 'draft' || id === 'archived' ? t(`campaignRequests.filter.${id}`) : label(`requestStatus.${id}`)),
    start: (id: (typeof STARTS)[number]) => t(`campaignRequests.filter.start.${id}`),
  };
}

function Filters({ draft: { values, set } }: { draft: FilterDraft<typeof requestList.filters> }) {
  const t = useMessages(messages);
  const names = useNames();
  return (
    <>
      <ChoiceFilter
        label={t('campaignRequests.filter.status')}
        anyLabel={t('campaignRequests.filter.anyStatus')}
        items={REQUEST_STATES.map((id) => ({ id, label: names.status(id) }))}
        selectedId={values.status}
        onChange={(id) => set('status', id)}
      />
      <ChoiceFilter {...usePlatformChoice(values.platform, (id) => set('platform', id))} />
      <ChoiceFilter
        label={t('campaignRequests.filter.start')}
        anyLabel={t('campaignRequests.filter.anyStart')}
        items={STARTS.map((id) => ({ id, label: names.start(id) }))}
        selectedId={values.start}
        onChange={(id) => set('start', id)}
      />
    </>
  );
}

/** The brand's campaign requests: `/campaign-self-service/campaign-request` (modules F3). */
export function RequestListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const names = useNames();
  const mayAdd = useMay('Campaign Request', 'add');
  const list = useRouterListState(requestList);
  const draft = useFilterDraft(list);
  const { status, platform, start } = list.filters;
  const filters: Filters = {
    ...statusFilter(status),
    ...(platform !== null && { platforms: [platform] }),
    ...startFilter(start),
  };
  const query = useListPage(campaignRequestQueries(useApi()).list({ ...list.request, ...(Object.keys(filters).length > 0 && { filters }) }));
  const named = {
    status: status === null ? '' : names.status(status),
    platform: platform ?? '',
    start: start === null ? '' : names.start(start),
  };
  return (
    <>
      <PageHead title={t('campaignRequests.title')} actions={mayAdd && <HeadButton variant="solid" icon={PlusIcon} label={t('campaignRequests.add')} href={brandPaths.campaignRequestAdd()} />} />
      <ListScreen
        list={list}
        query={query}
        searchPlaceholder={t('campaignRequests.list.search')}
        filters={{ draft, sections: <Filters draft={draft} /> }}
        activeFilters={list.activeFilters.map((id) => ({ id, label: named[id], onRemove: () => list.clearFilter(id) }))}
        emptyText={t('campaignRequests.list.empty')}
        emptyAction={mayAdd && <Button href={brandPaths.campaignRequestAdd()}>{t('campaignRequests.add')}</Button>}
      >
        {(parts) => <Table {...parts} caption={t('campaignRequests.list.caption')} columns={requestColumns(t, language)} getRowId={(row) => row.campaignRequestId} />}
      </ListScreen>
    </>
  );
}
