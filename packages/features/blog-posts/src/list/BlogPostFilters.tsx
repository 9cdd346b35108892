import { BLOG_TYPES } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import type { FilterDraft } from '@resonanz/records/useListState';
import { messages } from '../messages.ts';
import { MAIN_CATEGORIES, useCategoryName } from '../words.ts';
import { type blogPostList, type BlogPostListState, LANGUAGES, STATES } from './blogPostList.ts';

/** The sections of the filter panel. */
export function BlogPostFilters({ draft: { values, set } }: { draft: FilterDraft<typeof blogPostList.filters> }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const categoryName = useCategoryName();
  return (
    <>
      <ChoiceFilter
        label={t('word.type')}
        anyLabel={t('word.any')}
        items={BLOG_TYPES.map((id) => ({ id, label: label(`blogType.${id}`) }))}
        selectedId={values.type}
        onChange={(id) => set('type', id)}
      />
      <ChoiceFilter
        label={t('blogPosts.category')}
        anyLabel={t('word.any')}
        items={MAIN_CATEGORIES.map((id) => ({ id, label: categoryName(id) }))}
        selectedId={values.category}
        onChange={(id) => set('category', id)}
      />
      <ChoiceFilter
        label={t('word.status')}
        anyLabel={t('word.any')}
        items={STATES.map((id) => ({ id, label: t(`blogPosts.state.${id}`) }))}
        selectedId={values.state}
        onChange={(id) => set('state', id)}
      />
      <ChoiceFilter
        label={t('word.language')}
        anyLabel={t('word.any')}
        items={LANGUAGES.map((id) => ({ id, label: t(`blogPosts.language.${id}`) }))}
        selectedId={values.language}
        onChange={(id) => set('language', id)}
      />
    </>
  );
}

/** The filters in force, in words; loaded once there are any. */
export function BlogPostChips({ list }: { list: BlogPostListState }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const categoryName = useCategoryName();
  const { type, category, state, language } = list.filters;
  return (
    <FiltersInWords
      list={list}
      words={{
        type: type === null ? '' : label(`blogType.${type}`),
        category: category === null ? '' : categoryName(category),
        state: state === null ? '' : t(`blogPosts.state.${state}`),
        language: language === null ? '' : t(`blogPosts.language.${language}`),
      }}
    />
  );
}
