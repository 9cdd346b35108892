import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** A row of the list of product tests. */
export type Project = Schemas['Project'];
/** A product test with everything of its page. */
export type ProjectDetails = Schemas['ProjectDetails'];
/** A product test as it is saved: without `projectId` a new one, else with `updatedAt` as it was read. */
export type ProjectInput = Schemas['ProjectInput'];
/** What testers have to bring along. */
export type ProjectConditions = Schemas['ProjectConditions'];
/** Filters, sort and page of the list. */
export type ProjectQuery = Schemas['ProjectQuery'];
/** The filters alone. */
export type ProjectFilters = Schemas['ProjectFilters'];
/** A column the list can be sorted by. */
export type ProjectSortKey = Schemas['ProjectSortKey'];
/** What to export, and as which kind of file. */
export type ProjectExport = Schemas['ProjectExport'];
/** Another status, with the reason that it may ask for. */
export type ProjectStatusChange = Schemas['ProjectStatusChange'];
/** Brands and people that a product test can be given to. */
export type ProjectOptions = Schemas['ProjectOptions'];
/** An application for a product test. */
export type ProjectApplication = Schemas['ProjectApplication'];
/** Filters, sort and page of the applications. */
export type ProjectApplicationQuery = Schemas['ProjectApplicationQuery'];
/** What becomes of applications. */
export type ProjectDecision = Schemas['ProjectDecision'];
/** Whom the rule would accept. */
export type ProjectRulePreview = Schemas['ProjectRulePreview'];
/** Whom the rule is to accept. */
export type ProjectRuleChoice = Schemas['ProjectRuleChoice'];
/** How free places are drawn. */
export type ProjectLotteryInput = Schemas['ProjectLotteryInput'];
/** A draw of free places. */
export type ProjectLottery = Schemas['ProjectLottery'];
/** A tester as a preview names him or her. */
export type ProjectTesterName = Schemas['ProjectTesterName'];
/** A questionnaire of a product test: its draft, and what was released of it. */
export type ProjectQuestionnaire = Schemas['ProjectQuestionnaire'];
/** A questionnaire as it is saved. */
export type ProjectQuestionnaireInput = Schemas['ProjectQuestionnaireInput'];
/** A questionnaire that is released or deleted, as it was read. */
export type ProjectQuestionnaireChange = Schemas['ProjectQuestionnaireChange'];

/** Query keys of the area. */
export const projectKeys = {
  /** Everything of the area. */
  all: ['projects'],
  /** Every page of the list. */
  lists: ['projects', 'list'],
  /** Everything of one product test. */
  one: (projectId: number) => ['projects', 'one', projectId],
} as const;

/** Reads of the area. */
export const projectQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list. */
  page: (query: ProjectQuery) =>
    pageOptions(projectKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/project/getWithPagination', { body, signal, headers: READ })),
    ),
  /** One product test with everything of its page. */
  details: (projectId: number) =>
    queryOptions({
      queryKey: [...projectKeys.one(projectId), 'details'] as const,
      queryFn: ({ signal }): Promise<ProjectDetails> =>
        answerOf(client.http.GET('/project/getById/{id}', { params: { path: { id: projectId } }, signal })),
    }),
  /** Brands and people that a product test can be given to. */
  options: () =>
    queryOptions({
      queryKey: [...projectKeys.all, 'options'] as const,
      queryFn: ({ signal }): Promise<ProjectOptions> => answerOf(client.http.GET('/project/getOptions', { signal })),
    }),
  /** How many testers meet a set of conditions; the last count stays while the next one is on its way. */
  testerCount: (conditions: ProjectConditions) =>
    queryOptions({
      queryKey: [...projectKeys.all, 'testerCount', conditions] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.POST('/project/countTesters', { body: conditions, signal, headers: READ })),
      placeholderData: keepPreviousData,
    }),
  /** What happened to a product test, the newest first; older parts come on request. */
  history: (projectId: number) =>
    infiniteQueryOptions({
      queryKey: [...projectKeys.one(projectId), 'history'] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/project/getHistory/{id}', {
            params: { path: { id: projectId }, query: pageParam === null ? {} : { before: pageParam } },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: (page) => page.older,
    }),
  /** One page of the applications. */
  applications: (query: ProjectApplicationQuery) =>
    pageOptions([...projectKeys.one(query.projectId), 'applications'], query, (body, signal) =>
      answerOf(client.http.POST('/project/application/getWithPagination', { body, signal, headers: READ })),
    ),
  /** Whom the rule would accept. */
  rulePreview: (projectId: number) =>
    queryOptions({
      queryKey: [...projectKeys.one(projectId), 'rule'] as const,
      queryFn: ({ signal }): Promise<ProjectRulePreview> =>
        answerOf(client.http.POST('/project/application/previewRule', { body: { projectId }, signal, headers: READ })),
      staleTime: 0,
    }),
  /** Draws of free places, the newest first. */
  lotteries: (projectId: number) =>
    queryOptions({
      queryKey: [...projectKeys.one(projectId), 'lotteries'] as const,
      queryFn: ({ signal }): Promise<readonly ProjectLottery[]> =>
        answerOf(
          client.http.GET('/project/lottery/getByProject/{id}', { params: { path: { id: projectId } }, signal }),
        ),
    }),
  /** The questionnaires of a product test. */
  questionnaires: (projectId: number) =>
    queryOptions({
      queryKey: [...projectKeys.one(projectId), 'questionnaires'] as const,
      queryFn: ({ signal }): Promise<readonly ProjectQuestionnaire[]> =>
        answerOf(
          client.http.GET('/project/questionnaire/getByProject/{id}', { params: { path: { id: projectId } }, signal }),
        ),
    }),
  /** What testers answer, or answered: a released version of a questionnaire. */
  questionnaireVersion: (projectId: number, questionnaireId: number, version: number) =>
    queryOptions({
      queryKey: [...projectKeys.one(projectId), 'questionnaires', questionnaireId, version] as const,
      queryFn: ({ signal }) =>
        answerOf(
          client.http.GET('/project/questionnaire/getVersion/{id}/{version}', {
            params: { path: { id: questionnaireId, version } },
            signal,
          }),
        ),
      staleTime: Infinity,
    }),
});
