import type { NewsletterQuery } from '@resonanz/api-client/newsletters';
import { dateRange, id, oneOf } from '@resonanz/records/filters';
import { defineList, type FilterValues, type ListDefinition, type ListRequest } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';
import { STATES } from '../words.ts';

const filters = { state: oneOf(STATES), period: dateRange, template: id, project: id };

/** What the list can be sorted and filtered by. */
export const newsletterList = defineList({
  sorts: ['subject', 'template', 'receivers', 'plannedAt', 'sent', 'opened', 'clicked', 'unsubscribed', 'state'],
  defaultSort: { columnId: 'plannedAt', direction: 'descending' },
  filters,
});

type SortKey = (typeof newsletterList.sorts)[number];

/** The list's state as the address keeps it. */
export type NewsletterListState =
  typeof newsletterList extends ListDefinition<infer Sort, infer Filters> ? ListState<Sort, Filters> : never;

/** What the server is asked for. */
export const toQuery = ({
  request,
  filters: { state, period, template, project },
}: {
  request: ListRequest<SortKey>;
  filters: FilterValues<typeof filters>;
}): NewsletterQuery => ({
  ...request,
  filters: {
    ...(state && { state }),
    ...(period.from && { from: period.from }),
    ...(period.to && { to: period.to }),
    ...(template && { templateId: template }),
    ...(project && { projectId: project }),
  },
});
