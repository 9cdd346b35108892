import { useQueries } from '@tanstack/react-query';
import { type CustomerLead, customerLeadQueries } from '@resonanz/api-client/customerLeads';
import { useApi } from '@resonanz/api-client/react';
import type { SalesStatus } from '@resonanz/domain/sales';
import type { BoardColumn } from '@resonanz/records/Board';
import { columnsOf, type LeadListState, toQuery } from '../list/leadList.ts';
import { useLeadText } from '../useLeadText.ts';

/** Most cards of a column; the table has the others. */
const MAX_CARDS = 50;

/** A column of leads, with what the expected budgets of all of them come to. */
export type LeadColumn = BoardColumn<CustomerLead, SalesStatus> & { readonly budgetSum: number | null };

/** The columns that the filters leave, each with the first of its leads. */
export function useLeadColumns(list: LeadListState): readonly LeadColumn[] {
  const { status: nameOf } = useLeadText();
  const queries = customerLeadQueries(useApi());
  const { filters, ...query } = toQuery(list);
  const statuses = columnsOf(list.filters);
  const pages = useQueries({
    queries: statuses.map((status) =>
      queries.page({ ...query, pageNumber: 0, pageSize: MAX_CARDS, sumBudgets: true, filters: { ...filters, status } }),
    ),
  });
  return pages.flatMap((page, at) =>
    statuses
      .slice(at, at + 1)
      .map((status) => ({ id: status, title: nameOf(status), query: page, budgetSum: page.data?.budgetSum ?? null })),
  );
}
