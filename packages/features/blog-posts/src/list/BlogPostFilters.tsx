import { BLOG_TYPES } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../messages.ts';
import { MAIN_CATEGORIES, useCategoryName } from '../words.ts';
import { type blogPostList, type BlogPostListState, LANGUAGES, STATES } from './blogPostList.ts';

const ANY = 'any';

interface OneOfProps<Id extends string | number> {
  label: string;
  ids: readonly Id[];
  labelOf: (id: Id) => string;
  value: Id | null;
  onChange: (id: Id | null) => void;
}

function OneOf<Id extends string | number>({ label, ids, labelOf, value, onChange }: OneOfProps<Id>) {
  const t = useMessages(messages);
  return (
    <FilterSection title={label}>
      <Select
        label={label}
        hidesLabel
        items={[{ id: ANY, label: t('word.any') }, ...ids.map((id) => ({ id: String(id), label: labelOf(id) }))]}
        selectedId={value === null ? ANY : String(value)}
        onSelectionChange={(chosen) => onChange(ids.find((id) => String(id) === chosen) ?? null)}
      />
    </FilterSection>
  );
}

/** The sections of the filter panel. */
export function BlogPostFilters({ draft: { values, set } }: { draft: FilterDraft<typeof blogPostList.filters> }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const categoryName = useCategoryName();
  return (
    <>
      <OneOf
        label={t('word.type')}
        ids={BLOG_TYPES}
        labelOf={(id) => label(`blogType.${id}`)}
        value={values.type}
        onChange={(id) => set('type', id)}
      />
      <OneOf
        label={t('blogPosts.category')}
        ids={MAIN_CATEGORIES}
        labelOf={categoryName}
        value={values.category}
        onChange={(id) => set('category', id)}
      />
      <OneOf
        label={t('word.status')}
        ids={STATES}
        labelOf={(id) => t(`blogPosts.state.${id}`)}
        value={values.state}
        onChange={(id) => set('state', id)}
      />
      <OneOf
        label={t('word.language')}
        ids={LANGUAGES}
        labelOf={(id) => t(`blogPosts.language.${id}`)}
        value={values.language}
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
