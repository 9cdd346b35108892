import type { TodoQuery } from '@resonanz/api-client/todos';
import { valuesOf } from '@resonanz/domain/enumerations';
import { flag, ids, oneOf } from '@resonanz/records/filters';
import { defineList, type FilterValues } from '@resonanz/records/listState';

const filters = {
  today: flag,
  overdue: flag,
  status: oneOf(valuesOf('todoStatus').map(String)),
  whose: oneOf(['assigned', 'created']),
  priority: oneOf(['1', '2', '3']),
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
    ...(status === null ? {} : { status: Number(status) as NonNullable<WireFilters['status']> }),
    ...(priority === null ? {} : { priority: Number(priority) as NonNullable<WireFilters['priority']> }),
    ...(customerLeadId === undefined ? {} : { customerLeadId }),
    ...(campaignId === undefined ? {} : { campaignId }),
    ...(whose === null ? {} : { whose: whose === 'assigned' ? 'assignedToMe' : 'createdByMe' }),
  };
}
