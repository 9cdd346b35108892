import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import { campaignKeys } from './campaigns.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { beforeOf, olderComment } from './olderParts.ts';
import { pageOptions } from './pageOptions.ts';
import { requestAdministrationNames } from './requestNames/requestAdministration.gen.ts';
import type { Schemas } from './Schemas.ts';
import { translated } from './translated.ts';

const requestAdministrationHttp = (client: ApiClient) => translated(client, requestAdministrationNames);

/** A row of the agency's list of campaign requests. */
export type AgencyRequestItem = Schemas['AgencyRequestItem'];
/** A campaign request as the agency works on it. */
export type AgencyRequest = Schemas['AgencyRequest'];
/** A channel of the campaign behind a request. */
export type AgencyRequestChannel = Schemas['AgencyRequestChannel'];
/** Filters, sort and page of the list. */
export type AgencyRequestQuery = Schemas['AgencyRequestQuery'];
/** The filters alone. */
export type AgencyRequestFilters = Schemas['AgencyRequestFilters'];
/** A column the list can be sorted by. */
export type AgencyRequestSortKey = Schemas['AgencyRequestSortKey'];
/** What to export, and as which kind of file. */
export type AgencyRequestExport = Schemas['AgencyRequestExport'];
/** What the list filters by, and who can look after requests. */
export type AgencyRequestChoices = Schemas['AgencyRequestChoices'];
/** An approval with the campaign it makes, or a rejection with its reason. */
export type AgencyRequestDecision = Schemas['AgencyRequestDecision'];
/** Which requests a change of several did, and which it rejected. */
export type AgencyRequestOutcome = Schemas['AgencyRequestOutcome'];
/** Whether comments stay in the agency or are shared with the brand. */
export type RequestCommentAudience = Schemas['CommentAudience'];

/** Query keys of the area. */
export const requestAdministrationKeys = {
  /** Everything of the area. */
  all: ['request-administration'],
  /** Every page of the list. */
  lists: ['request-administration', 'list'],
  /** Everything of one request. */
  one: (campaignRequestId: number) => ['request-administration', 'one', campaignRequestId],
} as const;

/** Reads of the area. */
export const requestAdministrationQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list; the last page stays visible while the next one loads. */
  page: (query: AgencyRequestQuery) =>
    pageOptions(requestAdministrationKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/campaignRequest/agency/getWithPagination', { body, signal, headers: READ })),
    ),
  /** One request with everything of its page. */
  details: (campaignRequestId: number) =>
    queryOptions({
      queryKey: [...requestAdministrationKeys.one(campaignRequestId), 'details'] as const,
      queryFn: ({ signal }): Promise<AgencyRequest> =>
        answerOf(
          client.http.GET('/campaignRequest/agency/getById/{id}', {
            params: { path: { id: campaignRequestId } },
            signal,
          }),
        ),
    }),
  /** Brands with requests, and people who can look after them. */
  choices: () =>
    queryOptions({
      queryKey: [...requestAdministrationKeys.all, 'choices'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/campaignRequest/agency/getChoices', { signal })),
    }),
  /** Comments on a request for one audience, each part oldest first; older parts come on request. */
  comments: (campaignRequestId: number, audience: RequestCommentAudience) =>
    infiniteQueryOptions({
      queryKey: [...requestAdministrationKeys.one(campaignRequestId), 'comments', audience] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/campaignRequest/agency/comments/{campaignRequestId}', {
            params: { path: { campaignRequestId }, query: { audience, ...beforeOf(pageParam) } },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: olderComment,
    }),
  /** What happened to a request, the newest first; older parts come on request. */
  history: (campaignRequestId: number) =>
    infiniteQueryOptions({
      queryKey: [...requestAdministrationKeys.one(campaignRequestId), 'history'] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/campaignRequest/agency/history/{campaignRequestId}', {
            params: { path: { campaignRequestId }, query: beforeOf(pageParam) },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ older }) => older,
    }),
  /** Whether the caller is mailed about new comments (docs/domain/mails.md#comment-mails); for brands, too. */
  commentMail: () =>
    queryOptions({
      queryKey: ['comment-mail'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/campaignRequest/commentMail', { signal })),
    }),
});

/**
 * Changes of the area; each refetches lists and pages, also after an error, so that the loser of two decisions sees the
 * other one.
 */
export const requestAdministrationMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: requestAdministrationKeys.all });
  const readOne = (id: number) => () => queryClient.invalidateQueries({ queryKey: requestAdministrationKeys.one(id) });
  return {
    /** Approves a request, which makes its campaign, or declines it with a reason. */
    decide: () =>
      mutationOptions({
        mutationFn: (decision: AgencyRequestDecision) =>
          answerOf(requestAdministrationHttp(client).POST('/campaignRequest/changeStatus', { body: decision })),
        onSettled: () => Promise.all([reload(), queryClient.invalidateQueries({ queryKey: campaignKeys.all })]),
      }),
    /** Says who looks after a request. */
    assign: () =>
      mutationOptions({
        mutationFn: (body: Schemas['AgencyRequestAssignment']) =>
          answerOf(client.http.POST('/campaignRequest/agency/assign', { body })),
        onSettled: reload,
      }),
    /** Archives requests, or takes them out of the archive. */
    changeArchive: () =>
      mutationOptions({
        mutationFn: (body: Schemas['AgencyRequestArchiveChange']) =>
          answerOf(client.http.POST('/campaignRequest/changeArchiveStatus', { body })),
        onSettled: reload,
      }),
    /** Deactivates requests with a reason, or activates them again. */
    changeActive: () =>
      mutationOptions({
        mutationFn: (body: Schemas['AgencyRequestActiveChange']) =>
          answerOf(client.http.POST('/campaignRequest/activeDeactiveStatusChange', { body })),
        onSettled: reload,
      }),
    /** Sends the NDA to the brand. */
    sendNda: () =>
      mutationOptions({
        mutationFn: (body: Schemas['AgencyRequestNda']) =>
          answerOf(client.http.POST('/campaignRequest/agency/ndaSend', { body })),
        onSettled: reload,
      }),
    /** Comments on a request. */
    addComment: (campaignRequestId: number, audience: RequestCommentAudience) =>
      mutationOptions({
        mutationFn: (text: string) =>
          answerOf(
            client.http.POST('/campaignRequest/agency/comments/{campaignRequestId}/add', {
              params: { path: { campaignRequestId } },
              body: { text, audience },
            }),
          ),
        onSuccess: readOne(campaignRequestId),
      }),
    /** Changes an own comment. */
    editComment: (campaignRequestId: number) =>
      mutationOptions({
        mutationFn: (body: Schemas['CommentChange']) =>
          answerOf(
            client.http.POST('/campaignRequest/agency/comments/{campaignRequestId}/edit', {
              params: { path: { campaignRequestId } },
              body,
            }),
          ),
        onSettled: readOne(campaignRequestId),
      }),
    /** Deletes a comment. */
    removeComment: (campaignRequestId: number) =>
      mutationOptions({
        mutationFn: (commentId: number) =>
          confirmed(
            client.http.POST('/campaignRequest/agency/comments/{campaignRequestId}/delete', {
              params: { path: { campaignRequestId } },
              body: { commentId },
            }),
          ),
        onSettled: readOne(campaignRequestId),
      }),
    /** Marks the comments as read up to one of them. */
    readComments: (campaignRequestId: number) =>
      mutationOptions({
        mutationFn: (commentId: number) =>
          confirmed(
            client.http.POST('/campaignRequest/agency/comments/{campaignRequestId}/read', {
              params: { path: { campaignRequestId } },
              body: { commentId },
            }),
          ),
        onSuccess: () => queryClient.invalidateQueries({ queryKey: requestAdministrationKeys.lists }),
      }),
    /** Switches the mail about new comments on or off for the caller; for brands, too. */
    changeCommentMail: () =>
      mutationOptions({
        mutationFn: (body: Schemas['CommentMail']) =>
          answerOf(client.http.POST('/campaignRequest/commentMail/change', { body })),
        onSuccess: (answer) =>
          queryClient.setQueryData(requestAdministrationQueries(client).commentMail().queryKey, answer),
      }),
    /** The filtered list as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (input: AgencyRequestExport) =>
          fileOf(client.http.POST('/campaignRequest/agency/export', { body: input, parseAs: 'blob' })),
      }),
  };
};
