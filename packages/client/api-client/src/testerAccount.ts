import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import type { Schemas } from './Schemas.ts';
import { testerProjectKeys } from './testerProjects.ts';

/** The points of a tester: total, ledger and what comes next. */
export type TesterLedger = Schemas['TesterLedger'];
/** An entry of the ledger, with the total after it. */
export type TesterBooking = Schemas['TesterBooking'];
/** What a running test can still bring. */
export type TesterNextPoints = Schemas['TesterNextPoints'];

/** The profile of the logged-in tester; the contract requires every field. */
export type TesterProfile = Required<Schemas['TesterProfile']>;
/** Changed fields of the own profile, with `updatedAt` as it was read. */
export type TesterProfileChange = Schemas['TesterProfileChange'];

/** Query keys of the own account of a tester. */
export const testerAccountKeys = {
  /** Everything of the area. */
  all: ['tester-account'],
  /** The profile. */
  profile: ['tester-account', 'profile'],
  /** The points; they change with what the tester does in projects. */
  points: [...testerProjectKeys.all, 'points'],
} as const;

/** Reads of the own account of a tester. */
export const testerAccountQueries = (client: ApiClient) => ({
  /** The points with the whole ledger. */
  points: () =>
    queryOptions({
      queryKey: testerAccountKeys.points,
      queryFn: ({ signal }): Promise<TesterLedger> => answerOf(client.http.GET('/tester/points', { signal })),
    }),
  /** The profile. */
  profile: () =>
    queryOptions({
      queryKey: testerAccountKeys.profile,
      queryFn: ({ signal }): Promise<TesterProfile> =>
        answerOf(client.http.GET('/tester/profile', { signal })) as Promise<TesterProfile>,
    }),
});

/** Changes of the own account of a tester. */
export const testerAccountMutations = (client: ApiClient, queryClient: QueryClient) => {
  const keep = (profile: TesterProfile) => queryClient.setQueryData(testerAccountKeys.profile, profile);
  return {
    /** Saves the profile; a change in between is a conflict. */
    saveProfile: () =>
      mutationOptions({
        mutationFn: (change: TesterProfileChange) =>
          answerOf(client.http.POST('/tester/profile', { body: change })) as Promise<TesterProfile>,
        onSuccess: keep,
      }),
    /** Asks for the newsletter, or ends it. */
    changeNewsletter: () =>
      mutationOptions({
        mutationFn: (isWanted: boolean) =>
          answerOf(client.http.POST('/tester/newsletter', { body: { isWanted } })) as Promise<TesterProfile>,
        onSuccess: keep,
      }),
    /** Allows that openings and clicks of the newsletter are measured, or takes that back. */
    changeMeasuring: () =>
      mutationOptions({
        mutationFn: (isAllowed: boolean) =>
          answerOf(client.http.POST('/tester/measuring', { body: { isAllowed } })) as Promise<TesterProfile>,
        onSuccess: keep,
      }),
    /** Everything that is stored of the caller, as a file. */
    exportData: () =>
      mutationOptions({ mutationFn: () => fileOf(client.http.GET('/tester/export', { parseAs: 'blob' })) }),
    /** Deletes the account, with the password. */
    deleteAccount: () =>
      mutationOptions({
        mutationFn: (password: string) => confirmed(client.http.POST('/tester/delete', { body: { password } })),
      }),
  };
};
