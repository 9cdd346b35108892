import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import { isApiError } from './ApiError.ts';
import { campaignKeys } from './campaigns.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { beforeOf, olderComment } from './olderParts.ts';
import { campaignEntriesNames } from './requestNames/campaignEntries.gen.ts';
import type { Schemas } from './Schemas.ts';
import { selfServiceKeys } from './selfService.ts';
import { translated } from './translated.ts';

const campaignEntriesHttp = (client: ApiClient) => translated(client, campaignEntriesNames);

/** Filters, sort, state and page of a campaign's channels. */
export type CampaignInfluencerQuery = Schemas['CampaignInfluencerQuery'];
/** The filters alone. */
export type CampaignInfluencerFilters = Schemas['CampaignInfluencerFilters'];
/** A column the channels can be sorted by. */
export type CampaignInfluencerSortKey = Schemas['CampaignInfluencerSortKey'];
/** A column of the exported grid. */
export type CampaignInfluencerColumn = Schemas['CampaignInfluencerColumn'];
/** A channel in a campaign. */
export type CampaignInfluencerRow = Schemas['CampaignInfluencerRow'];
/** One page of a campaign's channels. */
export type CampaignInfluencerPage = Schemas['CampaignInfluencerPage'];
/** The cells of a row that staff may write; null or an empty text for no value. */
export type CampaignInfluencerFields = Schemas['CampaignInfluencerFields'];
/** Changed cells of one row, with what stood in them when the user began. */
export type CampaignInfluencerCells = Schemas['CampaignInfluencerCells'];
/** The same cells for several rows. */
export type CampaignInfluencerBulkCells = Schemas['CampaignInfluencerBulkCells'];
/** What a change of several channels did: who changed, who was rejected and why, and the rows as they are now. */
export type CampaignInfluencerOutcome = Schemas['CampaignInfluencerOutcome'];
/** Acquisition, interested persons or campaign. */
export type PipelineState = Schemas['StateChange']['state'];
/** Channels found for the add row. */
export type FoundChannels = Schemas['FoundChannels'];
/** A channel found for the add row, with whether it is in the campaign already. */
export type FoundChannel = Schemas['FoundChannel'];
/** What to export of the grid, and as which kind of file. */
export type CampaignInfluencerExport = Schemas['CampaignInfluencerExport'];

/** Channels of a campaign that change together. */
export interface CampaignInfluencerSelection {
  readonly campaignId: number;
  /** The entries; the server rejects moving more than 50 at a time. */
  readonly entryId: readonly number[];
}

/** What the add row asks for: a channel, or a name, handle or address. */
export interface ChannelSearch {
  readonly campaignId: number;
  readonly channelId?: number;
  readonly platform?: Schemas['Platform'];
  readonly text?: string;
}

type WithCampaign<Body extends { readonly entryId: unknown }> = Omit<Body, 'entryId'> & CampaignInfluencerSelection;

/** What is sent: the campaign is known by its entries. */
function bodyOf<Body extends CampaignInfluencerSelection>(selection: Body) {
  const body: Omit<Body, 'campaignId'> & { campaignId?: number } = { ...selection };
  delete body.campaignId;
  return { ...(body as Omit<Body, 'campaignId'>), entryId: [...selection.entryId] };
}

/** Query keys below `campaignKeys.one(id)`: a live event of the entries makes these stale. */
export const campaignEntryKeys = {
  /** Every page of a campaign's channels. */
  rows: (campaignId: number) => [...campaignKeys.one(campaignId), 'influencers'] as const,
  /** The comments on one channel. */
  comments: (campaignId: number, entryId: number) =>
    [...campaignKeys.one(campaignId), 'comments', 'entry', entryId] as const,
  /** What happened to one channel. */
  history: (campaignId: number, entryId: number) =>
    [...campaignKeys.one(campaignId), 'history', 'entry', entryId] as const,
} as const;

/** Reads of a campaign's channels. */
export const campaignEntryQueries = (client: ApiClient) => ({
  /** One page of a campaign's channels in one pipeline state; the last page stays visible while the next one loads. */
  page: (query: CampaignInfluencerQuery) => {
    const body = { pageNumber: 0, pageSize: 50, ...query };
    return queryOptions({
      queryKey: [...campaignEntryKeys.rows(query.campaignId), body] as const,
      queryFn: ({ signal }) =>
        answerOf(
          campaignEntriesHttp(client).POST('/campaign/v1/getCampaignInfluencersWithPagination', {
            body,
            signal,
            headers: READ,
          }),
        ),
      placeholderData: keepPreviousData,
    });
  },
  /** Every channel of a campaign, or of one of its states. */
  all: (campaignId: number, state?: PipelineState) =>
    queryOptions({
      queryKey: [...campaignEntryKeys.rows(campaignId), 'all', state ?? null] as const,
      queryFn: ({ signal }) =>
        answerOf(
          client.http.GET('/campaign/v1/WithoutPagination', {
            params: { query: { campaignId, ...(state === undefined ? {} : { state }) } },
            signal,
          }),
        ),
    }),
  /** Channels for the add row, each with whether it is in the campaign already. */
  find: ({ campaignId, ...search }: ChannelSearch) =>
    queryOptions({
      queryKey: [...campaignKeys.one(campaignId), 'find', search] as const,
      queryFn: ({ signal }) =>
        answerOf(
          campaignEntriesHttp(client).GET('/campaign/v1/checkAndGetInfluencerChannel', {
            params: { query: { campaignId, ...search } },
            signal,
          }),
        ),
    }),
  /** Comments on a channel for one audience, each part oldest first; older parts come on request. */
  comments: (campaignId: number, entryId: number, audience: Schemas['CommentAudience']) =>
    infiniteQueryOptions({
      queryKey: [...campaignEntryKeys.comments(campaignId, entryId), audience] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/campaign/v1/influencerComments/{compaignInfluencerId}', {
            params: { path: { compaignInfluencerId: entryId }, query: { audience, ...beforeOf(pageParam) } },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: olderComment,
    }),
  /** What happened to a channel, the newest first; older parts come on request. */
  history: (campaignId: number, entryId: number) =>
    infiniteQueryOptions({
      queryKey: [...campaignEntryKeys.history(campaignId, entryId)] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/campaign/v1/influencerHistory/{compaignInfluencerId}', {
            params: { path: { compaignInfluencerId: entryId }, query: beforeOf(pageParam) },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ older }) => older,
    }),
});

/** Puts rows as the server has them now into every cached page that shows them. */
export function patchCampaignRows(
  queryClient: QueryClient,
  campaignId: number,
  rows: readonly CampaignInfluencerRow[],
): void {
  const fresh = new Map(rows.map((row) => [row.entryId, row]));
  const patched = (row: CampaignInfluencerRow): CampaignInfluencerRow => fresh.get(row.entryId) ?? row;
  queryClient.setQueriesData<CampaignInfluencerPage | CampaignInfluencerRow[]>(
    { queryKey: campaignEntryKeys.rows(campaignId) },
    (cached) => {
      if (cached === undefined) return cached;
      return Array.isArray(cached) ? cached.map(patched) : { ...cached, content: cached.content.map(patched) };
    },
  );
}

/** The row as it is now, from a 409 of `saveCells`; undefined for any other error. */
export function freshRowOf(error: unknown): CampaignInfluencerRow | undefined {
  if (!isApiError(error, 'conflict') || typeof error.data !== 'object' || error.data === null || !('row' in error.data))
    return undefined;
  return error.data.row as CampaignInfluencerRow;
}

/**
 * Who stands in the way of a change that happens to all or to none (`refusals: 'whole'`), from its 409; empty for any
 * other error.
 */
export function refusedOf(error: unknown): CampaignInfluencerOutcome['refused'] {
  if (
    !isApiError(error, 'conflict') ||
    typeof error.data !== 'object' ||
    error.data === null ||
    !('refused' in error.data)
  )
    return [];
  return error.data.refused as CampaignInfluencerOutcome['refused'];
}

/**
 * Changes of a campaign's channels. Those that change several answer who changed and who was rejected, and why; the
 * rows they send back stand in the cached pages at once, and what depends on them is refetched.
 */
export const campaignEntryMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = async (campaignIds: readonly number[]): Promise<void> => {
    await Promise.all([
      ...campaignIds.map((id) => queryClient.invalidateQueries({ queryKey: campaignKeys.one(id) })),
      queryClient.invalidateQueries({ queryKey: campaignKeys.lists }),
    ]);
  };
  const bulk = <Body extends CampaignInfluencerSelection>(send: (body: Body) => Promise<CampaignInfluencerOutcome>) =>
    mutationOptions({
      mutationFn: send,
      onSuccess: ({ rows }: CampaignInfluencerOutcome, { campaignId }: Body) =>
        patchCampaignRows(queryClient, campaignId, rows),
      onSettled: (_outcome: CampaignInfluencerOutcome | undefined, _error: Error | null, { campaignId }: Body) =>
        reload([campaignId]),
    });
  return {
    /**
     * Saves cells of one row; 422 names the fields, 409 carries the row as it is now (see `freshRowOf`). Sums are read
     * again, the page is not.
     */
    saveCells: () =>
      mutationOptions({
        mutationFn: ({ entryId, fields, expected }: CampaignInfluencerCells & { readonly campaignId: number }) =>
          answerOf(
            campaignEntriesHttp(client).POST('/campaign/v1/updateCampaignInfluencer', {
              body: { entryId, fields, expected },
            }),
          ),
        onSuccess: (row, { campaignId }) => {
          patchCampaignRows(queryClient, campaignId, [row]);
          void queryClient.invalidateQueries({ queryKey: [...campaignKeys.one(campaignId), 'statistics'] });
        },
        onError: (error, { campaignId }) => {
          const row = freshRowOf(error);
          if (row) patchCampaignRows(queryClient, campaignId, [row]);
        },
      }),
    /** Sets the same cells of several rows. */
    setCells: () =>
      bulk((body: WithCampaign<CampaignInfluencerBulkCells>) =>
        answerOf(campaignEntriesHttp(client).POST('/campaign/v1/updateCampaignInfluencers', { body: bodyOf(body) })),
      ),
    /** Deletes channels from a campaign. */
    remove: () =>
      bulk((body: CampaignInfluencerSelection) =>
        answerOf(campaignEntriesHttp(client).POST('/campaign/v1/deleteCompaignInfluencer', { body: bodyOf(body) })),
      ),
    /** Moves channels to another pipeline state, at most 50. */
    move: () =>
      bulk((body: WithCampaign<Schemas['StateChange']>) =>
        answerOf(
          campaignEntriesHttp(client).POST('/campaign/v1/stateChange', {
            body: { refusals: 'single', ...bodyOf(body) },
          }),
        ),
      ),
    /**
     * Publishes channels to the brand, or withdraws them; without `refusals: 'single'` all or none, for the brand is
     * notified at once.
     */
    publish: () =>
      bulk((body: WithCampaign<Schemas['PublishedChange']>) =>
        answerOf(campaignEntriesHttp(client).POST('/campaign/v1/publishedStatusChange', { body: bodyOf(body) })),
      ),
    /** Changes the content status. */
    changeContentStatus: () =>
      bulk((body: WithCampaign<Schemas['ContentStatusChange']>) =>
        answerOf(campaignEntriesHttp(client).POST('/campaign/v1/contentStatusChange', { body: bodyOf(body) })),
      ),
    /** Notes the brand's decision on the final content. */
    changeFinalContentStatus: () =>
      bulk((body: WithCampaign<Schemas['FinalContentStatusChange']>) =>
        answerOf(campaignEntriesHttp(client).POST('/campaign/v1/finalContentStatusChange', { body: bodyOf(body) })),
      ),
    /** Changes the invoice status. */
    changeInvoiceStatus: () =>
      bulk((body: WithCampaign<Schemas['InvoiceStatusChange']>) =>
        answerOf(campaignEntriesHttp(client).POST('/campaign/v1/invoiceStatusChange', { body: bodyOf(body) })),
      ),
    /** Notes the brand's decision on channels, or offers them again. */
    changeBrandStatus: () =>
      bulk((body: WithCampaign<Schemas['BrandStatusChange']>) =>
        answerOf(campaignEntriesHttp(client).POST('/campaign/v1/brandStatusChange', { body: bodyOf(body) })),
      ),
    /** Changes whether channels have signed their NDA. */
    changeNdaSigned: () =>
      bulk((body: WithCampaign<Schemas['NdaSignedChange']>) =>
        answerOf(campaignEntriesHttp(client).POST('/campaign/v1/updateNdaSignedStatus', { body: bodyOf(body) })),
      ),
    /** Changes the interest status. */
    changeInterest: () =>
      bulk((body: WithCampaign<Schemas['InterestChange']>) =>
        answerOf(campaignEntriesHttp(client).POST('/campaign/v1/changeBrandInterestStatus', { body: bodyOf(body) })),
      ),
    /** The channels of one state as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (body: CampaignInfluencerExport) =>
          fileOf(campaignEntriesHttp(client).POST('/campaign/v1/exportCampaignInfluencers', { body, parseAs: 'blob' })),
      }),
    /** Comments on a channel. */
    addComment: (campaignId: number, entryId: number, audience: Schemas['CommentAudience']) =>
      mutationOptions({
        mutationFn: (text: string) =>
          answerOf(
            client.http.POST('/campaign/v1/influencerComments/{compaignInfluencerId}/add', {
              params: { path: { compaignInfluencerId: entryId } },
              body: { text, audience },
            }),
          ),
        onSuccess: () => reload([campaignId]),
      }),
    /** Changes an own comment on a channel. */
    editComment: (campaignId: number, entryId: number) =>
      mutationOptions({
        mutationFn: (body: Schemas['CommentChange']) =>
          answerOf(
            client.http.POST('/campaign/v1/influencerComments/{compaignInfluencerId}/edit', {
              params: { path: { compaignInfluencerId: entryId } },
              body,
            }),
          ),
        onSuccess: () => queryClient.invalidateQueries({ queryKey: campaignEntryKeys.comments(campaignId, entryId) }),
      }),
    /** Deletes a comment on a channel. */
    removeComment: (campaignId: number, entryId: number) =>
      mutationOptions({
        mutationFn: (commentId: number) =>
          confirmed(
            client.http.POST('/campaign/v1/influencerComments/{compaignInfluencerId}/delete', {
              params: { path: { compaignInfluencerId: entryId } },
              body: { commentId },
            }),
          ),
        onSuccess: () => reload([campaignId]),
      }),
    /** Reports that the comments on a channel were read up to one of them. */
    readComments: (entryId: number) =>
      mutationOptions({
        mutationFn: (commentId: number) =>
          confirmed(
            client.http.POST('/campaign/v1/influencerComments/{compaignInfluencerId}/read', {
              params: { path: { compaignInfluencerId: entryId } },
              body: { commentId },
            }),
          ),
        onSuccess: () => queryClient.invalidateQueries({ queryKey: selfServiceKeys.lists }),
      }),
  };
};
