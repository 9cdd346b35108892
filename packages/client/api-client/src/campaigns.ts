import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '@resonanz/contract/named';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { beforeOf, olderComment } from './olderParts.ts';
import { campaignsNames } from './requestNames/campaigns.gen.ts';
import type { Schemas } from './Schemas.ts';
import { translated } from './translated.ts';

const campaignsHttp = (client: ApiClient) => translated(client, campaignsNames);

/** Filters, sort and page of the campaign list. */
export type CampaignListInput = NonNullable<operations['findAllCampaigns']['parameters']['query']>;
/** The filters alone, as the export takes them. */
export type CampaignFilters = Schemas['CampaignFilters'];
/** What a part of a campaign's history is about. */
export type CampaignHistoryKind = Schemas['CampaignHistoryKind'];
/** Narrows the history of a campaign: what it is about, and who did it. */
export interface CampaignHistoryFilter {
  /** What it is about; everything when left out. */
  readonly kind?: CampaignHistoryKind;
  /** Who did it; everybody when left out. */
  readonly userId?: number;
}
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
/** What the creators are to know. */
export type CampaignBriefing = Schemas['CampaignBriefing'];
/** A form filled in from another campaign or a request. */
export type CampaignDraft = Schemas['CampaignDraft'];
/** A new campaign. */
export type NewCampaign = Schemas['NewCampaign'];
/** Changed fields of a campaign, with `updatedAt` as it was read. */
export type CampaignChange = Schemas['CampaignChange'];
/** Customers, people and categories a campaign form chooses from. */
export type CampaignChoices = Schemas['CampaignChoices'];
/** What a change of several campaigns did: which changed, which were rejected and why. */
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
      queryFn: ({ signal }) =>
        answerOf(campaignsHttp(client).GET('/campaign/v1/findAllCompaignData', { params: { query: input }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Id and name of every active campaign, for the select dialog. */
  choices: () =>
    queryOptions({
      queryKey: [...campaignKeys.lists, 'choices'] as const,
      queryFn: async ({ signal }): Promise<readonly CampaignListItem[]> => {
        const query = { pageNumber: -1, pageSize: -1, option: -1 };
        return (
          await answerOf(campaignsHttp(client).GET('/campaign/v1/findAllCompaignData', { params: { query }, signal }))
        ).content;
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
      queryFn: ({ signal }) =>
        answerOf(
          client.http.GET('/campaign/v1/getcompaignDataFromSearchTextField', { params: { query: { text } }, signal }),
        ),
      placeholderData: keepPreviousData,
    }),
  /** Highest budget of a campaign, in euros; the end of the range filter. */
  maxBudget: () =>
    queryOptions({
      queryKey: [...campaignKeys.lists, 'maxBudget'] as const,
      queryFn: async ({ signal }) =>
        (await answerOf(client.http.GET('/campaign/v1/findMaxBudget', { signal }))).maxBudget,
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
      queryFn: ({ signal }) =>
        answerOf(client.http.GET('/campaign/v1/getCampaignDraft', { params: { query: source }, signal })),
    }),
  /** One campaign. */
  detail: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'detail'] as const,
      queryFn: ({ signal }) =>
        answerOf(
          client.http.GET('/campaign/v1/fetchCompaignDataById/{id}', { params: { path: { id: campaignId } }, signal }),
        ),
    }),
  /** Figures of a campaign. */
  statistics: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'statistics'] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.GET('/campaign/v1/statistics', { params: { query: { campaignId } }, signal })),
    }),
  /** Number of channels per pipeline state. */
  stateCounts: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'stateCounts'] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.GET('/campaign/v1/StateWiseCount', { params: { query: { campaignId } }, signal })),
    }),
  /** Stored key figures, the newest first. */
  kpiSnapshots: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'kpiSnapshots'] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.GET('/campaign/v1/getKpiCalculations', { params: { query: { campaignId } }, signal })),
    }),
  /** Comments on a campaign for one audience, each part oldest first; older parts come on request. */
  comments: (campaignId: number, audience: CommentAudience) =>
    infiniteQueryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'comments', 'campaign', audience] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/campaign/v1/comments/{campaignId}', {
            params: { path: { campaignId }, query: { audience, ...beforeOf(pageParam) } },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: olderComment,
    }),
  /**
   * What happened to a campaign and its channels, the newest first, perhaps of one kind or one person; older parts come
   * on request.
   */
  history: (campaignId: number, wanted: CampaignHistoryFilter = {}) =>
    infiniteQueryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'history', 'campaign', wanted] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/campaign/v1/history/{campaignId}', {
            params: { path: { campaignId }, query: { ...wanted, ...beforeOf(pageParam) } },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
      initialPageParam: null as number | null,
      getNextPageParam: ({ older }) => older,
    }),
});
