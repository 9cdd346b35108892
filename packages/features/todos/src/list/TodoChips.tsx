import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { ActiveFilters } from '@resonanz/records/ActiveFilters';
import { messages } from '../messages.ts';
import { dueOf, type TodoListState } from './TodoFilters.tsx';

/** The filters in force, in words; loaded once there are any. */
export function TodoChips({ list }: { list: TodoListState }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { status, whose, priority, lead, campaign } = list.filters;
  const due = dueOf(list.filters);
  const chips = [
    ...(due === null
      ? []
      : [
          {
            id: 'due',
            label: t(`todos.filter.${due}`),
            onRemove: () => list.setFilters({ today: false, overdue: false }),
          },
        ]),
    ...(status === null
      ? []
      : [{ id: 'status', label: label(`todoStatus.${status}`), onRemove: () => list.clearFilter('status') }]),
    ...(priority === null
      ? []
      : [
          {
            id: 'priority',
            label: `${t('todos.filter.priority')}: ${t(`todos.priority.${priority}`)}`,
            onRemove: () => list.clearFilter('priority'),
          },
        ]),
    ...lead.map((id) => ({
      id: 'lead',
      label: t('todos.filter.lead', { id }),
      onRemove: () => list.clearFilter('lead'),
    })),
    ...campaign.map((id) => ({
      id: 'campaign',
      label: t('todos.filter.campaign', { id }),
      onRemove: () => list.clearFilter('campaign'),
    })),
    ...(whose === null
      ? []
      : [{ id: 'whose', label: t(`todos.filter.${whose}`), onRemove: () => list.clearFilter('whose') }]),
  ];
  return <ActiveFilters filters={chips} onReset={list.reset} />;
}
