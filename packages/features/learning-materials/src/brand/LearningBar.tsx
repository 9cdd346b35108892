import { useMessages } from '@resonanz/i18n/react';
import { ListSearch } from '@resonanz/records/FilterPanel';
import type { ListDefinition } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';
import { Select } from '@resonanz/ui/Select';
import { CATEGORIES, KINDS, LANGUAGES } from '../material.ts';
import { messages } from '../messages.ts';
import type { learningList } from './learningList.ts';
import * as css from './LearningScreen.css.ts';

type List = typeof learningList extends ListDefinition<infer Sort, infer Filters> ? ListState<Sort, Filters> : never;

const ANY = 'any';

/** The search and the filters above the materials. */
export function LearningBar({ list }: { list: List }) {
  const t = useMessages(messages);
  const any = (label: string) => ({ id: ANY, label });
  return (
    <div className={css.bar}>
      <div className={css.search}>
        <ListSearch value={list.search} onSearch={list.setSearch} placeholder={t('learningMaterials.searchPlaceholder')} />
      </div>
      <Select
        label={t('learningMaterials.category')}
        hidesLabel
        items={[any(t('learningMaterials.anyCategory')), ...CATEGORIES.map((id) => ({ id, label: t(`learningMaterials.category.${id}`) }))]}
        selectedId={list.filters.category ?? ANY}
        onSelectionChange={(id) => list.setFilters({ category: CATEGORIES.find((each) => each === id) ?? null })}
      />
      <Select
        label={t('learningMaterials.kind')}
        hidesLabel
        items={[any(t('learningMaterials.anyKind')), ...KINDS.map((id) => ({ id, label: t(`learningMaterials.kind.${id}`) }))]}
        selectedId={list.filters.kind ?? ANY}
        onSelectionChange={(id) => list.setFilters({ kind: KINDS.find((each) => each === id) ?? null })}
      />
      <Select
        label={t('learningMaterials.language')}
        hidesLabel
        items={[any(t('learningMaterials.anyLanguage')), ...LANGUAGES.map((id) => ({ id, label: t(`learningMaterials.language.${id}`) }))]}
        selectedId={list.filters.language ?? ANY}
        onSelectionChange={(id) => list.setFilters({ language: LANGUAGES.find((each) => each === id) ?? null })}
      />
    </div>
  );
}
