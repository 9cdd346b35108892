import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Stack } from '@resonanz/ui/Stack';
import { useCategoryOptions, useProjectOptions } from '../useProjectOptions.ts';
import { useProjectText } from '../useProjectText.ts';
import { type projectList, type ProjectListState, REGIONS, STATUSES, TYPES } from './projectList.ts';

interface SearchProps {
  title: string;
  items: readonly { id: number; label: string }[];
  value: number | null;
  onChange: (value: number | null) => void;
}

/** One of many, or any. */
function Search({ title, items, value, onChange }: SearchProps) {
  const { t } = useProjectText();
  return (
    <FilterSection title={title}>
      <ComboBox
        label={title}
        hidesLabel
        items={items}
        order="given"
        selectedId={value}
        onSelectionChange={onChange}
        placeholder={t('word.any')}
        openLabel={t('projects.filter.open')}
        emptyMessage={t('projects.filter.nothing')}
      />
    </FilterSection>
  );
}

/** The sections of the filter panel. */
export function ProjectFilters({ draft: { values, set } }: { draft: FilterDraft<typeof projectList.filters> }) {
  const { t, label } = useProjectText();
  const { brands } = useProjectOptions();
  const categories = useCategoryOptions();
  const day = (end: 'from' | 'to') => (
    <DatePicker
      label={t(`projects.filter.period.${end}`)}
      value={values.period[end]}
      onChange={(value) => set('period', { ...values.period, [end]: value })}
      clearLabel={t(`projects.filter.period.clear.${end}`)}
      incompleteMessage={t('projects.filter.dateIncomplete')}
    />
  );
  return (
    <>
      <ChoiceFilter
        label={t('word.status')}
        anyLabel={t('word.any')}
        items={STATUSES.map((id) => ({ id, label: label(`projectStatus.${id}`) }))}
        selectedId={values.status}
        onChange={(value) => set('status', value)}
      />
      <ChoiceFilter
        label={t('word.type')}
        anyLabel={t('word.any')}
        items={TYPES.map((id) => ({ id, label: label(`projectType.${id}`) }))}
        selectedId={values.type}
        onChange={(value) => set('type', value)}
      />
      <Search title={t('word.brand')} items={brands} value={values.brand} onChange={(id) => set('brand', id)} />
      <Search
        title={t('word.category')}
        items={categories}
        value={values.category}
        onChange={(id) => set('category', id)}
      />
      <ChoiceFilter
        label={t('word.region')}
        anyLabel={t('word.any')}
        items={REGIONS.map((id) => ({ id, label: t(`projects.filter.region.${id}`) }))}
        selectedId={values.regional}
        onChange={(value) => set('regional', value)}
      />
      <FilterSection title={t('projects.column.period')}>
        <Stack space={4}>
          {day('from')}
          {day('to')}
        </Stack>
      </FilterSection>
    </>
  );
}

/** The filters in force, in words; loaded once there are any. */
export function ProjectChips({ list }: { list: ProjectListState }) {
  const { t, label, category, day } = useProjectText();
  const { brands } = useProjectOptions();
  const { status, type, brand, regional, period, ...filters } = list.filters;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    status: status === null ? '' : label(`projectStatus.${status}`),
    type: type === null ? '' : label(`projectType.${type}`),
    brand: brands.find(({ id }) => id === brand)?.label ?? `#${brand}`,
    category: category(filters.category),
    regional: regional === null ? '' : t(`projects.filter.region.${regional}`),
    period: t('projects.active.period', { from: day(period.from), to: day(period.to) }),
  };
  return <FiltersInWords list={list} words={words} />;
}
