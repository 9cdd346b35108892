import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Select } from '@resonanz/ui/Select';
import { CATEGORIES, LANGUAGES } from '../material.ts';
import { messages } from '../messages.ts';
import { AUDIENCES, STATES, type videoList, type VideoListState } from './videoList.ts';

const ANY = 'any';

interface OneOfProps<Id extends string> {
  label: string;
  anyLabel: string;
  ids: readonly Id[];
  labelOf: (id: Id) => string;
  value: Id | null;
  onChange: (id: Id | null) => void;
}

function OneOf<Id extends string>({ label, anyLabel, ids, labelOf, value, onChange }: OneOfProps<Id>) {
  return (
    <FilterSection title={label}>
      <Select
        label={label}
        hidesLabel
        items={[{ id: ANY, label: anyLabel }, ...ids.map((id) => ({ id, label: labelOf(id) }))]}
        selectedId={value ?? ANY}
        onSelectionChange={(chosen) => onChange(ids.find((id) => id === chosen) ?? null)}
      />
    </FilterSection>
  );
}

/** The sections of the filter panel. */
export function VideoFilters({ draft: { values, set } }: { draft: FilterDraft<typeof videoList.filters> }) {
  const t = useMessages(messages);
  return (
    <>
      <OneOf
        label={t('learningMaterials.category')}
        anyLabel={t('learningMaterials.anyCategory')}
        ids={CATEGORIES}
        labelOf={(id) => t(`learningMaterials.category.${id}`)}
        value={values.category}
        onChange={(id) => set('category', id)}
      />
      <OneOf
        label={t('learningMaterials.column.audience')}
        anyLabel={t('learningMaterials.anyAudience')}
        ids={AUDIENCES}
        labelOf={(id) => t(`learningMaterials.audience.${id}`)}
        value={values.audience}
        onChange={(id) => set('audience', id)}
      />
      <OneOf
        label={t('learningMaterials.language')}
        anyLabel={t('learningMaterials.anyLanguage')}
        ids={LANGUAGES}
        labelOf={(id) => t(`learningMaterials.language.${id}`)}
        value={values.language}
        onChange={(id) => set('language', id)}
      />
      <OneOf
        label={t('learningMaterials.column.state')}
        anyLabel={t('learningMaterials.anyState')}
        ids={STATES}
        labelOf={(id) => t(`learningMaterials.state.${id}`)}
        value={values.state}
        onChange={(id) => set('state', id)}
      />
    </>
  );
}

/** The filters in force, in words; loaded once there are any. */
export function VideoChips({ list }: { list: VideoListState }) {
  const t = useMessages(messages);
  const { category, audience, language, state } = list.filters;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    category: category === null ? '' : t(`learningMaterials.category.${category}`),
    audience: audience === null ? '' : t(`learningMaterials.audience.${audience}`),
    language: language === null ? '' : t(`learningMaterials.language.${language}`),
    state: state === null ? '' : t(`learningMaterials.state.${state}`),
  };
  return <FiltersInWords list={list} words={words} />;
}
