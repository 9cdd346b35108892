import type { NewsletterTemplateQuery } from '@resonanz/api-client/newsletters';
import { oneOf } from '@resonanz/records/filters';
import { defineList, type FilterValues, type ListDefinition, type ListRequest } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';
import { LANGUAGES } from '../words.ts';

/** Whether a template is the default. */
export const DEFAULTS = ['yes', 'no'] as const;

const filters = { language: oneOf(LANGUAGES), default: oneOf(DEFAULTS) };

/** What the list can be sorted and filtered by. */
export const templateList = defineList({
  sorts: ['tempName', 'language', 'isDefault', 'updatedAt'],
  defaultSort: { columnId: 'tempName', direction: 'ascending' },
  filters,
});

type SortKey = (typeof templateList.sorts)[number];

/** The list's state as the address keeps it. */
export type TemplateListState =
  typeof templateList extends ListDefinition<infer Sort, infer Filters> ? ListState<Sort, Filters> : never;

/** What the server is asked for. */
export const toQuery = ({
  request,
  filters: { language, default: isDefault },
}: {
  request: ListRequest<SortKey>;
  filters: FilterValues<typeof filters>;
}): NewsletterTemplateQuery => ({
  ...request,
  filters: { ...(language && { language }), ...(isDefault && { isDefault: isDefault === 'yes' }) },
});
