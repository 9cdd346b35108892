import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '@resonanz/contract/named';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import type { Schemas } from './Schemas.ts';

/** Every widget of the overview; null where its module may not be viewed, or another widget alone was asked for. */
export type WorkOverview = Schemas['WorkOverview'];
/** The name of a widget. */
export type OverviewWidget = Schemas['OverviewWidget'];
/** What is mine, what people of my region look after, or everything. */
export type OverviewScope = Schemas['OverviewScope'];
/** Whose work is shown, of which region, and whether one widget alone. */
export type OverviewQuery = NonNullable<operations['workOverview']['parameters']['query']>;
/** A running campaign. */
export type OverviewCampaign = Schemas['OverviewCampaign'];
/** A channel of a campaign on which something is due. */
export type OverviewEntry = Schemas['OverviewEntry'];
/** An open request. */
export type OverviewRequest = Schemas['OverviewRequest'];
/** An open lead whose follow-up is due. */
export type OverviewLead = Schemas['OverviewLead'];
/** A to-do that is not done. */
export type OverviewTodo = Schemas['OverviewTodo'];
/** How a watched channel has grown. */
export type OverviewGrowth = Schemas['OverviewGrowth'];

/** Query keys of the area. */
export const workOverviewKeys = {
  /** Everything of the area. */
  all: ['workOverview'],
} as const;

/** Reads of the area. */
export const workOverviewQueries = (client: ApiClient) => ({
  /** The overview; the last one stays visible while the next one loads. */
  overview: (query: OverviewQuery) =>
    queryOptions({
      queryKey: [...workOverviewKeys.all, query] as const,
      queryFn: ({ signal }): Promise<WorkOverview> =>
        answerOf(client.http.GET('/workOverview', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
});
