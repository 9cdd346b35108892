import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { operations } from '@resonanz/contract/named';
import { answerOf, confirmed } from './answer.ts';
import { saveLanguage } from './auth.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { multipart } from './multipart.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';
import { reloadUser, userKeys } from './userCache.ts';

/** The logged-in user. */
export type UserDetails = Schemas['UserDetails'];
/** A region a user can work in. */
export type Region = Schemas['Region'];
/** An interface language as the wire carries it when it is stored. */
export type LanguageChoice = Schemas['LanguageChoice'];
/** A region choice as the wire carries it. */
export type RegionChoice = Schemas['RegionChoice'];
/** A user as the administration sees it. */
export type User = Schemas['User'];
/** State of a user, derived from the flags. */
export type UserStatus = Schemas['UserStatus'];
/** Filters, sort and page of the list of users. */
export type UserListQuery = Schemas['UserListQuery'];
/** Sort and page of the simple lists of users. */
export type UserListInput = NonNullable<operations['getUsers']['parameters']['query']>;
/** A new brand user, brand manager or tester. */
export type NewUser = Schemas['NewUser'];
/** A new member of the staff, or a management user. */
export type NewInternalUser = Schemas['NewInternalUser'];
/** Changed fields of a user, with `updatedAt` as it was read. */
export type UserChange = Schemas['UserChange'];
/** What everybody may change of the own account. */
export type OwnProfile = Schemas['OwnProfile'];

/** A changed profile, with a new picture if there is one. */
export interface ProfileInput {
  /** The changed fields. */
  readonly profile: OwnProfile;
  /** PNG or JPEG, at most 10 MB. */
  readonly picture?: File;
}

/** Reads of the area. */
export const userQueries = (client: ApiClient) => ({
  /** The logged-in user. */
  me: () =>
    queryOptions({
      queryKey: userKeys.me,
      queryFn: ({ signal }): Promise<UserDetails> => answerOf(client.http.GET('/getUserByUsername', { signal })),
    }),
  /** The regions a user can choose from. */
  regions: () =>
    queryOptions({
      queryKey: ['users', 'regions'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/region/getAll', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** One page of the filtered and sorted list; the last page stays visible while the next one loads. */
  page: (query: UserListQuery) =>
    pageOptions(userKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/getUsersWithPagination', { body, signal, headers: READ })),
    ),
  /** One page of the active users. */
  active: (query: UserListInput = {}) =>
    queryOptions({
      queryKey: [...userKeys.lists, 'active', query] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/getUsers', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** One page of the deactivated users. */
  deactivated: (query: UserListInput = {}) =>
    queryOptions({
      queryKey: [...userKeys.lists, 'deactivated', query] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/deactivatedUsers', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** One user. */
  detail: (userId: number) =>
    queryOptions({
      queryKey: userKeys.one(userId),
      queryFn: ({ signal }): Promise<User> =>
        answerOf(client.http.GET('/getUserById/{id}', { params: { path: { id: userId } }, signal })),
    }),
});

/** Changes of the area. A conflict says who changed the user meanwhile, and when, in `data`. */
export const userMutations = (client: ApiClient, queryClient: QueryClient) => {
  const changed = (user: User): Promise<void> => {
    queryClient.setQueryData(userKeys.one(user.id), user);
    return reloadUser(queryClient, user.id);
  };
  return {
    /** Stores the language of the user; the wire takes the lower-case code. */
    changeLanguage: () =>
      mutationOptions({
        mutationFn: (defaultLanguage: LanguageChoice['defaultLanguage']) => saveLanguage(client, defaultLanguage),
        onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.me }),
      }),
    /** Stores the default region of the user; lists depend on it, so everything is refetched. */
    changeRegion: () =>
      mutationOptions({
        mutationFn: (regionId: number) =>
          answerOf(client.http.POST('/changeUserDefaultRegion', { body: { regionId } })),
        onSuccess: () => queryClient.invalidateQueries(),
      }),
    /** Changes the own profile. */
    saveProfile: () =>
      mutationOptions({
        mutationFn: ({ profile, picture }: ProfileInput): Promise<UserDetails> => {
          const parts = { user: JSON.stringify(profile), ...(picture ? { profilePicture: picture } : {}) };
          return answerOf(client.http.POST('/updateUserProfile', multipart<Schemas['OwnProfileForm']>(parts)));
        },
        onSuccess: (me) => {
          queryClient.setQueryData(userKeys.me, me);
          return reloadUser(queryClient, me.id);
        },
      }),
    /** Adds a brand user, a brand manager or a tester; a mail with a link to set the password goes out. */
    add: () =>
      mutationOptions({
        mutationFn: (user: NewUser) => answerOf(client.http.POST('/addUser', { body: user })),
        onSuccess: changed,
      }),
    /** Adds a member of the staff or a management user; a mail with a link to set the password goes out. */
    addInternal: () =>
      mutationOptions({
        mutationFn: (user: NewInternalUser) => answerOf(client.http.POST('/addInternalUser', { body: user })),
        onSuccess: changed,
      }),
    /** Changes a user; another user's change in between is a conflict. */
    update: () =>
      mutationOptions({
        mutationFn: (change: UserChange) => answerOf(client.http.POST('/updateUser', { body: change })),
        onSuccess: changed,
        onError: (_error, { userId }) => reloadUser(queryClient, userId),
      }),
    /** Activates or deactivates a user, which ends every log-in of that user. */
    changeStatus: () =>
      mutationOptions({
        mutationFn: (change: Schemas['UserStatusChange']) =>
          answerOf(client.http.POST('/changeUserStatus', { body: change })),
        onSuccess: changed,
      }),
    /** Deactivates a user, which ends every log-in of that user. */
    deactivate: () =>
      mutationOptions({
        mutationFn: (id: number) => answerOf(client.http.POST('/deactivateUser', { params: { query: { id } } })),
        onSuccess: changed,
      }),
    /** Activates a user again. */
    reactivate: () =>
      mutationOptions({
        mutationFn: (id: number) => answerOf(client.http.POST('/reactivateUser', { params: { query: { id } } })),
        onSuccess: changed,
      }),
    /** Archives a user, or brings one back. */
    changeArchive: () =>
      mutationOptions({
        mutationFn: (change: Schemas['UserArchiveChange']) =>
          answerOf(client.http.POST('/changeUserArchiveStatus', { body: change })),
        onSuccess: changed,
      }),
    /** Deletes a user. */
    remove: () =>
      mutationOptions({
        mutationFn: (userId: number) => confirmed(client.http.POST('/deleteUser', { body: { userId } })),
        onSuccess: (_nothing, userId) => {
          queryClient.removeQueries({ queryKey: userKeys.one(userId) });
          return reloadUser(queryClient);
        },
      }),
    /** Sends a user a mail with a link to set a new password. */
    sendPasswordReset: () =>
      mutationOptions({
        mutationFn: (userId: number) => confirmed(client.http.POST('/resetPassword', { body: { userId } })),
      }),
  };
};
