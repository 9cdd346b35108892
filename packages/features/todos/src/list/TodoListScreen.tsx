import type { Todo, TodoStatus } from '@resonanz/api-client/todos';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { useMay, useSession } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { useState } from 'react';
import { BoardView } from '../board/BoardView.tsx';
import { TodoDrawer } from '../detail/TodoDrawer.tsx';
import { useCommentDrafts } from '../detail/useCommentDrafts.ts';
import { TodoFormDialog } from '../form/TodoFormDialog.tsx';
import { messages } from '../messages.ts';
import { useTodoActions } from '../useTodoActions.ts';
import { TodoMenu } from './TodoMenu.tsx';
import { TodoTable } from './TodoTable.tsx';
import { TodoTools } from './TodoTools.tsx';
import { useTodoList } from './useTodoList.ts';

/** The to-dos of the agency: `/todo`, restricted to today by `?today=1`, as a board by `#board` (000 §2; modules D10). */
export function TodoListScreen() {
  const t = useMessages(messages);
  const { user } = useSession();
  const [mayAdd, mayEdit, mayDelete] = [useMay('Todos', 'add'), useMay('Todos', 'edit'), useMay('Todos', 'delete')];
  const actions = useTodoActions();
  const { list, view, setView } = useTodoList();
  const [edited, setEdited] = useState<Todo | 'new' | null>(null);
  const [opened, setOpened] = useState<Todo | null>(null);
  const commentOf = useCommentDrafts();
  const [doomed, setDoomed] = useState<Todo | null>(null);
  const menuOf = (row: Todo, onStatus = (status: TodoStatus) => actions.changeStatus(row.todoId, status)) =>
    user && (
      <TodoMenu
        todo={row}
        roleId={user.role.roleId}
        {...(mayEdit && { onStatus, onEdit: () => setEdited(row), onPostpone: (dueDate: string) => actions.postpone(row, dueDate) })}
        {...(mayDelete && (user.isAdmin || row.createdBy === user.id) && { onDelete: () => setDoomed(row) })}
      />
    );
  return (
    <>
      <PageHead title={t('todos.title')} actions={<TodoTools view={view} onViewChange={setView} {...(mayAdd && { onAdd: () => setEdited('new') })} />} />
      {view === 'table' || !user ? (
        <TodoTable list={list} menuOf={(row) => menuOf(row)} onOpen={setOpened} />
      ) : (
        <BoardView list={list} roleId={user.role.roleId} menuOf={menuOf} onOpen={setOpened} {...(mayEdit && { onStatus: actions.changeStatus })} />
      )}
      {opened !== null && (
        <TodoDrawer
          todo={opened}
          comment={commentOf(opened.todoId)}
          onClose={() => setOpened(null)}
          {...(mayEdit && {
            onEdit: (todo: Todo) => {
              setOpened(null);
              setEdited(todo);
            },
          })}
        />
      )}
      {edited !== null && <TodoFormDialog todo={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
      <AlertDialog
        isOpen={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title={t('todos.delete.title')}
        confirmLabel={t('todos.delete.confirm')}
        cancelLabel={t('todos.delete.cancel')}
        tone="danger"
        onConfirm={() => {
          setDoomed(null);
          if (doomed) actions.remove(doomed);
        }}
      >
        {t('todos.delete.text', { title: doomed?.title ?? '' })}
      </AlertDialog>
    </>
  );
}
