import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import { isApiError } from './ApiError.ts';
import {
  campaignKeys,
  type CampaignChange,
  type CampaignExport,
  type CampaignInfluencerEntry,
  type CampaignOutcome,
  type CampaignReport,
  type ChannelCollision,
  type CommentAudience,
  type NewCampaign,
} from './campaigns.ts';
import type { ApiClient } from './createApiClient.ts';
import { campaignsNames } from './requestNames/campaigns.gen.ts';
import type { Schemas } from './Schemas.ts';
import { translated } from './translated.ts';

const campaignsHttp = (client: ApiClient) => translated(client, campaignsNames);

/**
 * Changes of the area; each refetches the campaigns concerned and the lists. A 409 of `update` says who changed it
 * meanwhile, and when, in `data`.
 */
export const campaignMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = async (campaignIds: readonly number[]): Promise<void> => {
    await Promise.all([
      ...campaignIds.map((id) => queryClient.invalidateQueries({ queryKey: campaignKeys.one(id) })),
      queryClient.invalidateQueries({ queryKey: campaignKeys.lists }),
    ]);
  };
  const change = <Body extends { readonly campaignId: number }, Data>(send: (body: Body) => Promise<Data>) =>
    mutationOptions({
      mutationFn: send,
      onSettled: (_data: Data | undefined, _error: Error | null, body: Body) => reload([body.campaignId]),
    });
  const bulk = <Body extends { readonly campaignId: readonly number[] }>(
    send: (body: Body) => Promise<CampaignOutcome>,
  ) =>
    mutationOptions({
      mutationFn: send,
      onSettled: (_data: CampaignOutcome | undefined, _error: Error | null, body: Body) => reload(body.campaignId),
    });
  return {
    /** Adds a campaign as a draft. */
    add: () =>
      mutationOptions({
        mutationFn: (body: NewCampaign) =>
          answerOf(campaignsHttp(client).POST('/campaign/v1/addCompaignData', { body })),
        onSuccess: (campaign) => reload([campaign.campaignId]),
      }),
    /**
     * Adds channels to the campaign named in each entry; when one is there already nothing is saved (see
     * `channelCollisions`).
     */
    addInfluencers: () =>
      mutationOptions({
        mutationFn: (entries: readonly CampaignInfluencerEntry[]) =>
          answerOf(client.http.POST('/campaign/v1/addEditCompaignInfluencer', { body: [...entries] })),
        onSuccess: (_change, entries) =>
          reload([...new Set(entries.map((entry) => entry.compaignDataId.compaignDataId))]),
      }),
    /** Changes a campaign. */
    update: () =>
      change((body: CampaignChange) =>
        answerOf(campaignsHttp(client).POST('/campaign/v1/updateCompaignData', { body })),
      ),
    /** Adds a campaign, or changes the one it names. */
    save: () =>
      mutationOptions({
        mutationFn: (body: Schemas['SavedCampaign']) =>
          answerOf(campaignsHttp(client).POST('/campaign/v1/addEditCompaignData', { body })),
        onSuccess: (campaign) => reload([campaign.campaignId]),
      }),
    /** Deletes campaigns without booked channels. */
    remove: () =>
      bulk((body: Schemas['CampaignSelection']) =>
        answerOf(campaignsHttp(client).POST('/campaign/v1/deleteCompaign', { body })),
      ),
    /** Archives campaigns, or takes them out of the archive. */
    changeArchive: () =>
      bulk((body: Schemas['CampaignArchiveChange']) =>
        answerOf(campaignsHttp(client).POST('/campaign/v1/changeArchiveStatus', { body })),
      ),
    /** Activates or deactivates campaigns. */
    changeActive: () =>
      bulk((body: Schemas['CampaignActiveChange']) =>
        answerOf(campaignsHttp(client).POST('/campaign/v1/campaignActiveDeactiveStatusChanged', { body })),
      ),
    /** Changes the status. */
    changeStatus: () =>
      change((body: Schemas['CampaignStatusChange']) =>
        answerOf(campaignsHttp(client).POST('/campaign/v1/changeCampaignStatus', { body })),
      ),
    /** Changes the brand invoice status. */
    changeBrandInvoice: () =>
      change((body: Schemas['BrandInvoiceChange']) =>
        answerOf(campaignsHttp(client).POST('/campaign/v1/brandInvoiceStatusChange', { body })),
      ),
    /** Changes the brand NDA status. */
    changeBrandNda: () =>
      change((body: Schemas['BrandNdaChange']) =>
        answerOf(campaignsHttp(client).POST('/campaign/v1/updateBrandNDAStatus', { body })),
      ),
    /** Stores the key figures of this moment. */
    addKpiSnapshot: () =>
      change((body: Schemas['NewKpiSnapshot']) =>
        answerOf(campaignsHttp(client).POST('/campaign/v1/addKpiCalculation', { body })),
      ),
    /** Takes over what is known about the channels by now. */
    refreshFigures: () =>
      change((body: Schemas['CampaignReference']) =>
        answerOf(campaignsHttp(client).POST('/campaign/v1/autoUpdateCampaign', { body })),
      ),
    /** What a campaign brought, as a PDF. */
    report: () =>
      mutationOptions({
        mutationFn: ({ campaignId, language }: CampaignReport) =>
          fileOf(
            client.http.GET('/campaign/v1/report/{id}', {
              params: { path: { id: campaignId }, query: { language } },
              parseAs: 'blob',
            }),
          ),
      }),
    /** The list as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (body: CampaignExport) =>
          fileOf(campaignsHttp(client).POST('/campaign/v1/export', { body, parseAs: 'blob' })),
      }),
    /** Comments on a campaign. */
    addComment: (campaignId: number, audience: CommentAudience) =>
      mutationOptions({
        mutationFn: (text: string) =>
          answerOf(
            client.http.POST('/campaign/v1/comments/{campaignId}/add', {
              params: { path: { campaignId } },
              body: { text, audience },
            }),
          ),
        onSuccess: () => reload([campaignId]),
      }),
    /** Changes an own comment. */
    editComment: (campaignId: number) =>
      mutationOptions({
        mutationFn: (body: Schemas['CommentChange']) =>
          answerOf(
            client.http.POST('/campaign/v1/comments/{campaignId}/edit', { params: { path: { campaignId } }, body }),
          ),
        onSuccess: () => reload([campaignId]),
      }),
    /** Deletes a comment. */
    removeComment: (campaignId: number) =>
      mutationOptions({
        mutationFn: (commentId: number) =>
          confirmed(
            client.http.POST('/campaign/v1/comments/{campaignId}/delete', {
              params: { path: { campaignId } },
              body: { commentId },
            }),
          ),
        onSuccess: () => reload([campaignId]),
      }),
  };
};

/** The channels that made the server reject an addition; empty for any other error. */
export function channelCollisions(error: unknown): readonly ChannelCollision[] {
  return isApiError(error, 'conflict') && error.code.includes('already exists') && Array.isArray(error.data)
    ? (error.data as readonly ChannelCollision[])
    : [];
}
