import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import { projectKeys } from './projects.ts';
import type { Schemas } from './Schemas.ts';

/** A tester who can be invited. */
export type ProjectCandidate = Schemas['ProjectCandidate'];
/** Whom to look for, and which page of them. */
export type ProjectCandidateQuery = Schemas['ProjectCandidateQuery'];
/** Who is invited to which product test. */
export type ProjectInviting = Schemas['ProjectInviting'];

/** Reads of who can be invited to product tests. */
export const projectInvitationQueries = (client: ApiClient) => ({
  /** One page of the testers who can be invited, by name. */
  candidates: (query: ProjectCandidateQuery) =>
    pageOptions([...projectKeys.one(query.projectId), 'candidates'], query, (body, signal) =>
      answerOf(client.http.POST('/project/invitations/getCandidates', { body, signal, headers: READ })),
    ),
});

/** Invitations to product tests. */
export const projectInvitationMutations = (client: ApiClient, queryClient: QueryClient) => ({
  /** Invites testers, each once. */
  send: () =>
    mutationOptions({
      mutationFn: (inviting: ProjectInviting) =>
        answerOf(client.http.POST('/project/invitations/send', { body: inviting })),
      onSettled: (_data, _error, { projectId }) =>
        queryClient.invalidateQueries({ queryKey: projectKeys.one(projectId) }),
    }),
});
