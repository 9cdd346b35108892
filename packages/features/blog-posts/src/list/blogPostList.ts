import type { BlogPostQuery } from '@resonanz/api-client/blogPosts';
import { BLOG_TYPES } from '@resonanz/domain/enumerations';
import { oneOf } from '@resonanz/records/filters';
import { defineList, type FilterValues, type ListDefinition, type ListRequest } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';
import { MAIN_CATEGORIES } from '../words.ts';

/** Where a post can be on its way to testers. */
export const STATES = ['draft', 'scheduled', 'published', 'hidden'] as const;

/** Languages a post can be written in. */
export const LANGUAGES = ['de', 'en'] as const;

const filters = {
  type: oneOf(BLOG_TYPES),
  category: oneOf(MAIN_CATEGORIES),
  state: oneOf(STATES),
  language: oneOf(LANGUAGES),
};

/** What the list can be sorted and filtered by. */
export const blogPostList = defineList({
  sorts: ['title', 'type', 'category', 'author', 'date', 'state', 'views'],
  defaultSort: { columnId: 'date', direction: 'descending' },
  filters,
});

type SortKey = (typeof blogPostList.sorts)[number];

/** The list's state as the address keeps it. */
export type BlogPostListState =
  typeof blogPostList extends ListDefinition<infer Sort, infer Filters> ? ListState<Sort, Filters> : never;

/** What the server is asked for. */
export const toQuery = ({
  request,
  filters: { type, category, state, language },
}: {
  request: ListRequest<SortKey>;
  filters: FilterValues<typeof filters>;
}): BlogPostQuery => ({
  ...request,
  filters: {
    ...(type && { type }),
    ...(category && { category }),
    ...(state && { state }),
    ...(language && { language }),
  },
});
