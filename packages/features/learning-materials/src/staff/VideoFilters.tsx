import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import type { FilterDraft } from '@resonanz/records/useListState';
import { CATEGORIES, LANGUAGES } from '../material.ts';
import { messages } from '../messages.ts';
import { AUDIENCES, STATES, type videoList, type VideoListState } from './videoList.ts';

/** The sections of the filter panel. */
export function VideoFilters({ draft: { values, set } }: { draft: FilterDraft<typeof videoList.filters> }) {
  const t = useMessages(messages);
  return (
    <>
      <ChoiceFilter
        label={t('learningMaterials.category')}
        anyLabel={t('learningMaterials.anyCategory')}
        items={CATEGORIES.map((id) => ({ id, label: t(`learningMaterials.category.${id}`) }))}
        selectedId={values.category}
        onChange={(id) => set('category', id)}
      />
      <ChoiceFilter
        label={t('learningMaterials.column.audience')}
        anyLabel={t('learningMaterials.anyAudience')}
        items={AUDIENCES.map((id) => ({ id, label: t(`learningMaterials.audience.${id}`) }))}
        selectedId={values.audience}
        onChange={(id) => set('audience', id)}
      />
      <ChoiceFilter
        label={t('learningMaterials.language')}
        anyLabel={t('learningMaterials.anyLanguage')}
        items={LANGUAGES.map((id) => ({ id, label: t(`learningMaterials.language.${id}`) }))}
        selectedId={values.language}
        onChange={(id) => set('language', id)}
      />
      <ChoiceFilter
        label={t('learningMaterials.column.state')}
        anyLabel={t('learningMaterials.anyState')}
        items={STATES.map((id) => ({ id, label: t(`learningMaterials.state.${id}`) }))}
        selectedId={values.state}
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
