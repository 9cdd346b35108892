import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';
import { answerOf, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';

/** A row of the audit log. */
export type Log = components['schemas']['Log'];
/** A row with what it changed. */
export type LogDetails = components['schemas']['LogDetails'];
/** What is looked for in the log. */
export type LogFilters = components['schemas']['LogFilters'];
/** Filters, sort and page of the log. */
export type LogQuery = components['schemas']['LogPaging'];
/** What to export of the log, and in which language. */
export type LogExport = components['schemas']['LogExport'];

/** Query keys of the area. */
export const logKeys = {
  /** Everything of the area. */
  all: ['logs'],
  /** Every page of the log. */
  lists: ['logs', 'list'],
  /** One row of the log. */
  one: (id: number) => ['logs', 'one', id],
} as const;

/** Reads of the area. */
export const logQueries = (client: ApiClient) => ({
  /** One page of the log; the last page stays visible while the next one loads. */
  page: (query: LogQuery) =>
    pageOptions(logKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/log/getWithPagination', { body, signal, headers: READ })),
    ),
  /** One row with old and new values; a row never changes. */
  detail: (id: number) =>
    queryOptions({
      queryKey: logKeys.one(id),
      queryFn: ({ signal }): Promise<LogDetails> =>
        answerOf(client.http.GET('/log/getById/{id}', { params: { path: { id } }, signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
});

/** Files of the area; nothing of the log can be changed. */
export const logMutations = (client: ApiClient) => ({
  /** The filtered log as a CSV file. */
  exportFile: () =>
    mutationOptions({
      mutationFn: (input: LogExport) => fileOf(client.http.POST('/log/export', { body: input, parseAs: 'blob' })),
    }),
});
