import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import {
  type ProjectDecision,
  type ProjectExport,
  type ProjectInput,
  projectKeys,
  type ProjectLotteryInput,
  type ProjectQuestionnaireChange,
  type ProjectQuestionnaireInput,
  type ProjectRuleChoice,
  type ProjectStatusChange,
} from './projects.ts';

/**
 * Changes of the area; each refetches lists and pages. A conflict of `save` says who changed the product test
 * meanwhile, and when, in `data`.
 */
export const projectMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: projectKeys.all });
  return {
    /** Adds a product test or replaces its values. */
    save: () =>
      mutationOptions({
        mutationFn: (input: ProjectInput) => answerOf(client.http.POST('/project/save', { body: input })),
        onSuccess: reload,
      }),
    /** Publishes, closes or reopens a product test. */
    changeStatus: () =>
      mutationOptions({
        mutationFn: (change: ProjectStatusChange) =>
          answerOf(client.http.POST('/project/changeStatus', { body: change })),
        onSettled: reload,
      }),
    /** Deletes a product test that was never published. */
    remove: () =>
      mutationOptions({
        mutationFn: (projectId: number) => confirmed(client.http.POST('/project/delete', { body: { projectId } })),
        onSuccess: () => queryClient.invalidateQueries({ queryKey: projectKeys.lists }),
      }),
    /** Copies a product test. */
    copy: () =>
      mutationOptions({
        mutationFn: (projectId: number) => answerOf(client.http.POST('/project/copy', { body: { projectId } })),
        onSuccess: reload,
      }),
    /** Switches the moving up of the waiting list on or off. */
    setMovesUp: () =>
      mutationOptions({
        mutationFn: (input: { projectId: number; movesUp: boolean }) =>
          confirmed(client.http.POST('/project/setMovesUp', { body: input })),
        onSettled: reload,
      }),
    /** Accepts applications, declines them or puts them on the waiting list. */
    decide: () =>
      mutationOptions({
        mutationFn: (decision: ProjectDecision) =>
          confirmed(client.http.POST('/project/application/decide', { body: decision })),
        onSettled: reload,
      }),
    /** Accepts those that the rule named. */
    applyRule: () =>
      mutationOptions({
        mutationFn: (choice: ProjectRuleChoice) =>
          confirmed(client.http.POST('/project/application/applyRule', { body: choice })),
        onSettled: reload,
      }),
    /** Draws free places without telling anybody. */
    prepareLottery: () =>
      mutationOptions({
        mutationFn: (input: ProjectLotteryInput) =>
          answerOf(client.http.POST('/project/lottery/prepare', { body: input })),
        onSettled: reload,
      }),
    /** Accepts whom a draw named, and puts its reserves on the waiting list. */
    applyLottery: () =>
      mutationOptions({
        mutationFn: (input: { projectId: number; lotteryId: number }) =>
          confirmed(client.http.POST('/project/lottery/apply', { body: input })),
        onSettled: reload,
      }),
    /** Adds a questionnaire or changes its draft. */
    saveQuestionnaire: () =>
      mutationOptions({
        mutationFn: (input: ProjectQuestionnaireInput) =>
          answerOf(client.http.POST('/project/questionnaire/save', { body: input })),
        onSuccess: reload,
      }),
    /** Releases a draft as the next version. */
    releaseQuestionnaire: () =>
      mutationOptions({
        mutationFn: (change: ProjectQuestionnaireChange) =>
          answerOf(client.http.POST('/project/questionnaire/release', { body: change })),
        onSettled: reload,
      }),
    /** Deletes a questionnaire that nobody has answered. */
    removeQuestionnaire: () =>
      mutationOptions({
        mutationFn: (change: ProjectQuestionnaireChange) =>
          confirmed(client.http.POST('/project/questionnaire/delete', { body: change })),
        onSettled: reload,
      }),
    /** The filtered list as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (input: ProjectExport) =>
          fileOf(client.http.POST('/project/export', { body: input, parseAs: 'blob' })),
      }),
  };
};
