import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components, operations } from '@resonanz/contract/types';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { isApiError } from './ApiError.ts';

/** Filters, sort and page of the campaign list. */
export type CampaignListInput = NonNullable<operations['findAllCampaigns']['parameters']['query']>;
/** A row of the campaign list; the select dialog gets id and name alone. */
export type CampaignListItem = components['schemas']['CampaignListItem'];
/** One campaign. */
export type Campaign = components['schemas']['Campaign'];
/** Figures of a campaign over its booked channels. */
export type CampaignStatistics = components['schemas']['CampaignStatistics'];
/** Filters, sort, state and page of a campaign's channels. */
export type CampaignInfluencerQuery = components['schemas']['CampaignInfluencerQuery'];
/** A channel in a campaign. */
export type CampaignInfluencerRow = components['schemas']['CampaignInfluencerRow'];
/** A channel in a campaign as it is sent when it is added. */
export type CampaignInfluencerEntry = components['schemas']['CampaignInfluencerEntry'];
/** A channel that is already in the campaign. */
export type ChannelCollision = components['schemas']['ChannelCollision'];
/** Acquisition, interested persons or campaign. */
export type PipelineState = components['schemas']['StateChange']['state'];

/** Channels of a campaign that change together. */
export interface CampaignInfluencerSelection {
  readonly campaignId: number;
  /** The entries; the server refuses to move more than 50 at a time. */
  readonly compaignInfluencerId: readonly number[];
}

/** Query keys of the area; everything of one campaign stands below `one(id)`. */
export const campaignKeys = {
  /** Everything of the area. */
  all: ['campaigns'],
  /** Every page of the list, and the choices of the select dialog. */
  lists: ['campaigns', 'list'],
  /** Detail, figures, counts and channels of one campaign. */
  one: (campaignId: number) => ['campaigns', 'one', campaignId],
} as const;

/** Reads of the area. */
export const campaignQueries = (client: ApiClient) => ({
  /** One page of the list. */
  list: (input: CampaignListInput) =>
    queryOptions({
      queryKey: [...campaignKeys.lists, input] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/campaign/v1/findAllCompaignData', { params: { query: input }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Id and name of every active campaign, for the select dialog. */
  choices: () =>
    queryOptions({
      queryKey: [...campaignKeys.lists, 'choices'] as const,
      queryFn: async ({ signal }): Promise<readonly CampaignListItem[]> => {
        const query = { pageNumber: -1, pageSize: -1, option: -1 };
        return (await answerOf(client.http.GET('/campaign/v1/findAllCompaignData', { params: { query }, signal }))).content;
      },
    }),
  /** One campaign. */
  detail: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'detail'] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.GET('/campaign/v1/fetchCompaignDataById/{id}', { params: { path: { id: campaignId } }, signal })),
    }),
  /** Figures of a campaign. */
  statistics: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'statistics'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/campaign/v1/statistics', { params: { query: { campaignId } }, signal })),
    }),
  /** Number of channels per pipeline state. */
  stateCounts: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'stateCounts'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/campaign/v1/StateWiseCount', { params: { query: { campaignId } }, signal })),
    }),
  /** One page of a campaign's channels in one pipeline state. */
  influencers: (query: CampaignInfluencerQuery) => {
    const body = { pageNumber: 0, pageSize: 50, ...query };
    return queryOptions({
      queryKey: [...campaignKeys.one(query.campaignId), 'influencers', body] as const,
      queryFn: ({ signal }) => answerOf(client.http.POST('/campaign/v1/getCampaignInfluencersWithPagination', { body, signal })),
      placeholderData: keepPreviousData,
    });
  },
});

/** Changes of the area; each reads the campaign concerned and the lists anew. */
export const campaignMutations = (client: ApiClient, queryClient: QueryClient) => {
  const readAnew = async (campaignIds: readonly number[]): Promise<void> => {
    await Promise.all([
      ...campaignIds.map((id) => queryClient.invalidateQueries({ queryKey: campaignKeys.one(id) })),
      queryClient.invalidateQueries({ queryKey: campaignKeys.lists }),
    ]);
  };
  return {
    /** Adds channels to the campaign named in each entry; when one is there already nothing is saved (see `channelCollisions`). */
    addInfluencers: () =>
      mutationOptions({
        mutationFn: (entries: readonly CampaignInfluencerEntry[]) =>
          answerOf(client.http.POST('/campaign/v1/addEditCompaignInfluencer', { body: [...entries] })),
        onSuccess: (_change, entries) => readAnew([...new Set(entries.map((entry) => entry.compaignDataId.compaignDataId))]),
      }),
    /** Moves channels to another pipeline state. */
    move: () =>
      mutationOptions({
        mutationFn: ({ compaignInfluencerId, state }: CampaignInfluencerSelection & { readonly state: PipelineState }) =>
          answerOf(client.http.POST('/campaign/v1/stateChange', { body: { compaignInfluencerId: [...compaignInfluencerId], state } })),
        onSettled: (_change, _error, { campaignId }) => readAnew([campaignId]),
      }),
    /** Publishes channels to the brand, or withdraws them. */
    publish: () =>
      mutationOptions({
        mutationFn: ({ compaignInfluencerId, isPublished }: CampaignInfluencerSelection & { readonly isPublished: boolean }) =>
          answerOf(
            client.http.POST('/campaign/v1/publishedStatusChange', {
              body: { compaignInfluencerId: [...compaignInfluencerId], isPublished: isPublished ? 1 : 0 },
            }),
          ),
        onSettled: (_change, _error, { campaignId }) => readAnew([campaignId]),
      }),
  };
};

/** The channels that made the server refuse an addition; empty for any other error. */
export function channelCollisions(error: unknown): readonly ChannelCollision[] {
  return isApiError(error, 'conflict') && error.code.includes('already exists') && Array.isArray(error.data)
    ? (error.data as readonly ChannelCollision[])
    : [];
}
