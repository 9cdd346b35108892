import { useApi } from '@resonanz/api-client/react';
import { type Todo, todoQueries, type TodoQuery, type TodoStatus } from '@resonanz/api-client/todos';
import { valuesOf } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import type { RoleId } from '@resonanz/domain/roles';
import { can } from '@resonanz/domain/transitions';
import { useMessages } from '@resonanz/i18n/react';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messages } from '../messages.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { useMovedFocus } from './useMovedFocus.ts';
import * as css from './TodoBoard.css.ts';

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
  const t = useMessages(messages);
  const label = useMessages(labels);
  const queries = todoQueries(useApi());
  const [dragged, setDragged] = useState<Todo | null>(null);
  const [moved, setMoved] = useState<{ text: string; todoId?: number }>({ text: '' });
  const shown = STATUSES.filter((status) => filters.status === undefined || filters.status === status);
  const pages = useQueries({
    queries: shown.map((status) => queries.page({ pageNumber: 0, pageSize: MOST, sortBy: 'dueDate', sort: 'ASC', ...(search !== '' && { search }), filters: { ...filters, status } })),
  });

  // A change shows at once: each card stands in the column of its status, wherever it was read.
  const cards = new Map(pages.flatMap((page) => page.data?.content ?? []).map((todo) => [todo.todoId, todo]));
  const inStatus = (status: TodoStatus) => [...cards.values()].filter((todo) => todo.status === status);
  const focused = useMovedFocus(moved.todoId, cards.get(moved.todoId ?? 0)?.status);

  const takes = (status: TodoStatus): boolean => dragged !== null && can('todoStatus', dragged.status, status, { roleId }).allowed;
  const move = onStatus && ((todo: Todo, status: TodoStatus) => {
    setMoved({ text: t('todos.board.moved', { title: todo.title, status: label(`todoStatus.${status}`) }), todoId: todo.todoId });
    onStatus(todo.todoId, status);
  });

  return (
    <>
      <VisuallyHidden role="status">{moved.text}</VisuallyHidden>
      <div className={css.board} ref={focused}>
        {shown.map((status, at) => (
          <BoardColumn
            key={status}
            status={status}
            page={pages[at]}
            todos={inStatus(status)}
            takes={takes(status)}
            onDrop={() => {
              if (dragged !== null && takes(status)) move?.(dragged, status);
              setDragged(null);
            }}
            onOpen={onOpen}
            {...(move && { onDrag: setDragged })}
            menuOf={(todo) => menuOf(todo, move && ((next) => move(todo, next)))}
          />
        ))}
      </div>
    </>
  );
}
