import { useQueries } from '@tanstack/react-query';
import { useApi } from '@resonanz/api-client/react';
import { type Todo, todoQueries, type TodoQuery, type TodoStatus } from '@resonanz/api-client/todos';
import { valuesOf } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import type { BoardColumn } from '@resonanz/records/Board';

/** Most cards of a column; the table has the others. */
const MAX_CARDS = 50;
const STATUSES = valuesOf('todoStatus');

/** The columns with the first of their to-dos; what narrows the list narrows them, and a status leaves its column alone. */
export function useTodoColumns({
  search = '',
  filters = {},
}: Pick<TodoQuery, 'search' | 'filters'>): readonly BoardColumn<Todo, TodoStatus>[] {
  const label = useMessages(labels);
  const queries = todoQueries(useApi());
  const shown = STATUSES.filter((status) => filters.status === undefined || filters.status === status);
  const pages = useQueries({
    queries: shown.map((status) =>
      queries.page({
        pageNumber: 0,
        pageSize: MAX_CARDS,
        sortBy: 'dueDate',
        sort: 'ASC',
        ...(search !== '' && { search }),
        filters: { ...filters, status },
      }),
    ),
  });
  return pages.flatMap((query, at) =>
    shown.slice(at, at + 1).map((status) => ({ id: status, title: label(`todoStatus.${status}`), query })),
  );
}
