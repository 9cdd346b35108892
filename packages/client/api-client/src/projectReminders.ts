import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { projectKeys } from './projects.ts';
import type { Schemas } from './Schemas.ts';

/** A tester whose answers are missing. */
export type ProjectReminder = Schemas['ProjectReminder'];
/** Whom to remind; everybody without `applicationIds`. */
export type ProjectReminding = Schemas['ProjectReminding'];

/** Reads of whose answers are missing. */
export const projectReminderQueries = (client: ApiClient) => ({
  /** The testers of a product test whose answers are missing, by deadline. */
  missing: (projectId: number) =>
    queryOptions({
      queryKey: [...projectKeys.one(projectId), 'reminders'] as const,
      queryFn: ({ signal }): Promise<readonly ProjectReminder[]> =>
        answerOf(
          client.http.GET('/project/reminders/getByProject/{id}', { params: { path: { id: projectId } }, signal }),
        ),
    }),
});

/** Reminders of missing answers. */
export const projectReminderMutations = (client: ApiClient, queryClient: QueryClient) => ({
  /** Reminds testers, each once a day at the most. */
  send: () =>
    mutationOptions({
      mutationFn: (reminding: ProjectReminding) =>
        answerOf(client.http.POST('/project/reminders/send', { body: reminding })),
      onSettled: (_data, _error, { projectId }) =>
        queryClient.invalidateQueries({ queryKey: projectKeys.one(projectId) }),
    }),
});
