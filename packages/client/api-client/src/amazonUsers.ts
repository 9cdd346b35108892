import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { operations } from '@resonanz/contract/named';
import { answerOf, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** A person who registered for an Amazon test. */
export type AmazonUser = Schemas['AmazonUser'];
/** A person as it is saved: without `amazonUserId` a new one, else with `updatedAt` as it was read. */
export type AmazonUserInput = Schemas['AmazonUserInput'];
/** A step towards the refund, or the end of it. */
export type AmazonUserStateChange = Schemas['AmazonUserStateChange'];
/** A column the list can be sorted by. */
export type AmazonUserSortKey = Schemas['AmazonUserSortKey'];
/** The filters alone. */
export type AmazonUserFilters = Schemas['AmazonUserFilters'];
/** What to export, and as which kind of file. */
export type AmazonUserExport = Schemas['AmazonUserExport'];
/** Filters, sort and page of the list. */
export type AmazonUserQuery = NonNullable<operations['getAmazonCampaignUsers']['parameters']['query']>;

/** Query keys of the area. */
export const amazonUserKeys = {
  /** Everything of the area. */
  all: ['amazon-users'],
  /** Every page of the list. */
  lists: ['amazon-users', 'list'],
  /** Everything of one person. */
  one: (amazonUserId: number) => ['amazon-users', 'one', amazonUserId],
} as const;

/** Reads of the area. */
export const amazonUserQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list, 50 rows unless another size is asked for. */
  page: (query: AmazonUserQuery) =>
    pageOptions(amazonUserKeys.lists, query, (asked, signal) =>
      answerOf(client.http.GET('/campaign/getListOfAmazonCampaignUsers', { params: { query: asked }, signal })),
    ),
  /** The one with this id. */
  one: (amazonUserId: number) =>
    queryOptions({
      queryKey: [...amazonUserKeys.one(amazonUserId), 'details'] as const,
      queryFn: ({ signal }): Promise<AmazonUser> =>
        answerOf(client.http.GET('/amazonUser/getById/{id}', { params: { path: { id: amazonUserId } }, signal })),
    }),
  /** What happened to it, the newest first; older parts come on request. */
  history: (amazonUserId: number) =>
    infiniteQueryOptions({
      queryKey: [...amazonUserKeys.one(amazonUserId), 'history'] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/amazonUser/getHistory/{id}', {
            params: { path: { id: amazonUserId }, query: pageParam === null ? {} : { before: pageParam } },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ older }) => older,
    }),
});

/** Changes of the area. */
export const amazonUserMutations = (client: ApiClient, queryClient: QueryClient) => {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: amazonUserKeys.all });
  return {
    /** Adds one or changes it. */
    save: () =>
      mutationOptions({
        mutationFn: (input: AmazonUserInput) => answerOf(client.http.POST('/amazonUser/save', { body: input })),
        onSettled,
      }),
    /** Approves, declines or takes another step towards the refund. */
    changeState: () =>
      mutationOptions({
        mutationFn: (input: AmazonUserStateChange) =>
          answerOf(client.http.POST('/amazonUser/changeState', { body: input })),
        onSettled,
      }),
    /** The filtered list as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (input: AmazonUserExport) =>
          fileOf(client.http.POST('/amazonUser/export', { body: input, parseAs: 'blob' })),
      }),
  };
};
