import { CalendarBlankIcon, EnvelopeSimpleIcon, PlusIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import type { Todo, TodoStatus } from '@resonanz/api-client/todos';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { useRouterListState, useRouterView } from '@resonanz/records/reactRouter';
import { useMay, useSession } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Inline } from '@resonanz/ui/Inline';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { TodoBoard } from '../board/TodoBoard.tsx';
import { CalendarDialog } from '../calendar/CalendarDialog.tsx';
import { TodoDrawer } from '../detail/TodoDrawer.tsx';
import { useCommentDrafts } from '../detail/useCommentDrafts.ts';
import { TodoFormDialog } from '../form/TodoFormDialog.tsx';
import { OverdueMailDialog } from '../mail/OverdueMailDialog.tsx';
import { messages } from '../messages.ts';
import { useTodoActions } from '../useTodoActions.ts';
import { todoList } from './todoList.ts';
import { TodoMenu } from './TodoMenu.tsx';
import { TodoTable } from './TodoTable.tsx';

/** How the to-dos are drawn; the first is the usual one. */
const VIEWS = ['table', 'board'] as const;
type TodoView = (typeof VIEWS)[number];

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
        <TodoBoard
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

interface TodoToolsProps {
  view: TodoView;
  onViewChange: (view: TodoView) => void;
  /** Left out for those who may not add. */
  onAdd?: () => void;
}

/** Beside the title: table or board, the calendar link, e-mails, a new to-do. */
function TodoTools({ view, onViewChange, onAdd }: TodoToolsProps) {
  const t = useMessages(messages);
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const [isMailOpen, setMailOpen] = useState(false);
  return (
    <Inline space={4}>
      <SegmentedControl
        label={t('todos.view.label')}
        items={VIEWS.map((value) => ({ value, label: t(`todos.view.${value}`) }))}
        value={view}
        onChange={onViewChange}
      />
      <HeadButton icon={CalendarBlankIcon} label={t('todos.calendar.open')} onPress={() => setCalendarOpen(true)} />
      <HeadButton icon={EnvelopeSimpleIcon} label={t('word.emails')} onPress={() => setMailOpen(true)} />
      {onAdd && <HeadButton variant="solid" icon={PlusIcon} label={t('todos.add')} onPress={onAdd} />}
      {isMailOpen && <OverdueMailDialog onClose={() => setMailOpen(false)} />}
      {isCalendarOpen && <CalendarDialog onClose={() => setCalendarOpen(false)} />}
    </Inline>
  );
}

type Shown = { kind: 'form'; todo?: Todo } | { kind: 'details' | 'deletion'; todo: Todo };

interface TodoDialogsProps {
  mayEdit: boolean;
  onDelete: (todo: Todo) => void;
}

/**
 * What lies above the to-dos, one at a time: the form, one to-do with its check list and comments, or the question
 * before a deletion.
 */
function useTodoDialogs({ mayEdit, onDelete }: TodoDialogsProps) {
  const t = useMessages(messages);
  const commentOf = useCommentDrafts();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const edit = (todo: Todo) => setShown({ kind: 'form', todo });
  const toDelete = shown?.kind === 'deletion' ? shown.todo : undefined;
  return {
    add: () => setShown({ kind: 'form' }),
    edit,
    open: (todo: Todo) => setShown({ kind: 'details', todo }),
    askToDelete: (todo: Todo) => setShown({ kind: 'deletion', todo }),
    dialogs: (
      <>
        {shown?.kind === 'details' && (
          <TodoDrawer
            todo={shown.todo}
            comment={commentOf(shown.todo.todoId)}
            onClose={close}
            {...(mayEdit && { onEdit: edit })}
          />
        )}
        {shown?.kind === 'form' && <TodoFormDialog todo={shown.todo} onClose={close} />}
        <AlertDialog
          isOpen={toDelete !== undefined}
          onOpenChange={close}
          title={t('todos.delete.title')}
          confirmLabel={t('word.delete')}
          cancelLabel={t('word.cancel')}
          tone="danger"
          onConfirm={() => {
            close();
            if (toDelete) onDelete(toDelete);
          }}
        >
          {t('todos.delete.text', { title: toDelete?.title ?? '' })}
        </AlertDialog>
      </>
    ),
  };
}
