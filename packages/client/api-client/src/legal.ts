import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';

/** The terms that count now, what the caller has accepted, and where the legal links stand. */
export type Legal = components['schemas']['Legal'];

/** Query keys of the area. */
export const legalKeys = {
  /** The terms and the caller's acceptance. */
  own: ['legal', 'own'],
} as const;

/** Reads of the area. */
export const legalQueries = (client: ApiClient) => ({
  /** The terms that count now and what the caller has accepted. */
  own: () =>
    queryOptions({
      queryKey: legalKeys.own,
      queryFn: ({ signal }): Promise<Legal> => answerOf(client.http.GET('/legal/get', { signal })),
    }),
});

/** Changes of the area. */
export const legalMutations = (client: ApiClient, queryClient: QueryClient) => ({
  /** Accepts the version of the terms that was read. */
  accept: () =>
    mutationOptions({
      mutationFn: (version: string): Promise<Legal> =>
        answerOf(client.http.POST('/legal/accept', { body: { version } })),
      onSuccess: (legal) => queryClient.setQueryData(legalKeys.own, legal),
      // Another version counts by now, or another tab was faster.
      onError: () => queryClient.invalidateQueries({ queryKey: legalKeys.own }),
    }),
});
