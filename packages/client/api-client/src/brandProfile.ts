import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import type { Schemas } from './Schemas.ts';
import { userKeys } from './userCache.ts';

/** Team, open invitations, mail settings and a wish to delete the account. */
export type BrandProfile = Schemas['BrandProfile'];
/** A user of the own company. */
export type BrandMember = Schemas['BrandMember'];
/** An invitation into the own company. */
export type BrandTeamInvitation = Schemas['BrandTeamInvitation'];
/** Which mails a brand wants. */
export type BrandMailSettings = Schemas['BrandMailSettings'];
/** Whom to invite into the own company. */
export type BrandInviteInput = Schemas['BrandInviteInput'];

/** Reads of the area. */
export const brandProfileQueries = (client: ApiClient) => ({
  /** What the profile of a brand shows besides the own account. */
  profile: () =>
    queryOptions({
      queryKey: userKeys.brandProfile,
      queryFn: ({ signal }): Promise<BrandProfile> => answerOf(client.http.GET('/brandProfile', { signal })),
    }),
});

/** Changes of the area. */
export const brandProfileMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: userKeys.brandProfile });
  return {
    /** Invites a second person, or a restricted contact, by mail. */
    invite: () =>
      mutationOptions({
        mutationFn: (input: BrandInviteInput) => answerOf(client.http.POST('/brandInvite', { body: input })),
        onSettled: reload,
      }),
    /** Chooses which mails are wanted. */
    changeMailSettings: () =>
      mutationOptions({
        mutationFn: (settings: BrandMailSettings) =>
          answerOf(client.http.POST('/brandProfile/mailSettings', { body: settings })),
        onSettled: reload,
      }),
    /** Asks the agency to delete the own account, or takes the wish back. */
    wishDeletion: () =>
      mutationOptions({
        mutationFn: (isWanted: boolean) => answerOf(client.http.POST('/brandProfile/deletion', { body: { isWanted } })),
        onSettled: reload,
      }),
    /** Everything that is stored of the caller, as a file. */
    exportData: () =>
      mutationOptions({
        mutationFn: () => fileOf(client.http.GET('/brandProfile/export', { parseAs: 'blob' })),
      }),
  };
};
