import type { ReactNode } from 'react';
import type { Todo, TodoStatus } from '@resonanz/api-client/todos';
import type { RoleId } from '@resonanz/domain/roles';
import { can } from '@resonanz/domain/transitions';
import { Board, type BoardColumn } from '@resonanz/records/Board';
import { TodoCard } from './TodoCard.tsx';

/** Props of {@link TodoBoard}. */
export interface TodoBoardProps {
  /** The columns, from `useTodoColumns`. */
  columns: readonly BoardColumn<Todo, TodoStatus>[];
  roleId: RoleId;
  /** Left out for those who may not edit. */
  onStatus?: (todoId: number, status: TodoStatus) => void;
  /** Called with the card that is to be seen whole. */
  onOpen: (todo: Todo) => void;
  /** The menu of a card, which moves it as well. */
  menuOf: (todo: Todo, onStatus?: (status: TodoStatus) => void) => ReactNode;
}

/**
 * To-dos in one column a status (docs/domain/transitions.md#to-do-status): moved by dragging, or by the menu of the
 * card.
 */
export function TodoBoard({ columns, roleId, onStatus, onOpen, menuOf }: TodoBoardProps) {
  return (
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
  );
}
