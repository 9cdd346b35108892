import { queryOptions } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';

/** A product test a tester can see. */
export type TesterProject = components['schemas']['TesterProject'];

/** Reads of the area. */
export const testerProjectQueries = (client: ApiClient) => ({
  /** Product tests open to the logged-in tester. */
  open: () =>
    queryOptions({
      queryKey: ['tester-projects', 'open'] as const,
      queryFn: ({ signal }): Promise<readonly TesterProject[]> =>
        answerOf(client.http.GET('/testerProject/getOpen', { signal })),
    }),
});
