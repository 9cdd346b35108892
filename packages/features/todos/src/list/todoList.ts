import type { TodoQuery } from '@resonanz/api-client/todos';
import { TODO_PRIORITY, TODO_STATUS } from '@resonanz/domain/workStates';
import { flag, ids, oneOf } from '@resonanz/records/filters';
import { defineList, type FilterValues } from '@resonanz/records/listState';

const filters = {
  today: flag,
  overdue: flag,
  status: oneOf(Object.values(TODO_STATUS)),
  whose: oneOf(['assigned', 'created']),
  priority: oneOf(Object.values(TODO_PRIORITY)),
  lead: ids,
  campaign: ids,
};

/** What the to-dos can be sorted and filtered by; `today=1` is the address of the popup. */
export const todoList = defineList({
  sorts: ['title', 'dueDate', 'status', 'priority', 'assignName', 'createdByName'],
  defaultSort: { columnId: 'dueDate', direction: 'ascending' },
  filters,
});

/** The values of the filters of the to-dos. */
export type TodoFilterValues = FilterValues<typeof filters>;

type WireFilters = NonNullable<TodoQuery['filters']>;

/** The filters as the server takes them. */
export function wireFilters({
  today,
  overdue,
  status,
  whose,
  priority,
  lead: [customerLeadId],
  campaign: [campaignId],
}: TodoFilterValues): WireFilters {
  const due = today ? 'today' : 'overdue';
  return {
    ...(today || overdue ? { due } : {}),
    ...(status === null ? {} : { status }),
    ...(priority === null ? {} : { priority }),
    ...(customerLeadId === undefined ? {} : { customerLeadId }),
    ...(campaignId === undefined ? {} : { campaignId }),
    ...(whose === null ? {} : { whose: whose === 'assigned' ? 'assignedToMe' : 'createdByMe' }),
  };
}
