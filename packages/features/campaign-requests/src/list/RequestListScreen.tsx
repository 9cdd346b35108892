import { PlusIcon } from '@phosphor-icons/react';
import { type CampaignRequestQuery, campaignRequestQueries } from '@resonanz/api-client/campaign-requests';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { labels } from '@resonanz/domain/labels';
import { PLATFORM_LIST } from '@resonanz/domain/lookups';
import { brandPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FilterSection } from '@resonanz/records/FilterPanel';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { type FilterDraft, useFilterDraft } from '@resonanz/records/useListState';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Select } from '@resonanz/ui/Select';
import { Table } from '@resonanz/ui/Table';
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
  // English dates are those of the calendar in Berlin, year first.
  const today = formatDate(Date.now(), 'en');
  if (start === 'thisYear') return { startFrom: `${today.slice(0, 4)}-01-01`, startTo: `${today.slice(0, 4)}-12-31` };
  if (start === null) return {};
  return start === 'upcoming' ? { startFrom: today } : { startTo: today };
}

const ANY = 'any';

/** A select of the filter panel in which nothing chosen is a choice, too. */
function Choice<Id extends string>(props: { title: string; any: string; ids: readonly Id[]; nameOf: (id: Id) => string; value: Id | null; onChange: (id: Id | null) => void }) {
  const { title, any, ids, nameOf, value, onChange } = props;
  return (
    <FilterSection title={title}>
      <Select
        label={title}
        hidesLabel
        items={[{ id: ANY, label: any }, ...ids.map((id) => ({ id, label: nameOf(id) }))]}
        selectedId={value ?? ANY}
        onSelectionChange={(chosen) => onChange(ids.find((id) => id === chosen) ?? null)}
      />
    </FilterSection>
  );
}

function useNames() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  return {
    status: (id: (typeof REQUEST_STATES)[number]) => (id === 'draft' || id === 'archived' ? t(`campaignRequests.filter.${id}`) : label(`requestStatus.${id}`)),
    platform: (id: (typeof PLATFORM_LIST)[number]) => id,
    start: (id: (typeof STARTS)[number]) => t(`campaignRequests.filter.start.${id}`),
  };
}

function Filters({ draft: { values, set } }: { draft: FilterDraft<typeof requestList.filters> }) {
  const t = useMessages(messages);
  const names = useNames();
  return (
    <>
      <Choice title={t('campaignRequests.filter.status')} any={t('campaignRequests.filter.anyStatus')} ids={REQUEST_STATES} nameOf={names.status} value={values.status} onChange={(id) => set('status', id)} />
      <Choice title={t('campaignRequests.filter.platform')} any={t('campaignRequests.filter.anyPlatform')} ids={PLATFORM_LIST} nameOf={names.platform} value={values.platform} onChange={(id) => set('platform', id)} />
      <Choice title={t('campaignRequests.filter.start')} any={t('campaignRequests.filter.anyStart')} ids={STARTS} nameOf={names.start} value={values.start} onChange={(id) => set('start', id)} />
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
