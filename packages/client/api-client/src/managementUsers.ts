import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { reloadUser, userKeys } from './userCache.ts';
import type { User } from './users.ts';

/** A new management user; the company is what he or she sees the influencers of. */
export type NewManagementUser = components['schemas']['NewManagementUser'];
/** Changed fields of a management user, with `updatedAt` as it was read. */
export type ManagementUserChange = components['schemas']['ManagementUserChange'];

/** Changes of the area; management users are read like all users. */
export const managementUserMutations = (client: ApiClient, queryClient: QueryClient) => {
  const changed = (user: User): Promise<void> => {
    queryClient.setQueryData(userKeys.one(user.id), user);
    return reloadUser(queryClient, user.id);
  };
  return {
    /** Adds a management user; a mail with a link to set the password goes out. */
    add: () =>
      mutationOptions({
        mutationFn: (user: NewManagementUser) => answerOf(client.http.POST('/user/management/add', { body: user })),
        onSuccess: changed,
      }),
    /** Changes a management user; another user's change in between is a conflict. */
    update: () =>
      mutationOptions({
        mutationFn: (change: ManagementUserChange) =>
          answerOf(client.http.POST('/user/management/update', { body: change })),
        onSuccess: changed,
        onError: (_error, { userId }) => reloadUser(queryClient, userId),
      }),
    /** Sends a management user a mail with a link to set a new password. */
    sendPasswordReset: () =>
      mutationOptions({
        mutationFn: (userId: number) =>
          confirmed(client.http.POST('/user/management/resetPassword', { body: { userId } })),
      }),
  };
};
