import { useMessages } from '@resonanz/i18n/react';
import { FilterBar } from '@resonanz/records/FilterBar';
import type { ListDefinition } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';
import { CATEGORIES, KINDS, LANGUAGES } from '../material.ts';
import { messages } from '../messages.ts';
import type { learningList } from './learningList.ts';

type List = typeof learningList extends ListDefinition<infer Sort, infer Filters> ? ListState<Sort, Filters> : never;

/** The search and the filters above the materials. */
export function LearningBar({ list }: { list: List }) {
  const t = useMessages(messages);
  return (
    <FilterBar
      search={list.search}
      onSearch={list.setSearch}
      placeholder={t('learningMaterials.searchPlaceholder')}
      choices={[
        {
          label: t('learningMaterials.category'),
          anyLabel: t('learningMaterials.anyCategory'),
          items: CATEGORIES.map((id) => ({ id, label: t(`learningMaterials.category.${id}`) })),
          selectedId: list.filters.category,
          onChange: (id) => list.setFilters({ category: CATEGORIES.find((each) => each === id) ?? null }),
        },
        {
          label: t('learningMaterials.kind'),
          anyLabel: t('learningMaterials.anyKind'),
          items: KINDS.map((id) => ({ id, label: t(`learningMaterials.kind.${id}`) })),
          selectedId: list.filters.kind,
          onChange: (id) => list.setFilters({ kind: KINDS.find((each) => each === id) ?? null }),
        },
        {
          label: t('learningMaterials.language'),
          anyLabel: t('learningMaterials.anyLanguage'),
          items: LANGUAGES.map((id) => ({ id, label: t(`learningMaterials.language.${id}`) })),
          selectedId: list.filters.language,
          onChange: (id) => list.setFilters({ language: LANGUAGES.find((each) => each === id) ?? null }),
        },
      ]}
    />
  );
}
