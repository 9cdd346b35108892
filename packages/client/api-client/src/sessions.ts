import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components, operations } from '@resonanz/contract/named';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';

/** A log-in of the user on some device. */
export type DeviceSession = components['schemas']['Session'];
/** The password so far, the new one and its repetition. */
export type PasswordChange = operations['changePassword']['requestBody']['content']['application/json'];

/** Query keys of the area. */
export const sessionKeys = {
  /** The log-ins of the user. */
  all: ['sessions'],
} as const;

/** Reads of the area. */
export const sessionQueries = (client: ApiClient) => ({
  /** The log-ins of the user, on this and other devices. */
  list: () =>
    queryOptions({
      queryKey: sessionKeys.all,
      queryFn: ({ signal }): Promise<readonly DeviceSession[]> => answerOf(client.http.GET('/sessions', { signal })),
    }),
});

/** Changes of the area. */
export const sessionMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: sessionKeys.all });
  return {
    /** Ends one log-in. */
    end: () =>
      mutationOptions({
        mutationFn: (sessionId: string) => confirmed(client.http.POST('/sessions/end', { body: { sessionId } })),
        onSettled: reload,
      }),
    /** Ends every log-in but this one; answers how many there were. */
    endOthers: () =>
      mutationOptions({
        mutationFn: () => answerOf(client.http.POST('/sessions/endOthers')),
        onSettled: reload,
      }),
    /** Changes the password of the user, which ends every other log-in. */
    changePassword: () =>
      mutationOptions({
        mutationFn: (change: PasswordChange) => confirmed(client.http.POST('/changePassword', { body: change })),
        onSuccess: reload,
      }),
  };
};
