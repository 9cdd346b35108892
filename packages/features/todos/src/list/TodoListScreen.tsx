import type { Todo, TodoStatus } from '@resonanz/api-client/todos';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { useRouterListState, useRouterView } from '@resonanz/records/reactRouter';
import { useMay, useSession } from '@resonanz/session/react';
import { BoardView } from '../board/BoardView.tsx';
import { messages } from '../messages.ts';
import { useTodoActions } from '../useTodoActions.ts';
import { todoList } from './todoList.ts';
import { TodoMenu } from './TodoMenu.tsx';
import { TodoTable } from './TodoTable.tsx';
import { TodoTools, VIEWS } from './TodoTools.tsx';
import { useTodoDialogs } from './useTodoDialogs.tsx';

/** The to-dos of the agency: `/todo`, restricted to today by `?today=1`, as a board by `#board`. */
export function TodoListScreen() {
  const t = useMessages(messages);
  const { user } = useSession();
  const [mayAdd, mayEdit, mayDelete] = [useMay('Todos', 'add'), useMay('Todos', 'edit'), useMay('Todos', 'delete')];
  const actions = useTodoActions();
  const list = useRouterListState(todoList);
  const [view, setView] = useRouterView(VIEWS);
  const { add, edit, open, askToDelete, dialogs } = useTodoDialogs({ mayEdit, onDelete: actions.remove });
  const menuOf = (row: Todo, onStatus = (status: TodoStatus) => actions.changeStatus(row.todoId, status)) =>
    user && (
      <TodoMenu
        todo={row}
        roleId={user.role.roleId}
        {...(mayEdit && {
          onStatus,
          onEdit: () => edit(row),
          onPostpone: (dueDate: string) => actions.postpone(row, dueDate),
        })}
        {...(mayDelete && (user.isAdmin || row.createdBy === user.id) && { onDelete: () => askToDelete(row) })}
      />
    );
  return (
    <>
      <PageHead
        title={t('todos.title')}
        actions={<TodoTools view={view} onViewChange={setView} {...(mayAdd && { onAdd: add })} />}
      />
      {view === 'table' || !user ? (
        <TodoTable list={list} menuOf={(row) => menuOf(row)} onOpen={open} />
      ) : (
        <BoardView
          list={list}
          roleId={user.role.roleId}
          menuOf={menuOf}
          onOpen={open}
          {...(mayEdit && { onStatus: actions.changeStatus })}
        />
      )}
      {dialogs}
    </>
  );
}
