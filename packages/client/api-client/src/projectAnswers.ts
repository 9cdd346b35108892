import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import { projectKeys } from './projects.ts';
import type { Schemas } from './Schemas.ts';

/** Whose answers are counted. */
export type ProjectAnswerFilters = Schemas['ProjectAnswerFilters'];
/** Which answers are counted. */
export type ProjectAnswerQuery = Schemas['ProjectAnswerQuery'];
/** How a questionnaire was answered. */
export type ProjectAnswerSummary = Schemas['ProjectAnswerSummary'];
/** How one question was answered. */
export type ProjectQuestionResult = Schemas['ProjectQuestionResult'];
/** Which answers in words are wanted. */
export type ProjectTextQuery = Schemas['ProjectTextQuery'];
/** An answer in words. */
export type ProjectText = Schemas['ProjectText'];
/** Which question is counted by which other, or by which trait. */
export type ProjectCrossTabQuery = Schemas['ProjectCrossTabQuery'];
/** The answers to one question by those to another. */
export type ProjectCrossTab = Schemas['ProjectCrossTab'];
/** A trait of testers. */
export type ProjectTrait = Schemas['ProjectTrait'];
/** An answer that is chosen for the report, or no longer. */
export type ProjectQuoteChange = Schemas['ProjectQuoteChange'];
/** Which answers are wanted as a file. */
export type ProjectAnswerExport = Schemas['ProjectAnswerExport'];
/** Which pictures and videos are wanted. */
export type ProjectMediaQuery = Schemas['ProjectMediaQuery'];
/** A picture or video of sent answers. */
export type AnswerMedium = Schemas['AnswerMedium'];
/** As which kind of file, and in which language, the report is wanted. */
export type ProjectReportRequest = Schemas['ProjectReportRequest'];

/** Signed addresses of media live for ten minutes: what is older is refetched. */
const FRESH_MS = 5 * 60_000;

const answersKey = (projectId: number) => [...projectKeys.one(projectId), 'answers'] as const;

/** Reads of the evaluation of product tests. */
export const projectAnswerQueries = (client: ApiClient) => ({
  /** How a questionnaire was answered; the last figures stay while others are on their way. */
  summary: (query: ProjectAnswerQuery) =>
    queryOptions({
      queryKey: [...answersKey(query.projectId), 'summary', query] as const,
      queryFn: ({ signal }): Promise<ProjectAnswerSummary> =>
        answerOf(client.http.POST('/project/answer/getSummary', { body: query, signal, headers: READ })),
      placeholderData: keepPreviousData,
    }),
  /** One page of the answers to a question in words. */
  texts: (query: ProjectTextQuery) =>
    pageOptions([...answersKey(query.projectId), 'texts'], query, (body, signal) =>
      answerOf(client.http.POST('/project/answer/getTexts', { body, signal, headers: READ })),
    ),
  /** The answers to one question by those to another, or by a trait. */
  crossTab: (query: ProjectCrossTabQuery) =>
    queryOptions({
      queryKey: [...answersKey(query.projectId), 'crossTab', query] as const,
      queryFn: ({ signal }): Promise<ProjectCrossTab> =>
        answerOf(client.http.POST('/project/answer/getCrossTab', { body: query, signal, headers: READ })),
      placeholderData: keepPreviousData,
    }),
  /** One page of the pictures and videos. */
  media: (query: ProjectMediaQuery) =>
    pageOptions(
      [...projectKeys.one(query.projectId), 'media'],
      query,
      (body, signal) => answerOf(client.http.POST('/project/media/getWithPagination', { body, signal, headers: READ })),
      { staleTime: FRESH_MS, refetchInterval: FRESH_MS },
    ),
});

/** What is made of the evaluation of product tests. */
export const projectAnswerMutations = (client: ApiClient, queryClient: QueryClient) => ({
  /** Chooses an answer for the report, or takes it out again. */
  setQuote: () =>
    mutationOptions({
      mutationFn: (change: ProjectQuoteChange) =>
        confirmed(client.http.POST('/project/answer/setQuote', { body: change })),
      onSettled: (_answer, _error, { projectId }) =>
        queryClient.invalidateQueries({ queryKey: [...answersKey(projectId), 'texts'] }),
    }),
  /** The sent answers of a questionnaire as a CSV or XLSX file. */
  exportFile: () =>
    mutationOptions({
      mutationFn: (input: ProjectAnswerExport) =>
        fileOf(client.http.POST('/project/answer/export', { body: input, parseAs: 'blob' })),
    }),
  /** Pictures and videos that may be used, as one zip. */
  downloadMedia: () =>
    mutationOptions({
      mutationFn: (input: { projectId: number; fileIds: number[] }) =>
        fileOf(client.http.POST('/project/media/downloadZip', { body: input, parseAs: 'blob' })),
    }),
  /** What a product test brought, as a PDF or a workbook. */
  report: () =>
    mutationOptions({
      mutationFn: (input: ProjectReportRequest) =>
        fileOf(client.http.POST('/project/report', { body: input, parseAs: 'blob' })),
    }),
});
