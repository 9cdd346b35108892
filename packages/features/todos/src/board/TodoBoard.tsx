import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { type Todo, todoQueries, type TodoQuery, type TodoStatus } from '@resonanz/api-client/todos';
import { labels } from '@resonanz/domain/labels';
import type { RoleId } from '@resonanz/domain/roles';
import { can } from '@resonanz/domain/transitions';
import { useMessages } from '@resonanz/i18n/react';
import { boardTotal, type BoardColumn, Board } from '@resonanz/records/Board';
import { ListFrame } from '@resonanz/records/ListFrame';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { STATUSES, TodoFilters, type TodoListState } from '../list/TodoFilters.tsx';
import { wireFilters } from '../list/todoList.ts';
import { messages } from '../messages.ts';
import { TodoCard } from './TodoCard.tsx';

const Chips = lazyComponent(async () => (await import('../list/TodoChips.tsx')).TodoChips);

interface TodoBoardProps {
  list: TodoListState;
  roleId: RoleId;
  /** Left out for those who may not edit. */
  onStatus?: (todoId: number, status: TodoStatus) => void;
  /** Called with the card that is to be seen whole. */
  onOpen: (todo: Todo) => void;
  /** The menu of a card, which moves it as well. */
  menuOf: (todo: Todo, onStatus?: (status: TodoStatus) => void) => ReactNode;
}

/**
 * To-dos in one column a status, below the filters of the list (docs/domain/transitions.md#to-do-status): moved by
 * dragging, or by the menu of the card.
 */
export function TodoBoard({ list, roleId, onStatus, onOpen, menuOf }: TodoBoardProps) {
  const t = useMessages(messages);
  const columns = useTodoColumns({ search: list.search, filters: wireFilters(list.filters) });
  return (
    <ListFrame
      list={list}
      isBoard
      total={boardTotal(columns)}
      searchPlaceholder={t('todos.list.search')}
      barEnd={<TodoFilters list={list} />}
      activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
    >
      <Board<Todo, TodoStatus>
        columns={columns}
        idOf={({ todoId }) => todoId}
        nameOf={({ title }) => title}
        columnOf={({ status }) => status}
        mayMove={({ status }, to) => can('todoStatus', status, to, { roleId }).allowed}
        onMove={onStatus && ((todo, to) => onStatus(todo.todoId, to))}
        menuOf={menuOf}
      >
        {(todo) => <TodoCard todo={todo} onOpen={onOpen} />}
      </Board>
    </ListFrame>
  );
}

/** Most cards of a column; the table has the others. */
const MAX_CARDS = 50;

/** The columns with the first of their to-dos; what narrows the list narrows them, and a status leaves its column alone. */
function useTodoColumns({
  search = '',
  filters = {},
}: Pick<TodoQuery, 'search' | 'filters'>): readonly BoardColumn<Todo, TodoStatus>[] {
  const label = useMessages(labels);
  const queries = todoQueries(useApi());
  const shown = STATUSES.filter((status) => filters.status === undefined || filters.status === status);
  const pages = useQueries({
    queries: shown.map((status) =>
      queries.page({
        pageNumber: 0,
        pageSize: MAX_CARDS,
        sortBy: 'dueDate',
        sort: 'ASC',
        ...(search !== '' && { search }),
        filters: { ...filters, status },
      }),
    ),
  });
  return pages.flatMap((query, at) =>
    shown.slice(at, at + 1).map((status) => ({ id: status, title: label(`todoStatus.${status}`), query })),
  );
}
