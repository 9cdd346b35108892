import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { customerKeys, customerNames } from './customerNames.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** A row of the list of customers. */
export type Customer = Schemas['Customer'];
/** A customer with contacts, billing and invitations. */
export type CustomerDetails = Schemas['CustomerDetails'];
/** A person at a customer. */
export type CustomerContact = Schemas['CustomerContact'];
/** An invitation of a contact to the campaign portal. */
export type CustomerInvitation = Schemas['CustomerInvitation'];
/** A customer as it is saved: without `customerId` a new one, else with `updatedAt` as it was read. */
export type CustomerInput = Schemas['CustomerInput'];
/** Filters, sort and page of the list. */
export type CustomerQuery = Schemas['CustomerQuery'];
/** The filters alone. */
export type CustomerFilters = Schemas['CustomerFilters'];
/** A column the list can be sorted by. */
export type CustomerSortKey = Schemas['CustomerSortKey'];
/** What to export, and as which kind of file. */
export type CustomerExport = Schemas['CustomerExport'];
/** A user who can look after customers. */
export type CustomerOwner = Schemas['CustomerOwner'];
/** A campaign of a customer. */
export type CustomerCampaign = Schemas['CustomerCampaign'];
/** A campaign request of a customer. */
export type CustomerRequest = Schemas['CustomerRequest'];
/** Another status of a customer, or into the archive and out of it. */
export type CustomerStatusChange = Schemas['CustomerStatusChange'];
/** A logo of a customer, PNG or JPEG. */
export interface CustomerLogo {
  readonly customerId: number;
  readonly logo: File;
}
/** Whom to invite to the campaign portal. */
export type CustomerInvitationInput = Schemas['CustomerInvitationInput'];
/** An invitation of a customer. */
export type CustomerInvitationReference = Schemas['CustomerInvitationReference'];

interface TabPage {
  /** Zero-based page. */
  readonly pageNumber?: number;
  /** Rows a page, 10 by default. */
  readonly pageSize?: number;
}

/** Reads of the area. */
export const customerQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list; the last page stays visible while the next one loads. */
  page: (query: CustomerQuery) =>
    pageOptions(customerKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/customer/getWithPagination', { body, signal, headers: READ })),
    ),
  /** One customer with everything of its page. */
  details: (customerId: number) =>
    queryOptions({
      queryKey: [...customerKeys.one(customerId), 'details'] as const,
      queryFn: ({ signal }): Promise<CustomerDetails> =>
        answerOf(client.http.GET('/customer/getById/{id}', { params: { path: { id: customerId } }, signal })),
    }),
  /** People who can look after customers, by name. */
  owners: () =>
    queryOptions({
      queryKey: [...customerKeys.all, 'owners'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/customer/getOwners', { signal })),
    }),
  /** Id and name of every customer that is not archived, by name. */
  names: () => customerNames(client),
  /** Campaigns of a customer, the newest first. */
  campaigns: (customerId: number, page: TabPage = {}) =>
    pageOptions([...customerKeys.one(customerId), 'campaigns'], page, (query, signal) =>
      answerOf(client.http.GET('/customer/getCampaigns/{id}', { params: { path: { id: customerId }, query }, signal })),
    ),
  /** Campaign requests of a customer, the newest first. */
  requests: (customerId: number, page: TabPage = {}) =>
    pageOptions([...customerKeys.one(customerId), 'requests'], page, (query, signal) =>
      answerOf(client.http.GET('/customer/getRequests/{id}', { params: { path: { id: customerId }, query }, signal })),
    ),
  /** What happened to a customer, the newest first; older parts come on request. */
  history: (customerId: number) =>
    infiniteQueryOptions({
      queryKey: [...customerKeys.one(customerId), 'history'] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/customer/getHistory/{id}', {
            params: { path: { id: customerId }, query: pageParam === null ? {} : { before: pageParam } },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ older }) => older,
    }),
});
