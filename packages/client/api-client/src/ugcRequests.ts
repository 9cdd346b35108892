import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { operations } from '@resonanz/contract/named';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { beforeOf, olderComment } from './olderParts.ts';
import { pageOptions } from './pageOptions.ts';
import { ugcRequestsNames } from './requestNames/ugcRequests.gen.ts';
import type { Schemas } from './Schemas.ts';
import { translated } from './translated.ts';

const ugcRequestsHttp = (client: ApiClient) => translated(client, ugcRequestsNames);

/** Filters, sort and page of the list of UGC requests. */
export type UgcRequestQuery = Schemas['UgcRequestQuery'];
/** What to export, and as which kind of file. */
export type UgcRequestExport = Schemas['UgcRequestExport'];
/** A row of the list. */
export type UgcRequestListItem = Schemas['UgcRequestListItem'];
/** One request with its price, creators and videos. */
export type UgcRequest = Schemas['UgcRequest'];
/** What a brand orders. */
export type UgcOrder = Schemas['UgcOrder'];
/** A request to be saved or sent; fields that are left out stay as they are. */
export type UgcRequestInput = Schemas['UgcRequestInput'];
/** Price and tax of a request; `total` is null while it is on request. */
export type UgcMoney = Schemas['UgcMoney'];
/** Net prices for one video. */
export type UgcPriceList = Schemas['UgcPrices'];
/** A version of the price the agency has named. */
export type UgcOffer = Schemas['UgcOffer'];
/** One of the videos of a request with its versions. */
export type UgcVideo = Schemas['UgcVideo'];
/** A version of a video. */
export type UgcVersion = Schemas['UgcVersion'];
/** A creator who was proposed for a request. */
export type UgcCreator = Schemas['ProposedChannel'];
/** Which requests the figures are of: those sent in a period, or one of them. */
export type UgcPeriod = NonNullable<operations['getUgcRequestStatistics']['parameters']['query']>;
/** A report to download: which requests, as which kind of file, in which language. */
export type UgcReportOrder = operations['downloadUgcReport']['parameters']['query'];
/** Figures of one request. */
export type UgcFigures = Schemas['UgcFigures'];
/** Figures of a brand's UGC requests. */
export type UgcStatistics = Schemas['UgcStatistics'];
/** Brands and people that the list of the agency is narrowed by. */
export type UgcChoices = Schemas['UgcChoices'];

/** What comments are about: a request, one of its videos, or a proposed creator. */
export type UgcThread = { ugcCampaignRequestId: number } | { ugcVideoId: number } | { entryId: number };

/** Whom a comment is for: the agency alone, or the brand too. */
export type UgcAudience = Schemas['CommentAudience'];

/** Query keys of the area. */
export const ugcRequestKeys = {
  /** Everything of the area. */
  all: ['ugc-requests'],
  /** Every page of the list. */
  lists: ['ugc-requests', 'list'],
  /** Everything of one request. */
  one: (ugcCampaignRequestId: number) => ['ugc-requests', 'one', ugcCampaignRequestId],
  /** Comments on a request, a creator or a video. */
  talk: (about: 'request' | 'creator' | 'video', id: number, audience?: UgcAudience) => [
    'ugc-requests',
    'talk',
    about,
    id,
    audience ?? 'all',
  ],
  /** What happened to a request. */
  history: (ugcCampaignRequestId: number) => ['ugc-requests', 'history', ugcCampaignRequestId],
  /** Figures of the brand. */
  statistics: ['ugc-requests', 'statistics'],
} as const;

/** Reads of the area. */
export const ugcRequestQueries = (client: ApiClient) => ({
  /** One page of the requests the caller sees. */
  list: (query: UgcRequestQuery) =>
    pageOptions(ugcRequestKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/ugcCampaignRequest/getWithPagination', { body, signal, headers: READ })),
    ),
  /** One request; the addresses of its videos are good for ten minutes, so it is refetched before that. */
  one: (ugcCampaignRequestId: number) =>
    queryOptions({
      queryKey: ugcRequestKeys.one(ugcCampaignRequestId),
      queryFn: ({ signal }): Promise<UgcRequest> =>
        answerOf(
          client.http.GET('/ugcCampaignRequest/getById/{id}', {
            params: { path: { id: ugcCampaignRequestId } },
            signal,
          }),
        ),
    }),
  /** The prices a new request is reckoned with. */
  prices: () =>
    queryOptions({
      queryKey: [...ugcRequestKeys.all, 'prices'] as const,
      queryFn: ({ signal }): Promise<UgcPriceList> =>
        answerOf(client.http.GET('/ugcCampaignRequest/prices', { signal })),
    }),
  /** Figures of the brand's requests, and the videos that wait for it; the last ones stay visible while others load. */
  statistics: (period: UgcPeriod = {}) =>
    queryOptions({
      queryKey: [...ugcRequestKeys.statistics, period] as const,
      queryFn: ({ signal }): Promise<UgcStatistics> =>
        answerOf(client.http.GET('/ugcCampaignRequest/statistics', { params: { query: period }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** What happened to a request and its videos, the newest first; older parts come on request. */
  history: (ugcCampaignRequestId: number) =>
    infiniteQueryOptions({
      queryKey: ugcRequestKeys.history(ugcCampaignRequestId),
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/ugcCampaignRequest/history/{ugcCampaignRequestId}', {
            params: { path: { ugcCampaignRequestId }, query: beforeOf(pageParam) },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ older }) => older,
    }),
  /** Brands and people that the list of the agency is narrowed by. */
  choices: () =>
    queryOptions({
      queryKey: [...ugcRequestKeys.all, 'choices'] as const,
      queryFn: ({ signal }): Promise<UgcChoices> =>
        answerOf(client.http.GET('/ugcCampaignRequest/choices', { signal })),
    }),
  /** Comments on a request, of both conversations or of one, the newest part first; older parts come on request. */
  comments: (ugcCampaignRequestId: number, audience?: UgcAudience) =>
    infiniteQueryOptions({
      queryKey: ugcRequestKeys.talk('request', ugcCampaignRequestId, audience),
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/ugcCampaignRequest/comments/{ugcCampaignRequestId}', {
            params: {
              path: { ugcCampaignRequestId },
              query: { ...(audience && { audience }), ...beforeOf(pageParam) },
            },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: olderComment,
    }),
  /** What brand and agency say about a proposed creator. */
  creatorComments: (entryId: number) =>
    infiniteQueryOptions({
      queryKey: ugcRequestKeys.talk('creator', entryId),
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/ugcCampaignRequest/channel/comments/{compaignInfluencerId}', {
            params: { path: { compaignInfluencerId: entryId }, query: beforeOf(pageParam) },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: olderComment,
    }),
  /** Comments on a video with the second they speak of, of both conversations or of one. */
  videoComments: (ugcVideoId: number, audience?: UgcAudience) =>
    infiniteQueryOptions({
      queryKey: ugcRequestKeys.talk('video', ugcVideoId, audience),
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/ugcCampaignRequest/video/comments/{ugcVideoId}', {
            params: { path: { ugcVideoId }, query: { ...(audience && { audience }), ...beforeOf(pageParam) } },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: olderComment,
    }),
});

/** Changes of the area; each refetches what it may have changed, also after an error: another user may have been faster. */
export const ugcRequestMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: ugcRequestKeys.all });
  const keep = (request: UgcRequest) =>
    queryClient.setQueryData<UgcRequest>(ugcRequestKeys.one(request.ugcCampaignRequestId), request);
  const keepVideo = (video: UgcVideo) =>
    queryClient.setQueryData<UgcRequest>(
      ugcRequestKeys.one(video.ugcCampaignRequestId),
      (request) =>
        request && {
          ...request,
          videos: request.videos.map((each) => (each.ugcVideoId === video.ugcVideoId ? video : each)),
        },
    );
  const request = <Input>(mutationFn: (input: Input) => Promise<UgcRequest>) =>
    mutationOptions({ mutationFn, onSuccess: keep, onSettled: reload });
  const video = <Input>(mutationFn: (input: Input) => Promise<UgcVideo>) =>
    mutationOptions({ mutationFn, onSuccess: keepVideo, onSettled: reload });
  return {
    /** Adds or changes a request, as a draft or to be sent. */
    save: () => request((body: UgcRequestInput) => answerOf(client.http.POST('/ugcCampaignRequest/save', { body }))),
    /** Throws a draft away, or archives a request that was sent. */
    withdraw: () =>
      mutationOptions({
        mutationFn: (ugcCampaignRequestId: number) =>
          confirmed(client.http.POST('/ugcCampaignRequest/withdraw', { body: { ugcCampaignRequestId } })),
        onSettled: () => queryClient.invalidateQueries({ queryKey: ugcRequestKeys.lists }),
      }),
    /** Comments on a request; only the agency chooses whether the brand reads along. */
    addComment: (about: Omit<Schemas['UgcRequestComment'], 'text'>) =>
      mutationOptions({
        mutationFn: (text: string) =>
          answerOf(client.http.POST('/ugcCampaignRequest/comment/add', { body: { ...about, text } })),
        onSettled: reload,
      }),
    /** Comments on a proposed creator. */
    addCreatorComment: (about: Omit<Schemas['UgcChannelComment'], 'text'>) =>
      mutationOptions({
        mutationFn: (text: string) =>
          answerOf(
            ugcRequestsHttp(client).POST('/ugcCampaignRequest/channel/comment/add', { body: { ...about, text } }),
          ),
        onSettled: reload,
      }),
    /** Comments on a version of a video, at a second of it or on the whole. */
    addVideoComment: (about: Omit<Schemas['UgcVideoComment'], 'text'>) =>
      mutationOptions({
        mutationFn: (text: string) =>
          answerOf(client.http.POST('/ugcCampaignRequest/video/comment/add', { body: { ...about, text } })),
        onSettled: reload,
      }),
    /** Changes an own comment. */
    editComment: (thread: UgcThread) =>
      mutationOptions({
        mutationFn: (change: Schemas['CommentChange']) => {
          if ('ugcCampaignRequestId' in thread)
            return answerOf(client.http.POST('/ugcCampaignRequest/comment/edit', { body: { ...thread, ...change } }));
          if ('ugcVideoId' in thread)
            return answerOf(
              client.http.POST('/ugcCampaignRequest/video/comment/edit', { body: { ...thread, ...change } }),
            );
          return answerOf(
            ugcRequestsHttp(client).POST('/ugcCampaignRequest/channel/comment/edit', {
              body: { ...thread, ...change },
            }),
          );
        },
        onSettled: reload,
      }),
    /** Deletes an own comment. */
    removeComment: (thread: UgcThread) =>
      mutationOptions({
        mutationFn: (commentId: number) => {
          if ('ugcCampaignRequestId' in thread)
            return confirmed(
              client.http.POST('/ugcCampaignRequest/comment/delete', { body: { ...thread, commentId } }),
            );
          if ('ugcVideoId' in thread)
            return confirmed(
              client.http.POST('/ugcCampaignRequest/video/comment/delete', { body: { ...thread, commentId } }),
            );
          return confirmed(
            ugcRequestsHttp(client).POST('/ugcCampaignRequest/channel/comment/delete', {
              body: { ...thread, commentId },
            }),
          );
        },
        onSettled: reload,
      }),
    /** Reports that a conversation was read up to one of its comments. */
    readComments: (thread: UgcThread) =>
      mutationOptions({
        mutationFn: (commentId: number) => {
          if ('ugcCampaignRequestId' in thread)
            return confirmed(client.http.POST('/ugcCampaignRequest/comment/read', { body: { ...thread, commentId } }));
          if ('ugcVideoId' in thread)
            return confirmed(
              client.http.POST('/ugcCampaignRequest/video/comment/read', { body: { ...thread, commentId } }),
            );
          return confirmed(
            ugcRequestsHttp(client).POST('/ugcCampaignRequest/channel/comment/read', {
              body: { ...thread, commentId },
            }),
          );
        },
      }),
    /** The figures and the requests behind them as a file. */
    report: () =>
      mutationOptions({
        mutationFn: (query: UgcReportOrder) =>
          fileOf(client.http.GET('/ugcCampaignRequest/statistics/report', { params: { query }, parseAs: 'blob' })),
      }),
    /** The brand's decision on a proposed creator. */
    decideOnCreator: () =>
      mutationOptions({
        mutationFn: (body: Schemas['BrandDecision']) =>
          answerOf(ugcRequestsHttp(client).POST('/ugcCampaignRequest/channel/brandStatusChange', { body })),
        onSuccess: (creator) =>
          queryClient.setQueryData<UgcRequest>(
            ugcRequestKeys.one(creator.campaignRequestId),
            (found) =>
              found && {
                ...found,
                creators: found.creators.map((each) => (each.entryId === creator.entryId ? creator : each)),
              },
          ),
        onSettled: reload,
      }),
    /** The brand's decision on a final video. */
    decideOnVideo: () =>
      video((body: Schemas['UgcVideoDecision']) =>
        answerOf(client.http.POST('/ugcCampaignRequest/finalVideo/decision', { body })),
      ),
    /** The accepted final video. */
    download: () =>
      mutationOptions({
        mutationFn: (ugcVideoId: number) =>
          fileOf(
            client.http.GET('/ugcCampaignRequest/finalVideo/download/{ugcVideoId}', {
              params: { path: { ugcVideoId } },
              parseAs: 'blob',
            }),
          ),
      }),
    /** Names a price. */
    offer: () =>
      request((body: Schemas['UgcOfferInput']) =>
        answerOf(client.http.POST('/ugcCampaignRequest/offer/add', { body })),
      ),
    /** Approves or declines a request. */
    changeStatus: () =>
      request((body: Schemas['UgcStatusChange']) =>
        answerOf(client.http.POST('/ugcCampaignRequest/statusChange', { body })),
      ),
    /** The filtered list as a file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (body: UgcRequestExport) =>
          fileOf(client.http.POST('/ugcCampaignRequest/export', { body, parseAs: 'blob' })),
      }),
    /** Assigns a request to a user. */
    assign: () =>
      request((body: Schemas['UgcAssignment']) => answerOf(client.http.POST('/ugcCampaignRequest/assign', { body }))),
    /** Deactivates with a reason, archives or takes back. */
    changePlace: () =>
      request((body: Schemas['UgcPlaceChange']) =>
        answerOf(client.http.POST('/ugcCampaignRequest/placeChange', { body })),
      ),
    /** Who makes a video, and how the product is sent. */
    changeVideo: () =>
      video((body: Schemas['UgcVideoChange']) =>
        answerOf(ugcRequestsHttp(client).POST('/ugcCampaignRequest/video/update', { body })),
      ),
    /** Makes an uploaded file of the video its newest version. */
    addVersion: () =>
      video((body: Schemas['UgcVersionInput']) =>
        answerOf(client.http.POST('/ugcCampaignRequest/version/add', { body })),
      ),
    /** Shows the newest version to the brand. */
    submitVersion: () =>
      video((ugcVideoId: number) =>
        answerOf(client.http.POST('/ugcCampaignRequest/version/submit', { body: { ugcVideoId } })),
      ),
    /** Asks the creator for a correction. */
    askForCorrection: () =>
      video((body: Schemas['UgcCorrection']) =>
        answerOf(client.http.POST('/ugcCampaignRequest/version/correction', { body })),
      ),
  };
};
