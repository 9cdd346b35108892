import { useApi } from '@resonanz/api-client/react';
import { type Todo, todoQueries, type TodoQuery, type TodoStatus } from '@resonanz/api-client/todos';
import { valuesOf } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import type { RoleId } from '@resonanz/domain/roles';
import { can } from '@resonanz/domain/transitions';
import { useMessages } from '@resonanz/i18n/react';
import { Board } from '@resonanz/records/Board';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TodoCard } from './TodoCard.tsx';

/** Most cards of a column; the table has the others. */
const MOST = 50;
const STATUSES = valuesOf('todoStatus');

/** Props of {@link TodoBoard}. */
export interface TodoBoardProps {
  /** What narrows the list; a status narrows the board to its column. */
  query: Pick<TodoQuery, 'search' | 'filters'>;
  roleId: RoleId;
  /** Left out for those who may not edit. */
  onStatus?: (todoId: number, status: TodoStatus) => void;
  /** Called with the card that is to be seen whole. */
  onOpen: (todo: Todo) => void;
  /** The menu of a card, which moves it as well. */
  menuOf: (todo: Todo, onStatus?: (status: TodoStatus) => void) => ReactNode;
}

/** To-dos in one column a status (T13): moved by dragging, or by the menu of the card. */
export function TodoBoard({ query: { search = '', filters = {} }, roleId, onStatus, onOpen, menuOf }: TodoBoardProps) {
  const label = useMessages(labels);
  const queries = todoQueries(useApi());
  const shown = STATUSES.filter((status) => filters.status === undefined || filters.status === status);
  const pages = useQueries({
    queries: shown.map((status) => queries.page({ pageNumber: 0, pageSize: MOST, sortBy: 'dueDate', sort: 'ASC', ...(search !== '' && { search }), filters: { ...filters, status } })),
  });
  return (
    <Board<Todo, TodoStatus>
      columns={pages.flatMap((query, at) => shown.slice(at, at + 1).map((status) => ({ id: status, title: label(`todoStatus.${status}`), query })))}
      idOf={({ todoId }) => todoId}
      nameOf={({ title }) => title}
      columnOf={({ status }) => status}
      mayMove={({ status }, to) => can('todoStatus', status, to, { roleId }).allowed}
      onMove={onStatus && ((todo, to) => onStatus(todo.todoId, to))}
      menuOf={menuOf}
    >
      {(todo) => <TodoCard todo={todo} onOpen={onOpen} />}
    </Board>
  );
}
