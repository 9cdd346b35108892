import { ExportBar } from '@resonanz/records/ExportBar';
import { ListSearch } from '@resonanz/records/FilterPanel';
import { ListRegion } from '@resonanz/records/ListRegion';
import { useMessages } from '@resonanz/i18n/react';
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
    <ListRegion>
      <ExportBar
        count={undefined}
        search={<ListSearch value={list.search} onSearch={list.setSearch} placeholder={t('todos.list.search')} />}
        end={<TodoFilters list={list} />}
      />
      <Chips isWanted={list.activeFilters.length > 0} list={list} />
      <TodoBoard {...board} query={{ search: list.search, filters: wireFilters(list.filters) }} />
    </ListRegion>
  );
}
