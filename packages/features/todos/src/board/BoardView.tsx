import { useMessages } from '@resonanz/i18n/react';
import { ListFrame } from '@resonanz/records/ListFrame';
import { laterPart } from '@resonanz/ui/laterPart';
import { TodoFilters, type TodoListState } from '../list/TodoFilters.tsx';
import { wireFilters } from '../list/todoList.ts';
import { messages } from '../messages.ts';
import { TodoBoard, type TodoBoardProps } from './TodoBoard.tsx';

const Chips = laterPart(async () => (await import('../list/TodoChips.tsx')).TodoChips);

/** The board below the filters of the list. */
export function BoardView({ list, ...board }: { list: TodoListState } & Omit<TodoBoardProps, 'query'>) {
  const t = useMessages(messages);
  return (
    <ListFrame
      list={list}
      searchPlaceholder={t('todos.list.search')}
      barEnd={<TodoFilters list={list} />}
      activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
    >
      <TodoBoard {...board} query={{ search: list.search, filters: wireFilters(list.filters) }} />
    </ListFrame>
  );
}
