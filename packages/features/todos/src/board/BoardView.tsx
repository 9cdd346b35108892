import { useMessages } from '@resonanz/i18n/react';
import { boardTotal } from '@resonanz/records/Board';
import { ListFrame } from '@resonanz/records/ListFrame';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { TodoFilters, type TodoListState } from '../list/TodoFilters.tsx';
import { wireFilters } from '../list/todoList.ts';
import { messages } from '../messages.ts';
import { TodoBoard, type TodoBoardProps } from './TodoBoard.tsx';
import { useTodoColumns } from './useTodoColumns.ts';

const Chips = lazyComponent(async () => (await import('../list/TodoChips.tsx')).TodoChips);

/** The board below the filters of the list. */
export function BoardView({ list, ...board }: { list: TodoListState } & Omit<TodoBoardProps, 'columns'>) {
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
      <TodoBoard {...board} columns={columns} />
    </ListFrame>
  );
}
