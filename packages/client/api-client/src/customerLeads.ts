import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** A row of the list of leads. */
export type CustomerLead = Schemas['CustomerLead'];
/** A lead with everything of its page. */
export type CustomerLeadDetails = Schemas['CustomerLeadDetails'];
/** A lead as it is saved: without `customerLeadId` a new one, else with `updatedAt` as it was read. */
export type CustomerLeadInput = Schemas['CustomerLeadInput'];
/** Filters, sort and page of the list. */
export type CustomerLeadQuery = Schemas['CustomerLeadQuery'];
/** The filters alone. */
export type CustomerLeadFilters = Schemas['CustomerLeadFilters'];
/** A column the list can be sorted by. */
export type CustomerLeadSortKey = Schemas['CustomerLeadSortKey'];
/** What to export, and as which kind of file. */
export type CustomerLeadExport = Schemas['CustomerLeadExport'];
/** Another sales status, with the reason, the follow-up date or the customer that it asks for. */
export type CustomerLeadStatusChange = Schemas['CustomerLeadStatusChange'];
/** A follow-up to plan. */
export type CustomerLeadFollowUp = Schemas['CustomerLeadFollowUp'];
/** A call, mail or meeting to log. */
export type CustomerLeadContactEntry = Schemas['CustomerLeadContactEntry'];
/** A logged contact of a lead. */
export type CustomerLeadContactReference = Schemas['CustomerLeadContactReference'];
/** A call, mail or meeting that was logged. */
export type CustomerLeadLogEntry = Schemas['CustomerLeadLogEntry'];
/** A user who can look after leads. */
export type CustomerLeadOwner = Schemas['CustomerLeadOwner'];

/** Query keys of the area. */
export const customerLeadKeys = {
  /** Everything of the area. */
  all: ['customer-leads'],
  /** Every page of the list. */
  lists: ['customer-leads', 'list'],
  /** Everything of one lead. */
  one: (customerLeadId: number) => ['customer-leads', 'one', customerLeadId],
} as const;

interface LogPage {
  /** Zero-based page. */
  readonly pageNumber?: number;
  /** Entries a page, 10 by default. */
  readonly pageSize?: number;
}

/** Reads of the area. */
export const customerLeadQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list; the last page stays visible while the next one loads. */
  page: (query: CustomerLeadQuery) =>
    pageOptions(customerLeadKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/customerLead/getWithPagination', { body, signal, headers: READ })),
    ),
  /** One lead with everything of its page. */
  details: (customerLeadId: number) =>
    queryOptions({
      queryKey: [...customerLeadKeys.one(customerLeadId), 'details'] as const,
      queryFn: ({ signal }): Promise<CustomerLeadDetails> =>
        answerOf(client.http.GET('/customerLead/getById/{id}', { params: { path: { id: customerLeadId } }, signal })),
    }),
  /** People who can look after leads, by name. */
  owners: () =>
    queryOptions({
      queryKey: [...customerLeadKeys.all, 'owners'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/customerLead/getOwners', { signal })),
    }),
  /** Logged contacts of a lead, the newest first. */
  log: (customerLeadId: number, page: LogPage = {}) =>
    pageOptions([...customerLeadKeys.one(customerLeadId), 'log'], page, (query, signal) =>
      answerOf(
        client.http.GET('/customerLead/getLog/{id}', { params: { path: { id: customerLeadId }, query }, signal }),
      ),
    ),
  /** What happened to a lead, the newest first; older parts come on request. */
  history: (customerLeadId: number) =>
    infiniteQueryOptions({
      queryKey: [...customerLeadKeys.one(customerLeadId), 'history'] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/customerLead/getHistory/{id}', {
            params: { path: { id: customerLeadId }, query: pageParam === null ? {} : { before: pageParam } },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ older }) => older,
    }),
});
