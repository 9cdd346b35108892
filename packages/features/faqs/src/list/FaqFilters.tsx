import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import type { FilterDraft } from '@resonanz/records/useListState';
import { messages } from '../messages.ts';
import { useGroups } from '../useGroups.ts';
import { type faqList, type FaqListState, LANGUAGES, STATES } from './faqList.ts';

/** The sections of the filter panel. */
export function FaqFilters({ draft: { values, set } }: { draft: FilterDraft<typeof faqList.filters> }) {
  const t = useMessages(messages);
  const { choices } = useGroups();
  return (
    <>
      <ChoiceFilter
        label={t('faqs.field.group')}
        anyLabel={t('word.any')}
        items={choices}
        selectedId={values.group}
        onChange={(group) => set('group', group)}
      />
      <ChoiceFilter
        label={t('word.status')}
        anyLabel={t('word.any')}
        items={STATES.map((id) => ({ id, label: t(`faqs.state.${id}`) }))}
        selectedId={values.state}
        onChange={(state) => set('state', state)}
      />
      <ChoiceFilter
        label={t('faqs.filter.missing')}
        anyLabel={t('word.any')}
        items={LANGUAGES.map((id) => ({ id, label: t(`faqs.missing.${id}`) }))}
        selectedId={values.missing}
        onChange={(missing) => set('missing', missing)}
      />
    </>
  );
}

/** The filters in force, in words; loaded once there are any. */
export function FaqChips({ list }: { list: FaqListState }) {
  const t = useMessages(messages);
  const { choices } = useGroups();
  const { group, state, missing } = list.filters;
  return (
    <FiltersInWords
      list={list}
      words={{
        group: choices.find(({ id }) => id === group)?.label ?? `#${group}`,
        state: state === null ? '' : t(`faqs.state.${state}`),
        missing: missing === null ? '' : t(`faqs.missing.${missing}`),
      }}
    />
  );
}
