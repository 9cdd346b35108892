import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import { reloadUser, testerKeys } from './userCache.ts';

/** A tester as the administration sees it. */
export type TesterUser = components['schemas']['TesterUser'];
/** Filters, sort and page of the list of testers. */
export type TesterUserListQuery = components['schemas']['TesterUserListQuery'];
/** A new tester. */
export type NewTesterUser = components['schemas']['NewTesterUser'];
/** Changed fields of a tester, with `updatedAt` as it was read. */
export type TesterUserChange = components['schemas']['TesterUserChange'];

/** The filters alone. */
export type TesterUserFilters = components['schemas']['TesterUserFilters'];
/** A column the list can be sorted by. */
export type TesterUserSortKey = components['schemas']['TesterUserSortKey'];
/** A tester with household, notes, applications and consents. */
export type TesterUserDetail = components['schemas']['TesterUserDetail'];
/** A correction of the points, over the total that was read. */
export type TesterPointsCorrection = components['schemas']['TesterPointsCorrection'];
/** A block for tests, or the end of one. */
export type TesterBlock = components['schemas']['TesterBlock'];
/** What to export, and as which kind of file. */
export type TesterUserExport = components['schemas']['TesterUserExport'];

/** Reads of the area. */
export const testerQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list; the last page stays visible while the next one loads. */
  page: (query: TesterUserListQuery) =>
    pageOptions(testerKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/getTesterworldUserWithPagination', { body, signal, headers: READ })),
    ),
  /** The highest total of points: the upper end of the range that is filtered by. */
  maxTotalPoint: () =>
    queryOptions({
      queryKey: [...testerKeys.lists, 'maxTotalPoint'] as const,
      queryFn: async ({ signal }): Promise<number> =>
        (await answerOf(client.http.GET('/fetchMaxTotalPoint', { signal }))).maxTotalPoint,
    }),
  /** The one with this id. */
  one: (userId: number) =>
    queryOptions({
      queryKey: [...testerKeys.one(userId), 'details'] as const,
      queryFn: ({ signal }): Promise<TesterUserDetail> =>
        answerOf(client.http.GET('/testerUser/getById/{id}', { params: { path: { id: userId } }, signal })),
    }),
  /** The points of a tester with the whole ledger. */
  points: (userId: number) =>
    queryOptions({
      queryKey: [...testerKeys.one(userId), 'points'] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.GET('/testerUser/getPoints/{id}', { params: { path: { id: userId } }, signal })),
    }),
  /** What happened to the account, the newest first; older parts come on request. */
  history: (userId: number) =>
    infiniteQueryOptions({
      queryKey: [...testerKeys.one(userId), 'history'] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/testerUser/getHistory/{id}', {
            params: { path: { id: userId }, query: pageParam === null ? {} : { before: pageParam } },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ older }) => older,
    }),
});

/** Changes of the area. */
export const testerMutations = (client: ApiClient, queryClient: QueryClient) => {
  const changed = ({ id }: TesterUser): Promise<void> => reloadUser(queryClient, id);
  return {
    /** Adds a tester; a mail with a link to set the password goes out. */
    add: () =>
      mutationOptions({
        mutationFn: (tester: NewTesterUser) => answerOf(client.http.POST('/testerworldAuth/addUser', { body: tester })),
        onSuccess: changed,
      }),
    /** Changes a tester; another user's change in between is a conflict. */
    update: () =>
      mutationOptions({
        mutationFn: (change: TesterUserChange) =>
          answerOf(client.http.POST('/testerworldAuth/updateUser', { body: change })),
        onSuccess: changed,
        onError: (_error, { userId }) => reloadUser(queryClient, userId),
      }),
    /** Sends a tester a mail with a link to set a new password. */
    sendPasswordReset: () =>
      mutationOptions({
        mutationFn: (userId: number) =>
          confirmed(client.http.POST('/testerworldAuth/resetPassword', { body: { userId } })),
      }),
    /** Corrects the points, with a reason; the ledger shows it. */
    correctPoints: () =>
      mutationOptions({
        mutationFn: (correction: TesterPointsCorrection) =>
          answerOf(client.http.POST('/testerUser/correctPoints', { body: correction })),
        onSettled: (_data, _error, { userId }) => reloadUser(queryClient, userId),
      }),
    /** Blocks a tester for tests, or lifts the block. */
    changeBlock: () =>
      mutationOptions({
        mutationFn: (block: TesterBlock) => answerOf(client.http.POST('/testerUser/changeBlock', { body: block })),
        onSettled: (_data, _error, { userId }) => reloadUser(queryClient, userId),
      }),
    /** The filtered list as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (input: TesterUserExport) =>
          fileOf(client.http.POST('/testerUser/export', { body: input, parseAs: 'blob' })),
      }),
  };
};
