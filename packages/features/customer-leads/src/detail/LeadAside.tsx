import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CustomerLeadDetails, customerLeadQueries } from '@resonanz/api-client/customerLeads';
import { useApi } from '@resonanz/api-client/react';
import { todoQueries } from '@resonanz/api-client/todos';
import { staffPaths } from '@resonanz/domain/paths';
import { textOr } from '@resonanz/i18n/messages';
import { Activity, type NextStep, NextSteps, useChangeEntries } from '@resonanz/records/RecordAside';
import { useMay } from '@resonanz/session/react';
import { messages } from '../messages.ts';
import { useLeadText } from '../useLeadText.ts';

/** The follow-up of a lead and its open to-dos; undefined while they are loading. */
function useSteps({
  customerLeadId,
  followUpDate,
  nextStep,
  ownerName,
}: CustomerLeadDetails): readonly NextStep[] | undefined {
  const { t } = useLeadText();
  const seesTodos = useMay('Todos', 'view');
  const todos = useQuery({
    ...todoQueries(useApi()).page({
      pageNumber: 0,
      sortBy: 'dueDate',
      sort: 'ASC',
      filters: { customerLeadId, isOpen: true },
    }),
    enabled: seesTodos,
  });
  if (todos.isLoading) return undefined;
  const open = todos.data?.content ?? [];
  // A follow-up is a to-do of its owner as well; it is said once.
  const isTodo = open.some(({ dueDate }) => dueDate === followUpDate);
  return [
    ...(followUpDate === null || isTodo
      ? []
      : [
          {
            id: 'followUp',
            title: nextStep || t('customerLeads.column.followUp'),
            dueDate: followUpDate,
            note: ownerName,
          },
        ]),
    ...open.map(({ todoId, title, dueDate, assignName }) => ({
      id: `todo-${todoId}`,
      title,
      dueDate,
      href: `${staffPaths.todo()}?lead=${customerLeadId}`,
      note: assignName,
    })),
  ];
}

/** What is next with a lead; what was said and changed. */
export function LeadAside({ lead }: { lead: CustomerLeadDetails }) {
  const { t } = useLeadText();
  const calls = customerLeadQueries(useApi());
  const { customerLeadId } = lead;
  const log = useQuery(calls.log(customerLeadId, { pageNumber: 0 }));
  const history = useInfiniteQuery(calls.history(customerLeadId));
  const changes = useChangeEntries(history, (field) => textOr(t, messages, `customerLeads.field.${field}`, field));
  const said = log.isError
    ? []
    : log.data?.content.map(({ entryId, at, userName, kind, note }) => ({
        id: `said-${entryId}`,
        at,
        who: userName,
        what: t(`customerLeads.log.kind.${kind}`),
        quote: note,
      }));
  return (
    <>
      <NextSteps steps={useSteps(lead)} />
      <Activity
        entries={said && changes && [...said, ...changes]}
        allHref={`${staffPaths.customerLeadView({ customerLeadId })}?tab=log`}
      />
    </>
  );
}
