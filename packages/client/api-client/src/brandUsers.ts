import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { customerKeys } from './customerNames.ts';
import { READ } from './headers.ts';
import { multipart } from './multipart.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';
import { brandUserKeys, reloadUser, userKeys } from './userCache.ts';

/** A brand user with the details of the company. */
export type BrandUser = Schemas['BrandUser'];
/** Filters, sort and page of the list of brand users. */
export type BrandUserListQuery = Schemas['BrandUserListQuery'];
/** A change of a company name that was asked for. */
export type CompanyNameChange = Schemas['CompanyNameChange'];
/** The same with who asked for it. */
export type CompanyNameChangeRow = Schemas['CompanyNameChangeRow'];
/** State, sort and page of the asked-for company names. */
export type CompanyNameChangeQuery = Schemas['CompanyNameChangeQuery'];
/** A decision on a brand user; declining needs a reason. */
export type ApprovalChange = Schemas['ApprovalChange'];
/** A new brand user. */
export type NewBrandUser = Schemas['NewBrandUser'];
/** Changed fields of a brand user, with `updatedAt` as it was read. */
export type BrandUserChange = Schemas['BrandUserChange'];
/** What a brand changes of its own account. */
export type OwnBrandUserChange = Schemas['OwnBrandUserChange'];

/** A brand user with colleagues, invitations and what the brand has asked for. */
export type BrandUserDetails = Schemas['BrandUserDetails'];
/** An invitation to the brand area. */
export type BrandInvitation = Schemas['BrandInvitationRow'];
/** State, sort and page of the invitations. */
export type BrandInvitationQuery = Schemas['BrandInvitationQuery'];
/** Whom to invite, into which company. */
export type BrandInvitationInput = Schemas['BrandInvitationInput'];

/** A brand user to be sent, with a picture if there is one. */
export interface BrandUserInput<Fields> {
  /** The fields. */
  readonly user: Fields;
  /** PNG or JPEG, at most 10 MB. */
  readonly picture?: File;
}

/** A decision on an asked-for company name: 1 approves, 2 declines and needs a reason. */
export type CompanyNameDecision = Required<Pick<Schemas['CompanyNameChangeInput'], 'companyNameChangeId' | 'status'>> &
  Pick<Schemas['CompanyNameChangeInput'], 'reason'>;

/** Reads of the area. */
export const brandUserQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list; the last page stays visible while the next one loads. */
  page: (query: BrandUserListQuery) =>
    pageOptions(brandUserKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/getBrandUserWithPagination', { body, signal, headers: READ })),
    ),
  /** One brand user with everything of the detail. */
  details: (userId: number) =>
    queryOptions({
      queryKey: [...brandUserKeys.details, userId] as const,
      queryFn: ({ signal }): Promise<BrandUserDetails> =>
        answerOf(client.http.GET('/brandUser/getById/{id}', { params: { path: { id: userId } }, signal })),
    }),
  /** One page of the invitations. */
  invitations: (query: BrandInvitationQuery) =>
    pageOptions(brandUserKeys.invitations, query, (body, signal) =>
      answerOf(client.http.POST('/brandInvitation/getWithPagination', { body, signal, headers: READ })),
    ),
  /** One page of the company names brands have asked for. */
  companyNameChanges: (query: CompanyNameChangeQuery) =>
    pageOptions(brandUserKeys.companyNameChanges, query, (body, signal) =>
      answerOf(client.http.POST('/getBrandUserCompanyNameChangesWithPagination', { body, signal, headers: READ })),
    ),
});

const partsOf = ({ user, picture }: BrandUserInput<unknown>) => ({
  user: JSON.stringify(user),
  ...(picture ? { profilePicture: picture } : {}),
});

/** Changes of the area. */
export const brandUserMutations = (client: ApiClient, queryClient: QueryClient) => {
  const changed = ({ id }: BrandUser): Promise<void> => reloadUser(queryClient, id);
  const invalidate = (...keys: readonly (readonly string[])[]) =>
    Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const invited = () => invalidate(brandUserKeys.invitations, brandUserKeys.lists, brandUserKeys.details);
  // A brand that is the first of its company brings a new customer.
  const joined = (user: BrandUser) => Promise.all([changed(user), invalidate(customerKeys.all)]);
  return {
    /** Approves a brand user, or declines one with a reason. */
    changeApproval: () =>
      mutationOptions({
        mutationFn: (change: ApprovalChange) =>
          answerOf(client.http.POST('/changeUserApproveStatus', { body: change })),
        onSuccess: joined,
        onError: (_error, { userId }) => reloadUser(queryClient, userId),
      }),
    /** Asks for another company name, as a brand. */
    askForCompanyName: () =>
      mutationOptions({
        mutationFn: (companyName: string) =>
          answerOf(client.http.POST('/brandUserCompanyNameChange', { body: { companyName } })),
        // Also after an error: a colleague may have asked in the meantime.
        onSettled: () => invalidate(userKeys.me, userKeys.brandProfile),
      }),
    /** Decides on a company name that was asked for; an approved one appears wherever the company does. */
    decideOnCompanyName: () =>
      mutationOptions({
        mutationFn: (decision: CompanyNameDecision) =>
          answerOf(client.http.POST('/brandUserCompanyNameChange', { body: decision })),
        // Also after an error: another user may have decided in the meantime.
        onSettled: () =>
          Promise.all([
            reloadUser(queryClient),
            invalidate([...userKeys.all, 'one'], brandUserKeys.companyNameChanges, customerKeys.all),
          ]),
      }),
    /** Adds a brand user, approved; a mail with a link to set the password goes out. */
    add: () =>
      mutationOptions({
        mutationFn: (input: BrandUserInput<NewBrandUser>) =>
          answerOf(client.http.POST('/addBrandUser', multipart<Schemas['NewBrandUserForm']>(partsOf(input)))),
        onSuccess: joined,
      }),
    /** Changes a brand user, or the own account of a brand; another user's change in between is a conflict. */
    update: () =>
      mutationOptions({
        mutationFn: (input: BrandUserInput<BrandUserChange | OwnBrandUserChange>) =>
          answerOf(client.http.POST('/updateBrandUser', multipart<Schemas['BrandUserForm']>(partsOf(input)))),
        onSuccess: changed,
        onError: (_error, { user }) => reloadUser(queryClient, user.userId),
      }),
    /** Invites a person to the brand area by mail. */
    invite: () =>
      mutationOptions({
        mutationFn: (input: BrandInvitationInput) =>
          answerOf(client.http.POST('/brandInvitation/send', { body: input })),
        onSuccess: () => Promise.all([invited(), invalidate(customerKeys.all)]),
      }),
    /** Sends an invitation again; the earlier link ends. */
    resendInvitation: () =>
      mutationOptions({
        mutationFn: (invitationId: number) =>
          confirmed(client.http.POST('/brandInvitation/resend', { body: { invitationId } })),
        onSettled: invited,
      }),
    /** Withdraws an invitation that no one has accepted. */
    withdrawInvitation: () =>
      mutationOptions({
        mutationFn: (invitationId: number) =>
          confirmed(client.http.POST('/brandInvitation/withdraw', { body: { invitationId } })),
        onSettled: invited,
      }),
    /** Sends a brand user a mail with a link to set a new password. */
    sendPasswordReset: () =>
      mutationOptions({
        mutationFn: (userId: number) => confirmed(client.http.POST('/resetPasswordBrandUser', { body: { userId } })),
      }),
  };
};
