import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { answerOf, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import type { Schemas } from './Schemas.ts';

/** Figures of testers and product tests. */
export type TesterStatistics = Schemas['TesterStatistics'];
/** The period, and what narrows the figures. */
export type TesterStatisticsQuery = Schemas['TesterStatisticsQuery'];
/** What to export, and as which kind of file. */
export type TesterStatisticsExport = Schemas['TesterStatisticsExport'];

/** Query keys of the area. */
export const testerDashboardKeys = {
  /** Everything of the area. */
  all: ['tester-dashboard'],
} as const;

/** Reads of the area. */
export const testerDashboardQueries = (client: ApiClient) => ({
  /** The figures of a period; those of the last one stay visible while the next ones load. */
  statistics: (query: TesterStatisticsQuery) =>
    queryOptions({
      queryKey: [...testerDashboardKeys.all, query] as const,
      queryFn: ({ signal }): Promise<TesterStatistics> =>
        answerOf(client.http.POST('/testerProject/statistics', { body: query, signal, headers: READ })),
      placeholderData: keepPreviousData,
    }),
});

/** Exports of the area. */
export const testerDashboardMutations = (client: ApiClient) => ({
  /** The figures as a CSV or XLSX file. */
  exportFile: () =>
    mutationOptions({
      mutationFn: (input: TesterStatisticsExport) =>
        fileOf(client.http.POST('/testerProject/statistics/export', { body: input, parseAs: 'blob' })),
    }),
});
