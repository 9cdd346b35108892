import { PlusIcon } from '@phosphor-icons/react';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { ugcRequestQueries } from '@resonanz/api-client/ugc-requests';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { labels } from '@resonanz/domain/labels';
import { brandPaths } from '@resonanz/domain/paths';
import { formatDateRange } from '@resonanz/formatters/date';
import { useMessages } from '@resonanz/i18n/react';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { type FilterDraft, useFilterDraft } from '@resonanz/records/useListState';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Table } from '@resonanz/ui/Table';
import { useUgcText } from '../useUgcText.ts';
import { DeliveryFilter } from './DeliveryFilter.tsx';
import { brandColumns } from './ugcColumns.tsx';
import { BRAND_STATES, brandQuery, brandUgcList } from './ugcList.ts';

function Filters({ draft: { values, set } }: { draft: FilterDraft<typeof brandUgcList.filters> }) {
  const { t } = useUgcText();
  const label = useMessages(labels);
  const nameOf = (state: (typeof BRAND_STATES)[number]) => (state === 'draft' ? t('ugcRequests.draft') : label(`requestStatus.${state}`));
  return (
    <>
      <ChoiceFilter
        label={t('ugcRequests.list.status')}
        anyLabel={t('ugcRequests.filter.any')}
        items={BRAND_STATES.map((id) => ({ id, label: nameOf(id) }))}
        selectedId={values.status}
        onChange={(id) => set('status', id)}
      />
      <DeliveryFilter value={values.delivery} onChange={(delivery) => set('delivery', delivery)} />
      <FilterSection title={t('ugcRequests.filter.more')}>
        <Checkbox isSelected={values.archived} onChange={(isOn) => set('archived', isOn)}>
          {t('ugcRequests.filter.archived')}
        </Checkbox>
      </FilterSection>
    </>
  );
}

/** The brand's UGC requests: `/campaign-self-service/ugc-video` (modules F4). */
export function BrandListScreen() {
  const words = useUgcText();
  const { t, language } = words;
  const label = useMessages(labels);
  const { user } = useSession();
  const mayAdd = user?.signupWithToken !== true;
  const list = useRouterListState(brandUgcList);
  const draft = useFilterDraft(list);
  const query = useListPage(ugcRequestQueries(useApi()).list(brandQuery(list)));
  const { status, delivery } = list.filters;
  const named = {
    status: status === null ? '' : status === 'draft' ? t('ugcRequests.draft') : label(`requestStatus.${status}`),
    delivery: t('ugcRequests.filter.deliveryText', { range: formatDateRange(delivery.from, delivery.to, language) }),
    archived: t('ugcRequests.filter.archived'),
  };
  return (
    <>
      <PageHead title={t('ugcRequests.title')} actions={mayAdd && <HeadButton variant="solid" icon={PlusIcon} label={t('ugcRequests.form.add')} href={brandPaths.ugcVideoAdd()} />} />
      <ListScreen
        list={list}
        query={query}
        searchPlaceholder={t('ugcRequests.list.search')}
        filters={{ draft, sections: <Filters draft={draft} /> }}
        activeFilters={list.activeFilters.map((id) => ({ id, label: named[id], onRemove: () => list.clearFilter(id) }))}
        emptyText={t('ugcRequests.list.empty')}
        emptyAction={mayAdd && <Button href={brandPaths.ugcVideoAdd()}>{t('ugcRequests.form.add')}</Button>}
      >
        {(parts) => <Table {...parts} caption={t('ugcRequests.list.caption')} columns={brandColumns(words, mayAdd)} getRowId={(row) => row.ugcCampaignRequestId} />}
      </ListScreen>
    </>
  );
}
