import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/types';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';

/** Filters, sort and page of the list of requests. */
export type CampaignRequestQuery = components['schemas']['CampaignRequestQuery'];
/** A row of the list of requests. */
export type CampaignRequestListItem = components['schemas']['CampaignRequestListItem'];
/** One request with the proposed channels. */
export type CampaignRequest = components['schemas']['CampaignRequest'];
/** A channel proposed to the brand. */
export type ProposedChannel = components['schemas']['ProposedChannel'];
/** Figures and open decisions for the brand's home. */
export type CampaignRequestStatistics = components['schemas']['CampaignRequestStatistics'];
/** The brand's decision on a proposed channel. */
export type BrandDecision = components['schemas']['BrandDecision'];

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
} as const;

/** Reads of the area. */
export const campaignRequestQueries = (client: ApiClient) => ({
  /** One page of the requests of the caller's brand. */
  list: (query: CampaignRequestQuery) => pageOptions(campaignRequestKeys.lists, query, (body, signal) => answerOf(client.http.POST('/campaignRequest/getWithPagination', { body, signal, headers: READ }))),
  /** One request with the proposed channels. */
  detail: (campaignRequestId: number) =>
    queryOptions({
      queryKey: campaignRequestKeys.one(campaignRequestId),
      queryFn: ({ signal }): Promise<CampaignRequest> =>
        answerOf(client.http.GET('/campaignRequest/getById/{id}', { params: { path: { id: campaignRequestId } }, signal })),
    }),
  /** Figures and open decisions for the brand's home. */
  statistics: () =>
    queryOptions({
      queryKey: campaignRequestKeys.statistics,
      queryFn: ({ signal }) => answerOf(client.http.GET('/campaignRequest/statistics', { signal })),
    }),
});

/** Changes of the area. */
export const campaignRequestMutations = (client: ApiClient, queryClient: QueryClient) => ({
  /** Decides on a proposed channel; the answer replaces the channel wherever it is shown. */
  decide: () =>
    mutationOptions({
      mutationFn: (decision: BrandDecision) => answerOf(client.http.POST('/campaignRequest/channel/brandStatusChange', { body: decision })),
      onSuccess: async (decided) => {
        queryClient.setQueryData<CampaignRequest>(campaignRequestKeys.one(decided.campaignRequestId), (request) =>
          request && {
            ...request,
            channels: request.channels.map((channel) =>
              channel.compaignInfluencerId === decided.compaignInfluencerId ? decided : channel,
            ),
          },
        );
      },
      // Also after a refusal: the agency may have withdrawn the channel in the meantime.
      onSettled: () => queryClient.invalidateQueries({ queryKey: campaignRequestKeys.all }),
    }),
});
