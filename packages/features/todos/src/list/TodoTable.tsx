import type { ReactNode } from 'react';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { type Todo, todoQueries } from '@resonanz/api-client/todos';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { ListScreen } from '@resonanz/records/ListScreen';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Stack } from '@resonanz/ui/Stack';
import { Table } from '@resonanz/ui/Table';
import { TodoCard } from '../board/TodoCard.tsx';
import { messages } from '../messages.ts';
import { todoColumns } from './todoColumns.tsx';
import { TodoFilters, type TodoListState } from './TodoFilters.tsx';
import { wireFilters } from './todoList.ts';

const Chips = lazyComponent(async () => (await import('./TodoChips.tsx')).TodoChips);

/** The to-dos page by page; on phones, as the cards of the board with their status. */
export function TodoTable({
  list,
  menuOf,
  onOpen,
}: {
  list: TodoListState;
  menuOf: (todo: Todo) => ReactNode;
  onOpen: (todo: Todo) => void;
}) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const query = useListPage(todoQueries(useApi()).page({ ...list.request, filters: wireFilters(list.filters) }));
  const chosen = useColumnChoice('todos');
  return (
    <ListScreen
      list={list}
      query={query}
      columns={{ all: todoColumns(t, language, berlinDay(new Date()), onOpen), ...chosen, hasActions: true }}
      searchPlaceholder={t('todos.list.search')}
      barEnd={<TodoFilters list={list} />}
      activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
      emptyText={t('todos.list.empty')}
    >
      {(parts) => (
        <Table
          {...parts}
          rowLines={2}
          caption={t('todos.list.caption')}
          getRowId={(row) => row.todoId}
          renderCard={(todo) => (
            <Stack space={2}>
              <TodoCard todo={todo} onOpen={onOpen} />
              <EnumTag of="todoStatus" value={todo.status} />
            </Stack>
          )}
          rowAction={menuOf}
        />
      )}
    </ListScreen>
  );
}
