import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components, operations } from '@resonanz/contract/types';
import { answerOf, confirmed, fileOf } from './answer.ts';
import { beforeOf, olderComment } from './olderParts.ts';
import type { ApiClient } from './createApiClient.ts';
import { isApiError } from './ApiError.ts';

type Schemas = components['schemas'];

/** Filters, sort and page of the campaign list. */
export type CampaignListInput = NonNullable<operations['findAllCampaigns']['parameters']['query']>;
/** The filters alone, as the export takes them. */
export type CampaignFilters = Schemas['CampaignFilters'];
/** A column the list can be sorted by. */
export type CampaignSortKey = Schemas['CampaignSortKey'];
/** A row of the campaign list; the select dialog gets id and name alone. */
export type CampaignListItem = Schemas['CampaignListItem'];
/** Id, name and customer of a campaign. */
export type CampaignName = Schemas['CampaignName'];
/** One campaign. */
export type Campaign = Schemas['Campaign'];
/** What a campaign is to reach. */
export type CampaignGoals = Schemas['CampaignGoals'];
/** What the creators are told. */
export type CampaignBriefing = Schemas['CampaignBriefing'];
/** A form filled in from another campaign or a request. */
export type CampaignDraft = Schemas['CampaignDraft'];
/** A new campaign. */
export type NewCampaign = Schemas['NewCampaign'];
/** Changed fields of a campaign, with `updatedAt` as it was read. */
export type CampaignChange = Schemas['CampaignChange'];
/** Customers, people and categories a campaign form chooses from. */
export type CampaignChoices = Schemas['CampaignChoices'];
/** What a change of several campaigns did: which changed, which were refused and why. */
export type CampaignOutcome = Schemas['CampaignOutcome'];
/** Figures of a campaign over its booked channels. */
export type CampaignStatistics = Schemas['CampaignStatistics'];
/** Key figures as they were at one moment. */
export type KpiSnapshot = Schemas['KpiSnapshot'];
/** A channel as it is sent when it is added to a campaign. */
export type CampaignInfluencerEntry = Schemas['CampaignInfluencerEntry'];
/** A channel that is already in the campaign. */
export type ChannelCollision = Schemas['ChannelCollision'];
/** A comment on a campaign or one of its channels. */
export type CampaignComment = Schemas['Comment'];
/** Who reads a comment: the agency alone, or the brand too. */
export type CommentAudience = Schemas['CommentAudience'];
/** What to export of the list, and as which kind of file. */
export type CampaignExport = Schemas['CampaignExport'];

/** Where a draft comes from. */
export type CampaignDraftSource = { readonly copyOf: number } | { readonly campaignRequestId: number };

/** Of which campaign a report is wanted, and in which language. */
export interface CampaignReport {
  readonly campaignId: number;
  readonly language: 'de' | 'en';
}

/** Query keys of the area; everything of one campaign stands below `one(id)`. */
export const campaignKeys = {
  /** Everything of the area. */
  all: ['campaigns'],
  /** Every page of the list, and the choices of the select dialog. */
  lists: ['campaigns', 'list'],
  /** Detail, figures, counts, channels, comments and history of one campaign. */
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
  /** Id and name of every campaign, archived and inactive ones included. */
  names: () =>
    queryOptions({
      queryKey: [...campaignKeys.lists, 'names'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/campaign/v1/getAllCampaignNameAndId', { signal })),
    }),
  /** At most twenty campaigns whose name or customer contains a text. */
  byText: (text: string) =>
    queryOptions({
      queryKey: [...campaignKeys.lists, 'text', text] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/campaign/v1/getcompaignDataFromSearchTextField', { params: { query: { text } }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Highest budget of a campaign, in euros; the end of the range filter. */
  maxBudget: () =>
    queryOptions({
      queryKey: [...campaignKeys.lists, 'maxBudget'] as const,
      queryFn: async ({ signal }) => (await answerOf(client.http.GET('/campaign/v1/findMaxBudget', { signal }))).maxBudget,
    }),
  /** What the form and the filters choose from. */
  formChoices: () =>
    queryOptions({
      queryKey: [...campaignKeys.all, 'formChoices'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/campaign/v1/getCampaignChoices', { signal })),
    }),
  /** A form filled in from another campaign or from a brand's request; saves nothing. */
  draft: (source: CampaignDraftSource) =>
    queryOptions({
      queryKey: [...campaignKeys.all, 'draft', source] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/campaign/v1/getCampaignDraft', { params: { query: source }, signal })),
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
  /** Stored key figures, the newest first. */
  kpiSnapshots: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'kpiSnapshots'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/campaign/v1/getKpiCalculations', { params: { query: { campaignId } }, signal })),
    }),
  /** Comments on a campaign for one audience, each part oldest first; older parts come on request. */
  comments: (campaignId: number, audience: CommentAudience) =>
    infiniteQueryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'comments', 'campaign', audience] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(client.http.GET('/campaign/v1/comments/{campaignId}', { params: { path: { campaignId }, query: { audience, ...beforeOf(pageParam) } }, signal })),
      initialPageParam: null as number | null,
      getNextPageParam: olderComment,
    }),
  /** What happened to a campaign, the newest first; older parts come on request. */
  history: (campaignId: number) =>
    infiniteQueryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'history', 'campaign'] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(client.http.GET('/campaign/v1/history/{campaignId}', { params: { path: { campaignId }, query: beforeOf(pageParam) }, signal })),
      initialPageParam: null as number | null,
      getNextPageParam: ({ older }) => older,
    }),
});

/** Changes of the area; each reads the campaigns concerned and the lists anew. A 409 of `update` says who changed it meanwhile, and when, in `data`. */
export const campaignMutations = (client: ApiClient, queryClient: QueryClient) => {
  const readAnew = async (campaignIds: readonly number[]): Promise<void> => {
    await Promise.all([
      ...campaignIds.map((id) => queryClient.invalidateQueries({ queryKey: campaignKeys.one(id) })),
      queryClient.invalidateQueries({ queryKey: campaignKeys.lists }),
    ]);
  };
  const change = <Body extends { readonly compaignDataId: number }, Data>(send: (body: Body) => Promise<Data>) =>
    mutationOptions({ mutationFn: send, onSettled: (_data: Data | undefined, _error: Error | null, body: Body) => readAnew([body.compaignDataId]) });
  const bulk = <Body extends { readonly compaignDataId: readonly number[] }>(send: (body: Body) => Promise<CampaignOutcome>) =>
    mutationOptions({ mutationFn: send, onSettled: (_data: CampaignOutcome | undefined, _error: Error | null, body: Body) => readAnew(body.compaignDataId) });
  return {
    /** Adds a campaign as a draft. */
    add: () =>
      mutationOptions({
        mutationFn: (body: NewCampaign) => answerOf(client.http.POST('/campaign/v1/addCompaignData', { body })),
        onSuccess: (campaign) => readAnew([campaign.compaignDataId]),
      }),
    /** Adds channels to the campaign named in each entry; when one is there already nothing is saved (see `channelCollisions`). */
    addInfluencers: () =>
      mutationOptions({
        mutationFn: (entries: readonly CampaignInfluencerEntry[]) =>
          answerOf(client.http.POST('/campaign/v1/addEditCompaignInfluencer', { body: [...entries] })),
        onSuccess: (_change, entries) => readAnew([...new Set(entries.map((entry) => entry.compaignDataId.compaignDataId))]),
      }),
    /** Changes a campaign. */
    update: () => change((body: CampaignChange) => answerOf(client.http.POST('/campaign/v1/updateCompaignData', { body }))),
    /** Adds a campaign, or changes the one it names. */
    save: () =>
      mutationOptions({
        mutationFn: (body: Schemas['SavedCampaign']) => answerOf(client.http.POST('/campaign/v1/addEditCompaignData', { body })),
        onSuccess: (campaign) => readAnew([campaign.compaignDataId]),
      }),
    /** Deletes campaigns without booked channels. */
    remove: () => bulk((body: Schemas['CampaignSelection']) => answerOf(client.http.POST('/campaign/v1/deleteCompaign', { body }))),
    /** Archives campaigns, or takes them out of the archive. */
    changeArchive: () => bulk((body: Schemas['CampaignArchiveChange']) => answerOf(client.http.POST('/campaign/v1/changeArchiveStatus', { body }))),
    /** Activates or deactivates campaigns. */
    changeActive: () => bulk((body: Schemas['CampaignActiveChange']) => answerOf(client.http.POST('/campaign/v1/campaignActiveDeactiveStatusChanged', { body }))),
    /** Changes the status. */
    changeStatus: () => change((body: Schemas['CampaignStatusChange']) => answerOf(client.http.POST('/campaign/v1/changeCampaignStatus', { body }))),
    /** Changes the brand invoice status. */
    changeBrandInvoice: () => change((body: Schemas['BrandInvoiceChange']) => answerOf(client.http.POST('/campaign/v1/brandInvoiceStatusChange', { body }))),
    /** Changes the brand NDA status. */
    changeBrandNda: () => change((body: Schemas['BrandNdaChange']) => answerOf(client.http.POST('/campaign/v1/updateBrandNDAStatus', { body }))),
    /** Stores the key figures of this moment. */
    addKpiSnapshot: () => change((body: Schemas['NewKpiSnapshot']) => answerOf(client.http.POST('/campaign/v1/addKpiCalculation', { body }))),
    /** Takes over what is known about the channels by now. */
    refreshFigures: () => change((body: Schemas['CampaignReference']) => answerOf(client.http.POST('/campaign/v1/autoUpdateCampaign', { body }))),
    /** What a campaign brought, as a PDF. */
    report: () =>
      mutationOptions({
        mutationFn: ({ campaignId, language }: CampaignReport) =>
          fileOf(client.http.GET('/campaign/v1/report/{id}', { params: { path: { id: campaignId }, query: { language } }, parseAs: 'blob' })),
      }),
    /** The list as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({ mutationFn: (body: CampaignExport) => fileOf(client.http.POST('/campaign/v1/export', { body, parseAs: 'blob' })) }),
    /** Comments on a campaign. */
    addComment: (campaignId: number, audience: CommentAudience) =>
      mutationOptions({
        mutationFn: (text: string) => answerOf(client.http.POST('/campaign/v1/comments/{campaignId}/add', { params: { path: { campaignId } }, body: { text, audience } })),
        onSuccess: () => readAnew([campaignId]),
      }),
    /** Changes an own comment. */
    editComment: (campaignId: number) =>
      mutationOptions({
        mutationFn: (body: Schemas['CommentChange']) => answerOf(client.http.POST('/campaign/v1/comments/{campaignId}/edit', { params: { path: { campaignId } }, body })),
        onSuccess: () => readAnew([campaignId]),
      }),
    /** Deletes a comment. */
    removeComment: (campaignId: number) =>
      mutationOptions({
        mutationFn: (commentId: number) =>
          confirmed(client.http.POST('/campaign/v1/comments/{campaignId}/delete', { params: { path: { campaignId } }, body: { commentId } })),
        onSuccess: () => readAnew([campaignId]),
      }),
  };
};

/** The channels that made the server refuse an addition; empty for any other error. */
export function channelCollisions(error: unknown): readonly ChannelCollision[] {
  return isApiError(error, 'conflict') && error.code.includes('already exists') && Array.isArray(error.data)
    ? (error.data as readonly ChannelCollision[])
    : [];
}
