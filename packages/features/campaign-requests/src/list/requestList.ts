import { oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';

/** The states a request can be filtered by. */
export const REQUEST_STATES = ['1', '2', '3'] as const;

/** What the list of requests can be sorted and filtered by. */
export const requestList = defineList({
  sorts: ['title', 'budget', 'startDate', 'status', 'updatedAt'],
  defaultSort: { columnId: 'updatedAt', direction: 'descending' },
  filters: { status: oneOf(REQUEST_STATES) },
});
