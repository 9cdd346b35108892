import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { projectKeys } from './projects.ts';
import type { Schemas } from './Schemas.ts';

/** A picture or video of a product test with its texts. */
export type ProjectMedium = Schemas['ProjectMedium'];
/** Pictures and videos in their order, and the description of the product. */
export type ProjectMedia = Schemas['ProjectMedia'];
/** The texts of a picture or video, and whether it is the cover. */
export type ProjectMediumInput = Schemas['ProjectMediumInput'];

const mediaKey = (projectId: number) => [...projectKeys.one(projectId), 'media'] as const;

/** Reads of what is shown of product tests. */
export const projectMediaQueries = (client: ApiClient) => ({
  /** Pictures, videos and description of one product test. */
  media: (projectId: number) =>
    queryOptions({
      queryKey: mediaKey(projectId),
      queryFn: ({ signal }): Promise<ProjectMedia> =>
        answerOf(client.http.GET('/project/media/getByProject/{id}', { params: { path: { id: projectId } }, signal })),
    }),
});

/** Changes of what is shown of product tests; each reads the test again. */
export const projectMediaMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = (projectId: number) => queryClient.invalidateQueries({ queryKey: projectKeys.one(projectId) });
  return {
    /** Stores the order of all pictures and videos. */
    order: () =>
      mutationOptions({
        mutationFn: (input: { projectId: number; fileIds: number[] }) =>
          confirmed(client.http.POST('/project/media/saveOrder', { body: input })),
        onMutate: ({ projectId, fileIds }) => {
          queryClient.setQueryData(mediaKey(projectId), (before: ProjectMedia | undefined) =>
            before === undefined
              ? undefined
              : {
                  ...before,
                  media: fileIds.flatMap((id) => before.media.filter(({ fileId }) => fileId === id)),
                },
          );
        },
        onSettled: (_data, _error, { projectId }) => reload(projectId),
      }),
    /** Describes a picture or video, and makes a picture the cover. */
    save: () =>
      mutationOptions({
        mutationFn: (input: ProjectMediumInput) =>
          confirmed(client.http.POST('/project/media/saveTexts', { body: input })),
        onSettled: (_data, _error, { projectId }) => reload(projectId),
      }),
  };
};
