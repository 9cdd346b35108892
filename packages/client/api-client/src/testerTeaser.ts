import { queryOptions } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { PUBLIC } from './headers.ts';

/** A product test as visitors see it. */
export type TesterTeaser = components['schemas']['TesterProjectTeaser'];

/** Reads for visitors. */
export const testerTeaserQueries = (client: ApiClient) => ({
  /** Up to four product tests that take applications, those that end first. Needs no log-in. */
  open: () =>
    queryOptions({
      queryKey: ['tester-teaser'] as const,
      queryFn: ({ signal }): Promise<readonly TesterTeaser[]> =>
        answerOf(client.http.GET('/testerProject/getTeaser', { headers: PUBLIC, signal })),
    }),
});
