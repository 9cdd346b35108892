import type { LearningVideoQuery } from '@resonanz/api-client/learningMaterials';
import { oneOf } from '@resonanz/records/filters';
import { defineList, type FilterValues, type ListDefinition, type ListRequest } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';
import { CATEGORIES, LANGUAGES } from '../material.ts';

/** For whom a material is. */
export const AUDIENCES = ['brand', 'tokenBrand', 'tester'] as const;

/** Where a material can be on its way to the brands. */
export const STATES = ['draft', 'published', 'hidden'] as const;

const filters = {
  category: oneOf(CATEGORIES),
  audience: oneOf(AUDIENCES),
  language: oneOf(LANGUAGES),
  state: oneOf(STATES),
};

/** What the materials can be sorted and filtered by. */
export const videoList = defineList({
  sorts: ['title', 'category', 'minutes', 'position', 'views', 'state'],
  defaultSort: { columnId: 'position', direction: 'ascending' },
  filters,
});

type SortKey = (typeof videoList.sorts)[number];

/** The list's state as the address keeps it. */
export type VideoListState =
  typeof videoList extends ListDefinition<infer Sort, infer Filters> ? ListState<Sort, Filters> : never;

/** What the server is asked for. */
export function toQuery({
  request,
  filters: { category, audience, language, state },
}: {
  request: ListRequest<SortKey>;
  filters: FilterValues<typeof filters>;
}): LearningVideoQuery {
  return {
    ...request,
    filters: {
      ...(category && { category }),
      ...(audience && { audience }),
      ...(language && { language }),
      ...(state && { state }),
    },
  };
}
