import { labels } from '@resonanz/domain/labels';
import { TODO_PRIORITY, TODO_STATUS } from '@resonanz/domain/workStates';
import { useMessages } from '@resonanz/i18n/react';
import type { useRouterListState } from '@resonanz/records/reactRouter';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../messages.ts';
import * as css from './todoList.css.ts';
import type { todoList } from './todoList.ts';

/** The list's state as the address keeps it. */
export type TodoListState = ReturnType<
  typeof useRouterListState<(typeof todoList.sorts)[number], typeof todoList.filters>
>;

/** Statuses of a to-do, in their order. */
export const STATUSES = Object.values(TODO_STATUS);
const DUE = ['today', 'overdue'] as const;
/** Of one to-do, lowest first. */
const PRIORITIES = Object.values(TODO_PRIORITY);
const WHOSE = ['assigned', 'created'] as const;

/** Which of the days to come, or gone by, the list is narrowed to. */
export const dueOf = ({ today, overdue }: TodoListState['filters']) => (today ? 'today' : overdue ? 'overdue' : null);

/** The filters of the to-dos, at the end of the bar. */
export function TodoFilters({ list }: { list: TodoListState }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { status, whose, priority } = list.filters;
  return (
    <div className={css.filters}>
      <Select
        label={t('todos.filter.due')}
        hidesLabel
        placeholder={t('todos.filter.anyDue')}
        items={DUE.map((id) => ({ id, label: t(`todos.filter.${id}`) }))}
        selectedId={dueOf(list.filters)}
        onSelectionChange={(id) => list.setFilters({ today: id === 'today', overdue: id === 'overdue' })}
      />
      <Select
        label={t('todos.filter.status')}
        hidesLabel
        placeholder={t('todos.filter.anyStatus')}
        items={STATUSES.map((id) => ({ id, label: label(`todoStatus.${id}`) }))}
        selectedId={status}
        onSelectionChange={(id) => list.setFilters({ status: id })}
      />
      <Select
        label={t('todos.filter.priority')}
        hidesLabel
        placeholder={t('todos.filter.anyPriority')}
        items={PRIORITIES.map((id) => ({ id, label: t(`todos.priority.${id}`) }))}
        selectedId={priority}
        onSelectionChange={(id) => list.setFilters({ priority: id })}
      />
      <Select
        label={t('todos.filter.whose')}
        hidesLabel
        placeholder={t('todos.filter.anyone')}
        items={WHOSE.map((id) => ({ id, label: t(`todos.filter.${id}`) }))}
        selectedId={whose}
        onSelectionChange={(id) => list.setFilters({ whose: id })}
      />
    </div>
  );
}
