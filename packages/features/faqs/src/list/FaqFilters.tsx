import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { type OptionId, Select } from '@resonanz/ui/Select';
import { messages } from '../messages.ts';
import { useGroups } from '../useGroups.ts';
import { type faqList, type FaqListState, LANGUAGES, STATES } from './faqList.ts';

const ANY = 'any';

interface ChoiceProps<Id extends OptionId> {
  title: string;
  items: readonly { id: Id; label: string }[];
  value: Id | null;
  onChange: (value: Id | null) => void;
}

/** One of a few, or any. */
function Choice<Id extends OptionId>({ title, items, value, onChange }: ChoiceProps<Id>) {
  const t = useMessages(messages);
  return (
    <FilterSection title={title}>
      <Select
        label={title}
        hidesLabel
        items={[{ id: ANY, label: t('word.any') }, ...items]}
        selectedId={value ?? ANY}
        onSelectionChange={(chosen) => onChange(items.find(({ id }) => id === chosen)?.id ?? null)}
      />
    </FilterSection>
  );
}

/** The sections of the filter panel. */
export function FaqFilters({ draft: { values, set } }: { draft: FilterDraft<typeof faqList.filters> }) {
  const t = useMessages(messages);
  const { choices } = useGroups();
  return (
    <>
      <Choice
        title={t('faqs.field.group')}
        items={choices}
        value={values.group}
        onChange={(group) => set('group', group)}
      />
      <Choice
        title={t('word.status')}
        items={STATES.map((id) => ({ id, label: t(`faqs.state.${id}`) }))}
        value={values.state}
        onChange={(state) => set('state', state)}
      />
      <Choice
        title={t('faqs.filter.missing')}
        items={LANGUAGES.map((id) => ({ id, label: t(`faqs.missing.${id}`) }))}
        value={values.missing}
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
