import type { LearningMaterial } from '@resonanz/api-client/learningMaterials';
import type { Language } from '@resonanz/i18n/language';
import { oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import { CATEGORIES, kindOf, KINDS, LANGUAGES, wordsOf } from '../material.ts';

/** What the materials can be narrowed to; their order is the agency's. */
export const learningList = defineList({
  sorts: ['position'],
  defaultSort: { columnId: 'position', direction: 'ascending' },
  filters: { category: oneOf(CATEGORIES), kind: oneOf(KINDS), language: oneOf(LANGUAGES) },
});

interface Choice {
  readonly search: string;
  readonly filters: Readonly<Record<'category' | 'kind' | 'language', string | null>>;
}

/** The materials that fit a choice; words are looked for in what the reader sees. */
export function chosen(
  materials: readonly LearningMaterial[],
  { search, filters }: Choice,
  language: Language,
): LearningMaterial[] {
  const wanted = search.toLocaleLowerCase(language);
  return materials.filter((material) => {
    const { title, description } = wordsOf(material, language);
    return (
      (filters.category === null || material.category === filters.category) &&
      (filters.kind === null || kindOf(material) === filters.kind) &&
      (filters.language === null || material.language === filters.language) &&
      `${title} ${description}`.toLocaleLowerCase(language).includes(wanted)
    );
  });
}
