import { PlusIcon } from '@phosphor-icons/react';
import { useApi } from '@resonanz/api-client/react';
import { todoQueries, type Todo } from '@resonanz/api-client/todos';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay, useSession } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Button } from '@resonanz/ui/Button';
import { Table } from '@resonanz/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TodoFormDialog } from '../form/TodoFormDialog.tsx';
import { messages } from '../messages.ts';
import { useTodoActions } from '../useTodoActions.ts';
import { TodoFilters, useActiveTodoFilters } from './TodoFilters.tsx';
import { TodoMenu } from './TodoMenu.tsx';
import { todoColumns } from './todoColumns.tsx';
import { todoList, wireFilters } from './todoList.ts';

/** The to-dos of the agency: `/todo`, restricted to today by `?today=1` (000 §2; modules D10). */
export function TodoListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { user } = useSession();
  const [mayAdd, mayEdit, mayDelete] = [useMay('Todos', 'add'), useMay('Todos', 'edit'), useMay('Todos', 'delete')];
  const actions = useTodoActions();
  const list = useRouterListState(todoList);
  const activeFilters = useActiveTodoFilters(list);
  const [edited, setEdited] = useState<Todo | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Todo | null>(null);
  const query = useQuery({
    ...todoQueries(useApi()).page({ ...list.request, filters: wireFilters(list.filters) }),
    select: (page) => ({ rows: page.content, total: page.totalElements }),
  });
  const add = mayAdd && (
    <Button variant="solid" iconStart={PlusIcon} onPress={() => setEdited('new')}>
      {t('todos.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('todos.title')} actions={add} />
      <ListScreen
        list={list}
        query={query}
        searchPlaceholder={t('todos.list.search')}
        barEnd={<TodoFilters list={list} />}
        activeFilters={activeFilters}
        emptyText={t('todos.list.empty')}
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('todos.list.caption')}
            columns={todoColumns(t, language, formatDate(new Date(), 'en'))}
            getRowId={(row) => row.todoId}
            rowAction={(row) =>
              user && (
                <TodoMenu
                  todo={row}
                  roleId={user.role.roleId}
                  {...(mayEdit && { onStatus: (status) => actions.changeStatus(row.todoId, status), onEdit: () => setEdited(row) })}
                  {...(mayDelete && (user.isAdmin || row.createdBy === user.id) && { onDelete: () => setDoomed(row) })}
                />
              )
            }
          />
        )}
      </ListScreen>
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
