import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { customerLeadQueries } from '@resonanz/api-client/customerLeads';
import { customerQueries } from '@resonanz/api-client/customers';
import { useApi } from '@resonanz/api-client/react';
import { todoQueries } from '@resonanz/api-client/todos';
import { staffPaths } from '@resonanz/domain/paths';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Activity, type NextStep, NextSteps, useChangeEntries } from '@resonanz/records/RecordAside';
import { useMay } from '@resonanz/session/react';
import { messages } from '../messages.ts';

/**
 * The open to-dos of a customer's campaigns and leads, and the follow-ups of its leads; undefined while they are
 * loading.
 */
function useSteps(customerId: number): readonly NextStep[] | undefined {
  const t = useMessages(messages);
  const client = useApi();
  const [seesTodos, seesLeads] = [useMay('Todos', 'view'), useMay('Customer Leads', 'view')];
  const todos = useQuery({
    ...todoQueries(client).page({
      pageNumber: 0,
      sortBy: 'dueDate',
      sort: 'ASC',
      filters: { customerId, isOpen: true },
    }),
    enabled: seesTodos,
  });
  const leads = useQuery({
    ...customerLeadQueries(client).page({
      pageNumber: 0,
      sortBy: 'followUpDate',
      sort: 'ASC',
      filters: { customerId },
    }),
    enabled: seesLeads,
  });
  if (todos.isLoading || leads.isLoading) return undefined;
  return [
    ...(todos.data?.content ?? []).map(
      ({ todoId, title, dueDate, assignName, campaignId, campaignName, customerLeadId, customerLeadName }) => ({
        id: `todo-${todoId}`,
        title,
        dueDate,
        href:
          campaignId === null
            ? `${staffPaths.todo()}?lead=${customerLeadId ?? ''}`
            : `${staffPaths.todo()}?campaign=${campaignId}`,
        note: [campaignName ?? customerLeadName, assignName].filter((part) => part !== null).join(' · '),
      }),
    ),
    // A follow-up that has become a to-do stands among them already.
    ...(leads.data?.content ?? [])
      .filter(
        ({ customerLeadId, followUpDate }) =>
          followUpDate !== null && !todos.data?.content.some((todo) => todo.customerLeadId === customerLeadId),
      )
      .map(({ customerLeadId, company, followUpDate, ownerName }) => ({
        id: `lead-${customerLeadId}`,
        title: t('customers.steps.followUp', { company }),
        dueDate: followUpDate,
        href: staffPaths.customerLeadView({ customerLeadId }),
        note: ownerName,
      })),
  ];
}

/** What is next for a customer, and what happened to it. */
export function CustomerAside({ customerId }: { customerId: number }) {
  const t = useMessages(messages);
  const history = useInfiniteQuery(customerQueries(useApi()).history(customerId));
  const entries = useChangeEntries(history, (field) => textOr(t, messages, `customers.field.${field}`, field));
  return (
    <>
      <NextSteps steps={useSteps(customerId)} />
      <Activity entries={entries} allHref={`${staffPaths.customerView({ customerId })}?tab=history`} />
    </>
  );
}
