import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { messages } from '../messages.ts';
import { useCategories } from '../useCategories.ts';
import { OPEN, STATES, type testerBrandList, type TesterBrandListState } from './testerBrandList.ts';

/** The sections of the filter panel. */
export function TesterBrandFilters({ draft: { values, set } }: { draft: FilterDraft<typeof testerBrandList.filters> }) {
  const t = useMessages(messages);
  const { choices } = useCategories();
  return (
    <>
      <ChoiceFilter
        label={t('word.status')}
        anyLabel={t('word.any')}
        items={STATES.map((id) => ({ id, label: t(`testerBrands.state.${id}`) }))}
        selectedId={values.state}
        onChange={(state) => set('state', state)}
      />
      <ChoiceFilter
        label={t('testerBrands.filter.open')}
        anyLabel={t('word.any')}
        items={OPEN.map((id) => ({ id, label: t(`word.${id}`) }))}
        selectedId={values.open}
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
