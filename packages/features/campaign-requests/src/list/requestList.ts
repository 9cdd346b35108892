import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { PLATFORM_LIST } from '@resonanz/domain/lookups';
import { oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';

/** What the list shows: drafts, one of the states, or what was archived or withdrawn. */
export const REQUEST_STATES = ['draft', ...Object.values(REQUEST_STATUS), 'archived'] as const;

/** When a campaign is to begin. */
export const STARTS = ['upcoming', 'past', 'thisYear'] as const;

/** What the list of requests can be sorted and filtered by. */
export const requestList = defineList({
  sorts: ['title', 'budget', 'startDate', 'status', 'updatedAt'],
  defaultSort: { columnId: 'updatedAt', direction: 'descending' },
  filters: { status: oneOf(REQUEST_STATES), platform: oneOf(PLATFORM_LIST), start: oneOf(STARTS) },
});

/** The list's state as the address keeps it. */
export type RequestListState = ListState<(typeof requestList.sorts)[number], typeof requestList.filters>;
