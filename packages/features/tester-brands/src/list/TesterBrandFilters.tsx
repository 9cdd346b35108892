import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../messages.ts';
import { useCategories } from '../useCategories.ts';
import { OPEN, STATES, type testerBrandList, type TesterBrandListState } from './testerBrandList.ts';

const ANY = 'any';

interface ChoiceProps<Id extends string> {
  title: string;
  items: readonly { id: Id; label: string }[];
  value: Id | null;
  onChange: (value: Id | null) => void;
}

/** One of a few, or any. */
function Choice<Id extends string>({ title, items, value, onChange }: ChoiceProps<Id>) {
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
export function TesterBrandFilters({ draft: { values, set } }: { draft: FilterDraft<typeof testerBrandList.filters> }) {
  const t = useMessages(messages);
  const { choices } = useCategories();
  return (
    <>
      <Choice
        title={t('word.status')}
        items={STATES.map((id) => ({ id, label: t(`testerBrands.state.${id}`) }))}
        value={values.state}
        onChange={(state) => set('state', state)}
      />
      <Choice
        title={t('testerBrands.filter.open')}
        items={OPEN.map((id) => ({ id, label: t(`word.${id}`) }))}
        value={values.open}
        onChange={(open) => set('open', open)}
      />
      <FilterSection title={t('word.category')}>
        <ComboBox
          label={t('word.category')}
          hidesLabel
          items={choices}
          order="given"
          selectedId={values.category}
          onSelectionChange={(category) => set('category', category)}
          placeholder={t('word.any')}
          openLabel={t('testerBrands.openCategories')}
          emptyMessage={t('testerBrands.noCategory')}
        />
      </FilterSection>
    </>
  );
}

/** The filters in force, in words; loaded once there are any. */
export function TesterBrandChips({ list }: { list: TesterBrandListState }) {
  const t = useMessages(messages);
  const { labelOf } = useCategories();
  const { state, open, category } = list.filters;
  return (
    <FiltersInWords
      list={list}
      words={{
        state: state === null ? '' : t(`testerBrands.state.${state}`),
        open: open === null ? '' : t(`testerBrands.open.${open}`),
        category: category === null ? '' : labelOf(category),
      }}
    />
  );
}
