import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** A video or document that explains the product to brands. */
export type LearningMaterial = Schemas['LearningMaterial'];
/** The same as the agency sees it: also drafts, with audience, order and views. */
export type LearningVideo = Schemas['LearningVideo'];
/** A learning material as it is saved: without `learningMaterialId` a new draft, else with `updatedAt` as it was read. */
export type LearningVideoInput = Schemas['LearningVideoInput'];
/** Filters, sort and page of the list. */
export type LearningVideoQuery = Schemas['LearningVideoQuery'];
/** What a learning material is about. */
export type LearningCategory = Schemas['LearningCategory'];
/** Whether a learning material is published. */
export type LearningState = Schemas['LearningState'];
/** Publishes or hides a learning material. */
export type LearningVideoStateChange = Schemas['LearningVideoStateChange'];

/** Signed addresses of files live for ten minutes: what is older is refetched. */
const freshMs = 5 * 60_000;

/** Query keys of the area. */
export const learningMaterialKeys = {
  /** Everything of the area. */
  all: ['learning-materials'],
  /** Every page of the agency's list. */
  lists: ['learning-materials', 'list'],
  /** What a brand sees. */
  shown: ['learning-materials', 'shown'],
} as const;

/** Reads of the area. */
export const learningMaterialQueries = (client: ApiClient) => ({
  /** The published materials for the caller, in their order. */
  shown: () =>
    queryOptions({
      queryKey: learningMaterialKeys.shown,
      queryFn: ({ signal }): Promise<readonly LearningMaterial[]> =>
        answerOf(client.http.GET('/learningMaterial/getAll', { signal })),
      staleTime: freshMs,
      refetchInterval: freshMs,
    }),
  /** One page of the agency's filtered and sorted list. */
  page: (query: LearningVideoQuery) =>
    pageOptions(learningMaterialKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/learningVideo/getWithPagination', { body, signal, headers: READ })),
    ),
});

/** Changes of the area. */
export const learningMaterialMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: learningMaterialKeys.lists });
  return {
    /** Notes that the caller has seen a material; the list says so at once. */
    markSeen: () =>
      mutationOptions({
        mutationFn: (learningMaterialId: number) =>
          confirmed(client.http.POST('/learningMaterial/seen', { body: { learningMaterialId } })),
        onSuccess: (_, learningMaterialId) => {
          queryClient.setQueryData<readonly LearningMaterial[]>(learningMaterialKeys.shown, (shown) =>
            shown?.map((material) =>
              material.learningMaterialId === learningMaterialId ? { ...material, seen: true } : material,
            ),
          );
        },
      }),
    /** Adds or changes a material. */
    save: () =>
      mutationOptions({
        mutationFn: (input: LearningVideoInput) => answerOf(client.http.POST('/learningVideo/save', { body: input })),
        onSettled: reload,
      }),
    /** Publishes or hides a material. */
    changeState: () =>
      mutationOptions({
        mutationFn: (change: LearningVideoStateChange) =>
          answerOf(client.http.POST('/learningVideo/changeState', { body: change })),
        onSettled: reload,
      }),
  };
};
