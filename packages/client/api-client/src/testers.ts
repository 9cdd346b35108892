import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';
import { answerOf, confirmed } from './answer.ts';
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

/** Reads of the area. */
export const testerQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list; the last page stays visible while the next one loads. */
  page: (query: TesterUserListQuery) =>
    pageOptions(testerKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/getTesterworldUserWithPagination', { body, signal, headers: READ })),
    ),
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
  };
};
