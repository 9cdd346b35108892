import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@resonanz/contract/named';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';

/** Filters, sort and page of the influencer list. */
export type InfluencerSearch = components['schemas']['InfluencerSearch'];
/** Search and filters that are counted beside. */
export type InfluencerCountSearch = components['schemas']['InfluencerCountSearch'];
/** How many channels each of some filters would leave. */
export type InfluencerFilterCounts = components['schemas']['InfluencerFilterCounts'];
/** Sort and page of the whole list. */
export type InfluencerListInput = NonNullable<operations['findAllInfluencers']['parameters']['query']>;
/** The filters alone. */
export type InfluencerFilters = components['schemas']['InfluencerFilters'];
/** A column the list can be sorted by. */
export type InfluencerSortKey = components['schemas']['InfluencerSortKey'];
/** A row of the list: one channel of an influencer. */
export type InfluencerChannel = components['schemas']['InfluencerChannel'];
/** A page of the list. */
export type InfluencerChannelPage = components['schemas']['InfluencerChannelPage'];
/** What to export, and as which kind of file. */
export type InfluencerExport = components['schemas']['InfluencerExport'];
/** A field a column of an import file can be mapped to. */
export type ImportField = components['schemas']['ImportField'];
/** Columns of an import file mapped to fields. */
export type ImportMapping = components['schemas']['ImportMapping'];
/** Columns found in an import file with a proposed mapping. */
export type ImportInspection = components['schemas']['ImportInspection'];
/** What an import would do. */
export type ImportPreview = components['schemas']['ImportPreview'];
/** What an import would do with one row of the file. */
export type ImportRow = components['schemas']['ImportRow'];
/** What an import did. */
export type ImportResult = components['schemas']['ImportResult'];

/** An import that added something. */
export type ImportRecord = components['schemas']['ImportRecord'];
/** What undoing an import did. */
export type ImportUndo = components['schemas']['ImportUndo'];
/** What is said about rows of an import file. */
export type ImportRemarks = components['schemas']['ImportRemarks'];

/** An import file with its mapping. */
export interface ImportInput {
  readonly file: File;
  readonly mapping: ImportMapping;
}

/** Query keys of the area. */
export const influencerKeys = {
  /** Everything of the area. */
  all: ['influencers'],
  /** Every search. */
  searches: ['influencers', 'search'],
  /** Counts beside filters. */
  filterCounts: ['influencers', 'filterCounts'],
  /** The last imports. */
  imports: ['influencers', 'imports'],
} as const;

/** Reads of the area. */
export const influencerQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list; the last page stays visible while the next one loads. */
  search: (search: InfluencerSearch) => {
    const body = { pageNumber: 0, pageSize: 10, ...search };
    return queryOptions({
      queryKey: [...influencerKeys.searches, body] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.POST('/influencer/advancedSearch', { body, signal, headers: READ })),
      placeholderData: keepPreviousData,
    });
  },
  /** How many channels some filters would leave; the last counts stay visible while the next ones load. */
  filterCounts: (body: InfluencerCountSearch = {}) =>
    queryOptions({
      queryKey: [...influencerKeys.filterCounts, body] as const,
      queryFn: ({ signal }) => answerOf(client.http.POST('/influencer/filterCounts', { body, signal, headers: READ })),
      placeholderData: keepPreviousData,
    }),
  /** One page of the whole list, without filters. */
  all: (query: InfluencerListInput = {}) =>
    queryOptions({
      queryKey: [...influencerKeys.searches, 'all', query] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/findAllInfluencers', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** The last imports that added something. */
  imports: () =>
    queryOptions({
      queryKey: influencerKeys.imports,
      queryFn: ({ signal }) => answerOf(client.http.GET('/influencer/imports', { signal })),
    }),
});
