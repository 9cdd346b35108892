import { PlusIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { type Todo, todoQueries } from '@resonanz/api-client/todos';
import { staffPaths } from '@resonanz/domain/paths';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { PagedTable, usePages } from '@resonanz/records/PagedTable';
import { Section } from '@resonanz/records/Section';
import { TitleLink } from '@resonanz/records/TitleLink';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Stack } from '@resonanz/ui/Stack';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { TodoDialog } from '../dialogs/TodoDialog.tsx';
import { useLeadText } from '../useLeadText.ts';

/** The to-dos of a lead, those due first; they lead to the page of to-dos. */
export function TodosTab({ customerLeadId }: { customerLeadId: number }) {
  const { t } = useLeadText();
  const mayAdd = useMay('Todos', 'add');
  const pages = usePages();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(
    todoQueries(useApi()).page({ ...pages.request, sortBy: 'dueDate', sort: 'ASC', filters: { customerLeadId } }),
  );
  const columns: readonly TableColumn<Todo>[] = [
    {
      id: 'title',
      width: 300,
      header: t('word.title'),
      isRowHeader: true,
      cell: ({ title }) => (
        <TitleLink isTruncated href={`${staffPaths.todo()}?lead=${customerLeadId}`}>
          {title}
        </TitleLink>
      ),
    },
    {
      id: 'status',
      width: 130,
      header: t('word.status'),
      cell: ({ status }) => <EnumTag of="todoStatus" value={status} />,
    },
    {
      id: 'dueDate',
      width: 140,
      header: t('word.dueOn'),
      cell: ({ dueDate }) => <DateText value={dueDate} />,
    },
    {
      id: 'assign',
      width: 180,
      header: t('customerLeads.todos.assign'),
      cell: ({ assignName }) => <Text isNowrap>{assignName ?? '–'}</Text>,
    },
  ];
  return (
    <Section>
      <Stack space={5}>
        {mayAdd && (
          <div>
            <Button iconStart={PlusIcon} onPress={() => setAdding(true)}>
              {t('customerLeads.todos.add')}
            </Button>
          </div>
        )}
        <PagedTable
          caption={t('customerLeads.tab.todos')}
          query={query}
          columns={columns}
          getRowId={({ todoId }) => todoId}
          emptyText={t('customerLeads.todos.empty')}
          pages={pages}
        />
      </Stack>
      {isAdding && <TodoDialog customerLeadId={customerLeadId} onClose={() => setAdding(false)} />}
    </Section>
  );
}
