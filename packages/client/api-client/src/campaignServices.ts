import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import type { Schemas } from './Schemas.ts';

/** Something the agency offers, with the price of today and the next one. */
export type CampaignService = Schemas['CampaignService'];
/** A price of a service and the days for which it counts. */
export type CampaignServicePrice = Schemas['CampaignServicePrice'];
/** Names of a service, and whether it is offered; `updatedAt` as it was read. */
export type CampaignServiceUpdate = Schemas['CampaignServiceUpdate'];
/** A price from a day on. */
export type NewCampaignServicePrice = Schemas['NewCampaignServicePrice'];

/** Query keys of the area. */
export const campaignServiceKeys = {
  /** Everything of the area. */
  all: ['campaign-services'],
  /** The services. */
  list: ['campaign-services', 'list'],
  /** The prices of one service. */
  prices: (campaignServiceId: number) => ['campaign-services', 'prices', campaignServiceId],
} as const;

/** Reads of the area. */
export const campaignServiceQueries = (client: ApiClient) => ({
  /** Everything the agency offers, in its order. */
  list: () =>
    queryOptions({
      queryKey: campaignServiceKeys.list,
      queryFn: ({ signal }): Promise<readonly CampaignService[]> =>
        answerOf(client.http.GET('/campaignService/getAll', { signal })),
    }),
  /** The prices of a service, the newest first. */
  prices: (campaignServiceId: number) =>
    queryOptions({
      queryKey: campaignServiceKeys.prices(campaignServiceId),
      queryFn: ({ signal }): Promise<readonly CampaignServicePrice[]> =>
        answerOf(
          client.http.GET('/campaignService/getPrices/{campaignServiceId}', {
            params: { path: { campaignServiceId } },
            signal,
          }),
        ),
    }),
});

/** Changes of the area; services and prices are refetched afterwards. */
export const campaignServiceMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: campaignServiceKeys.all });
  return {
    /** Changes the names of a service, or puts it aside. */
    update: () =>
      mutationOptions({
        mutationFn: (body: CampaignServiceUpdate) => answerOf(client.http.POST('/campaignService/update', { body })),
        onSettled: reload,
      }),
    /** Gives a service a price from a day on. */
    addPrice: () =>
      mutationOptions({
        mutationFn: (body: NewCampaignServicePrice) =>
          answerOf(client.http.POST('/campaignService/addPrice', { body })),
        onSettled: reload,
      }),
    /** Takes a planned price back. */
    removePrice: () =>
      mutationOptions({
        mutationFn: (campaignServicePriceId: number) =>
          answerOf(client.http.POST('/campaignService/removePrice', { body: { campaignServicePriceId } })),
        onSettled: reload,
      }),
  };
};
