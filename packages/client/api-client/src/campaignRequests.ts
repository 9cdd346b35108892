import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components, operations } from '@resonanz/contract/named';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { beforeOf, olderComment } from './olderParts.ts';
import { pageOptions } from './pageOptions.ts';
import { campaignRequestsNames } from './requestNames/campaignRequests.gen.ts';
import { imaActiveNames } from './requestNames/imaActive.gen.ts';
import { translated } from './translated.ts';

const campaignRequestsHttp = (client: ApiClient) => translated(client, campaignRequestsNames);
const imaActiveHttp = (client: ApiClient) => translated(client, imaActiveNames);

/** Filters, sort and page of the list of requests. */
export type CampaignRequestQuery = components['schemas']['CampaignRequestQuery'];
/** A row of the list of requests. */
export type CampaignRequestListItem = components['schemas']['CampaignRequestListItem'];
/** All answers of a request. */
export type CampaignRequestForm = components['schemas']['CampaignRequestForm'];
/** What is saved of a request, at a step or when it is sent. */
export type CampaignRequestSave = components['schemas']['CampaignRequestSave'];
/** A booked channel with its content and figures. */
export type BookedChannel = components['schemas']['BookedChannel'];
/** The brand's decision on the content of a booked channel. */
export type FinalContentDecision = components['schemas']['FinalContentDecision'];
/** The brand's answer to the NDA of a request. */
export type CampaignRequestNdaDecision = components['schemas']['CampaignRequestNdaDecision'];
/** Figures of one campaign of the brand. */
export type SelfServiceFigures = components['schemas']['SelfServiceFigures'];
/** What was last written about a request or one of its channels. */
export type LastComment = components['schemas']['LastComment'];
/** A running campaign as its brand follows it. */
export type ImaActivity = components['schemas']['ImaActivity'];
/** Which activities are asked for. */
export type ImaActivityQuery = NonNullable<operations['getImaActive']['parameters']['query']>;
/** Which campaigns the figures are asked of. */
export type SelfServiceFiguresQuery = NonNullable<operations['getSelfServiceFigures']['parameters']['query']>;
/**
 * What brand and agency write about: a request, or one of its channels; an answer to what is written in IMA active
 * leads back there.
 */
export type RequestThread =
  | { readonly campaignRequestId: number }
  | { readonly entryId: number; readonly isInImaActive?: boolean };
/** A report to download: of which request, in which language. */
export interface CampaignRequestReport {
  readonly campaignRequestId: number;
  readonly language: NonNullable<
    NonNullable<operations['downloadCampaignRequestReport']['parameters']['query']>['language']
  >;
}
/** One request with the proposed channels. */
export type CampaignRequest = components['schemas']['CampaignRequest'];
/** A channel proposed to the brand. */
export type ProposedChannel = components['schemas']['ProposedChannel'];
/** Figures and open decisions for the brand's home. */
export type CampaignRequestStatistics = components['schemas']['CampaignRequestStatistics'];
/** The brand's decision on a proposed channel. */
export type BrandDecision = components['schemas']['BrandDecision'];

/** The number that names a thread: where it is shown makes no difference. */
const idOf = (thread: RequestThread) =>
  'campaignRequestId' in thread ? { campaignRequestId: thread.campaignRequestId } : { entryId: thread.entryId };

/** Query keys of the area. */
export const campaignRequestKeys = {
  /** Everything of the area. */
  all: ['campaign-requests'],
  /** Every page of the list. */
  lists: ['campaign-requests', 'list'],
  /** One request. */
  one: (campaignRequestId: number) => ['campaign-requests', 'one', campaignRequestId],
  /** Figures of the brand's home. */
  statistics: ['campaign-requests', 'statistics'],
  /** Figures of the brand's campaigns. */
  figures: ['campaign-requests', 'figures'],
  /** Running activities. */
  activities: ['campaign-requests', 'activities'],
  /** What was written about a request or a channel. */
  comments: (thread: RequestThread) => ['campaign-requests', 'comments', idOf(thread)],
} as const;

/** Reads of the area. */
export const campaignRequestQueries = (client: ApiClient) => ({
  /** One page of the requests of the caller's brand. */
  list: (query: CampaignRequestQuery) =>
    pageOptions(campaignRequestKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/campaignRequest/getWithPagination', { body, signal, headers: READ })),
    ),
  /** One request with the proposed channels. */
  detail: (campaignRequestId: number) =>
    queryOptions({
      queryKey: campaignRequestKeys.one(campaignRequestId),
      queryFn: ({ signal }): Promise<CampaignRequest> =>
        answerOf(
          client.http.GET('/campaignRequest/getById/{id}', { params: { path: { id: campaignRequestId } }, signal }),
        ),
    }),
  /** Figures and open decisions for the brand's home. */
  statistics: () =>
    queryOptions({
      queryKey: campaignRequestKeys.statistics,
      queryFn: ({ signal }) => answerOf(client.http.GET('/campaignRequest/statistics', { signal })),
    }),
  /** Figures of the brand's campaigns, one by one. */
  figures: (query: SelfServiceFiguresQuery) =>
    queryOptions({
      queryKey: [...campaignRequestKeys.figures, query] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.GET('/campaignRequest/campaignFigures', { params: { query }, signal })),
    }),
  /** Running activities of the brand. */
  activities: (query: ImaActivityQuery) =>
    queryOptions({
      queryKey: [...campaignRequestKeys.activities, query] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/imaActive/getAll', { params: { query }, signal })),
    }),
  /** What brand and agency wrote, each part oldest first; older parts come on request. */
  comments: (thread: RequestThread) =>
    infiniteQueryOptions({
      queryKey: campaignRequestKeys.comments(thread),
      queryFn: ({ pageParam, signal }) => {
        const query = beforeOf(pageParam);
        return 'campaignRequestId' in thread
          ? answerOf(
              client.http.GET('/campaignRequest/comments/{campaignRequestId}', {
                params: { path: thread, query },
                signal,
              }),
            )
          : answerOf(
              client.http.GET('/campaignRequest/channel/comments/{compaignInfluencerId}', {
                params: { path: { compaignInfluencerId: thread.entryId }, query },
                signal,
              }),
            );
      },
      initialPageParam: null as number | null,
      getNextPageParam: olderComment,
    }),
});

/** Changes of the area. */
export const campaignRequestMutations = (client: ApiClient, queryClient: QueryClient) => ({
  /** Decides on a proposed channel; the answer replaces the channel wherever it is shown. */
  decide: () =>
    mutationOptions({
      mutationFn: (decision: BrandDecision) =>
        answerOf(campaignRequestsHttp(client).POST('/campaignRequest/channel/brandStatusChange', { body: decision })),
      onSuccess: async (decided) => {
        queryClient.setQueryData<CampaignRequest>(
          campaignRequestKeys.one(decided.campaignRequestId),
          (request) =>
            request && {
              ...request,
              channels: request.channels.map((channel) => (channel.entryId === decided.entryId ? decided : channel)),
            },
        );
      },
      // Also after an error: the agency may have withdrawn the channel in the meantime.
      onSettled: () => queryClient.invalidateQueries({ queryKey: campaignRequestKeys.all }),
    }),
  /** Saves a request at a step, or sends it; the answer is what is shown from then on. */
  save: () =>
    mutationOptions({
      mutationFn: (body: CampaignRequestSave) =>
        answerOf(campaignRequestsHttp(client).POST('/campaignRequest/save', { body })),
      onSuccess: (saved) => {
        queryClient.setQueryData<CampaignRequest>(campaignRequestKeys.one(saved.campaignRequestId), saved);
        void queryClient.invalidateQueries({ queryKey: campaignRequestKeys.lists });
        void queryClient.invalidateQueries({ queryKey: campaignRequestKeys.statistics });
      },
    }),
  /** What the campaign of a request brought, as a PDF. */
  report: () =>
    mutationOptions({
      mutationFn: ({ campaignRequestId: id, language }: CampaignRequestReport) =>
        fileOf(
          client.http.GET('/campaignRequest/report/{id}', {
            params: { path: { id }, query: { language } },
            parseAs: 'blob',
          }),
        ),
    }),
  /** Withdraws a request; a draft is deleted. */
  withdraw: () =>
    mutationOptions({
      mutationFn: (campaignRequestId: number) =>
        confirmed(client.http.POST('/campaignRequest/withdraw', { body: { campaignRequestId } })),
      onSuccess: () => {
        void queryClient.invalidateQueries({ queryKey: campaignRequestKeys.lists });
        void queryClient.invalidateQueries({ queryKey: campaignRequestKeys.statistics });
      },
    }),
  /** Accepts or declines the NDA of a request. */
  decideOnNda: () =>
    mutationOptions({
      mutationFn: (body: CampaignRequestNdaDecision) =>
        answerOf(client.http.POST('/campaignRequest/ndaStatusChange', { body })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: campaignRequestKeys.all }),
    }),
  /** Releases or declines the content of a booked channel. */
  decideOnContent: () =>
    mutationOptions({
      mutationFn: (body: FinalContentDecision) =>
        answerOf(campaignRequestsHttp(client).POST('/campaignRequest/finalContent/decision', { body })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: campaignRequestKeys.all }),
    }),
  /** Writes into a thread. */
  addComment: (thread: RequestThread) =>
    mutationOptions({
      mutationFn: (text: string) => {
        if ('campaignRequestId' in thread)
          return answerOf(client.http.POST('/campaignRequest/comment/add', { body: { ...thread, text } }));
        const body = { entryId: thread.entryId, text };
        return answerOf(
          thread.isInImaActive === true
            ? imaActiveHttp(client).POST('/imaActive/comment/add', { body })
            : campaignRequestsHttp(client).POST('/campaignRequest/channel/comment/add', { body }),
        );
      },
      onSuccess: () => queryClient.invalidateQueries({ queryKey: campaignRequestKeys.all }),
    }),
  /** Changes an own comment. */
  editComment: (thread: RequestThread) =>
    mutationOptions({
      mutationFn: (change: { commentId: number; text: string }) =>
        'campaignRequestId' in thread
          ? answerOf(client.http.POST('/campaignRequest/comment/edit', { body: { ...thread, ...change } }))
          : answerOf(
              campaignRequestsHttp(client).POST('/campaignRequest/channel/comment/edit', {
                body: { entryId: thread.entryId, ...change },
              }),
            ),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: campaignRequestKeys.comments(thread) }),
    }),
  /** Deletes an own comment. */
  removeComment: (thread: RequestThread) =>
    mutationOptions({
      mutationFn: (commentId: number) =>
        'campaignRequestId' in thread
          ? confirmed(client.http.POST('/campaignRequest/comment/delete', { body: { ...thread, commentId } }))
          : confirmed(
              campaignRequestsHttp(client).POST('/campaignRequest/channel/comment/delete', {
                body: { entryId: thread.entryId, commentId },
              }),
            ),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: campaignRequestKeys.all }),
    }),
  /** Reports that a thread was read up to one of its comments. */
  readComments: (thread: RequestThread) =>
    mutationOptions({
      mutationFn: (commentId: number) =>
        'campaignRequestId' in thread
          ? confirmed(client.http.POST('/campaignRequest/comment/read', { body: { ...thread, commentId } }))
          : confirmed(
              campaignRequestsHttp(client).POST('/campaignRequest/channel/comment/read', {
                body: { entryId: thread.entryId, commentId },
              }),
            ),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: campaignRequestKeys.lists }),
    }),
});
