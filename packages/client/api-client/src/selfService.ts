import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import { campaignKeys } from './campaigns.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import { campaignEntriesNames } from './requestNames/campaignEntries.gen.ts';
import { requestAdministrationNames } from './requestNames/requestAdministration.gen.ts';
import type { Schemas } from './Schemas.ts';
import { translated } from './translated.ts';

const campaignEntriesHttp = (client: ApiClient) => translated(client, campaignEntriesNames);
const requestAdministrationHttp = (client: ApiClient) => translated(client, requestAdministrationNames);

/** A row of the list of self-service campaigns. */
export type SelfServiceItem = Schemas['SelfServiceItem'];
/** A self-service campaign with its channels and the decisions on them. */
export type SelfServiceDetails = Schemas['SelfServiceDetails'];
/** One step of the decisions on a channel. */
export type SelfServiceDecision = Schemas['SelfServiceDecision'];
/** What the brand sees of a campaign. */
export type BrandView = Schemas['CampaignRequest'];
/** Filters, sort and page of the list. */
export type SelfServiceQuery = Schemas['SelfServiceQuery'];
/** The filters alone. */
export type SelfServiceFilters = Schemas['SelfServiceFilters'];
/** A column the list can be sorted by. */
export type SelfServiceSortKey = Schemas['SelfServiceSortKey'];

/** Query keys of the area. */
export const selfServiceKeys = {
  /** Everything of the area. */
  all: ['self-service'],
  /** Every page of the list. */
  lists: ['self-service', 'list'],
  /** Everything of one campaign; it changes with the campaign. */
  one: (campaignId: number) => [...campaignKeys.one(campaignId), 'self-service'],
} as const;

/** Reads of the area. */
export const selfServiceQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list; the last page stays visible while the next one loads. */
  page: (query: SelfServiceQuery) =>
    pageOptions(selfServiceKeys.lists, query, (body, signal) =>
      answerOf(
        requestAdministrationHttp(client).POST('/campaign/selfService/getWithPagination', {
          body,
          signal,
          headers: READ,
        }),
      ),
    ),
  /** One self-service campaign with everything of its page. */
  details: (campaignId: number) =>
    queryOptions({
      queryKey: [...selfServiceKeys.one(campaignId), 'details'] as const,
      queryFn: ({ signal }): Promise<SelfServiceDetails> =>
        answerOf(
          client.http.GET('/campaign/selfService/getById/{campaignId}', { params: { path: { campaignId } }, signal }),
        ),
    }),
  /** What the brand sees of a campaign. */
  brandView: (campaignId: number) =>
    queryOptions({
      queryKey: [...selfServiceKeys.one(campaignId), 'brandView'] as const,
      queryFn: ({ signal }): Promise<BrandView> =>
        answerOf(
          client.http.GET('/campaign/selfService/brandView/{campaignId}', { params: { path: { campaignId } }, signal }),
        ),
    }),
});

/** Changes of the area; each refetches lists and pages. */
export const selfServiceMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: selfServiceKeys.all }),
      queryClient.invalidateQueries({ queryKey: campaignKeys.all }),
    ]);
  return {
    /** Publishes channels to the brand, or withdraws them. */
    publish: () =>
      mutationOptions({
        mutationFn: (body: Pick<Schemas['PublishedChange'], 'entryId' | 'isPublished'>) =>
          answerOf(
            campaignEntriesHttp(client).POST('/campaign/v1/publishedStatusChange', {
              body: { ...body, refusals: 'single' },
            }),
          ),
        onSettled: reload,
      }),
    /** Gives the brand seven more days to decide on channels. */
    extend: () =>
      mutationOptions({
        mutationFn: (entryId: number[]) =>
          answerOf(requestAdministrationHttp(client).POST('/campaign/selfService/extendOption', { body: { entryId } })),
        onSettled: reload,
      }),
    /** Reminds the brand of its open decisions. */
    remind: () =>
      mutationOptions({
        mutationFn: (campaignId: number) =>
          answerOf(
            requestAdministrationHttp(client).POST('/campaign/selfService/remindBrand', { body: { campaignId } }),
          ),
        onSettled: reload,
      }),
  };
};
