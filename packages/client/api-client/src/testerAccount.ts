import { queryOptions } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import type { Schemas } from './Schemas.ts';
import { testerProjectKeys } from './testerProjects.ts';

/** The points of a tester: total, ledger and what comes next. */
export type TesterLedger = Schemas['TesterLedger'];
/** An entry of the ledger, with the total after it. */
export type TesterBooking = Schemas['TesterBooking'];
/** What a running test can still bring. */
export type TesterNextPoints = Schemas['TesterNextPoints'];

/** Query keys of the own account of a tester. */
export const testerAccountKeys = {
  /** Everything of the area. */
  all: ['tester-account'],
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
});
