import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import type { FilterDraft } from '@resonanz/records/useListState';
import { usePlatformChoice } from '../figures/usePlatformChoice.ts';
import { messages } from '../messages.ts';
import { REQUEST_STATES, type requestList, STARTS, type RequestListState } from './requestList.ts';

/** The sections of the filter panel. */
export function RequestFilters({ draft: { values, set } }: { draft: FilterDraft<typeof requestList.filters> }) {
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

/** The filters in force, in words; loaded once there are any. */
export function RequestChips({ list }: { list: RequestListState }) {
  const names = useNames();
  const { status, platform, start } = list.filters;
  const words = {
    status: status === null ? '' : names.status(status),
    platform: platform ?? '',
    start: start === null ? '' : names.start(start),
  };
  return <FiltersInWords list={list} words={words} />;
}

/** Names of what the list is narrowed to. */
function useNames() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  return {
    status: (id: (typeof REQUEST_STATES)[number]) =>
      id === 'draft' || id === 'archived' ? t(`campaignRequests.filter.${id}`) : label(`requestStatus.${id}`),
    start: (id: (typeof STARTS)[number]) => t(`campaignRequests.filter.start.${id}`),
  };
}
