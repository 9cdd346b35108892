import { useMessages } from '@resonanz/i18n/react';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import type { FilterDraft } from '@resonanz/records/useListState';
import { usePlatformChoice } from '../figures/usePlatformChoice.ts';
import { messages } from '../messages.ts';
import { REQUEST_STATES, type requestList, STARTS } from './requestList.ts';
import { useNames } from './useNames.ts';

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
