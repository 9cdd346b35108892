import { useApi, useListPage } from '@resonanz/api-client/react';
import { ugcRequestQueries } from '@resonanz/api-client/ugc-requests';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { labels } from '@resonanz/domain/labels';
import { VIDEO_LENGTHS } from '@resonanz/domain/ugcPrice';
import { formatDateRange } from '@resonanz/formatters/date';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { useMay } from '@resonanz/session/react';
import { Table } from '@resonanz/ui/Table';
import { useUgcText } from '../useUgcText.ts';
import { StaffFilters, useUgcChoices } from './StaffFilters.tsx';
import { staffColumns } from './ugcColumns.tsx';
import { type StaffListState, staffQuery, staffUgcList } from './ugcList.ts';
import { useUgcExport } from './useUgcExport.ts';

/** The filters in force, in words. */
function useActiveFilters(list: StaffListState) {
  const { t, language, length, videoLanguage } = useUgcText();
  const label = useMessages(labels);
  const { brands, assignees } = useUgcChoices();
  const { filters } = list;
  const nameIn = (options: readonly { id: number; label: string }[], id: number | undefined) => options.find((each) => each.id === id)?.label ?? `#${id}`;
  const chosen = VIDEO_LENGTHS.find((each) => String(each) === filters.length);
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    status: filters.status === null ? '' : label(`requestStatus.${filters.status}`),
    customer: nameIn(brands, filters.customer[0]),
    length: chosen === undefined ? '' : length({ length: chosen, lengthText: '' }),
    videoCount: t('ugcRequests.videosText', { count: Number(filters.videoCount) }),
    language: filters.language === null ? '' : videoLanguage(filters.language),
    delivery: t('ugcRequests.filter.deliveryText', { range: formatDateRange(filters.delivery.from, filters.delivery.to, language) }),
    assignee: nameIn(assignees, filters.assignee[0]),
    archived: t('ugcRequests.filter.archived'),
  };
  return list.activeFilters.map((id) => ({ id, label: words[id], onRemove: () => list.clearFilter(id) }));
}

/** The UGC requests of all brands: `/campaign/ugc-video-request` (modules C3). */
export function StaffListScreen() {
  const words = useUgcText();
  const { t } = words;
  const mayExport = useMay('UGC Campaign Request', 'export');
  const list = useRouterListState(staffUgcList);
  const exported = useUgcExport(list);
  const draft = useFilterDraft(list);
  const query = useListPage(ugcRequestQueries(useApi()).list(staffQuery(list)));
  return (
    <>
      <PageHead title={t('ugcRequests.staff.title')} />
      <ListScreen
        list={list}
        query={query}
        searchPlaceholder={t('ugcRequests.staff.search')}
        filters={{ draft, sections: <StaffFilters draft={draft} /> }}
        activeFilters={useActiveFilters(list)}
        emptyText={t('ugcRequests.staff.empty')}
        {...(mayExport && exported)}
      >
        {(parts) => <Table {...parts} caption={t('ugcRequests.staff.title')} columns={staffColumns(words)} getRowId={(row) => row.ugcCampaignRequestId} />}
      </ListScreen>
    </>
  );
}
