import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { sendFile } from './files.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** A brand as testers see it; it has no account. */
export type TesterBrand = Schemas['TesterBrand'];
/** A brand by its name, for lists to choose from and to sort. */
export type TesterBrandName = Schemas['TesterBrandName'];
/** A brand as it is saved: without `testerBrandId` a new one, else with `updatedAt` as it was read. */
export type TesterBrandInput = Schemas['TesterBrandInput'];
/** Filters, sort and page of the list. */
export type TesterBrandQuery = Schemas['TesterBrandQuery'];
/** The filters of the list. */
export type TesterBrandFilters = Schemas['TesterBrandFilters'];
/** What the list can be sorted by. */
export type TesterBrandSortKey = Schemas['TesterBrandSortKey'];
/** Shows a brand to testers, or hides it. */
export type TesterBrandStatusChange = Schemas['TesterBrandStatusChange'];
/** The order of the brands, as it was read and as it should be. */
export type TesterBrandOrder = Schemas['TesterBrandOrder'];
/** The filtered list as a file. */
export type TesterBrandExport = Schemas['TesterBrandExport'];

/** Query keys of the area. */
export const testerBrandKeys = {
  /** Everything of the area. */
  all: ['tester-brands'],
  /** Every page of the list. */
  lists: ['tester-brands', 'list'],
} as const;

/** Reads of the area. */
export const testerBrandQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list. */
  page: (query: TesterBrandQuery) =>
    pageOptions(testerBrandKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/testerBrand/getWithPagination', { body, signal, headers: READ })),
    ),
  /** The one with this id. */
  one: (testerBrandId: number) =>
    queryOptions({
      queryKey: [...testerBrandKeys.all, 'one', testerBrandId] as const,
      queryFn: ({ signal }): Promise<TesterBrand> =>
        answerOf(client.http.GET('/testerBrand/getById/{id}', { params: { path: { id: testerBrandId } }, signal })),
    }),
  /** All brands by their names, in their order. */
  order: () =>
    queryOptions({
      queryKey: [...testerBrandKeys.all, 'order'] as const,
      queryFn: ({ signal }): Promise<readonly TesterBrandName[]> =>
        answerOf(client.http.GET('/testerBrand/getOrder', { signal })),
    }),
});

/** Changes of the area. */
export const testerBrandMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: testerBrandKeys.all });
  return {
    /** Adds a brand or changes it. */
    save: () =>
      mutationOptions({
        mutationFn: (input: TesterBrandInput) => answerOf(client.http.POST('/testerBrand/save', { body: input })),
        onSettled: reload,
      }),
    /** Stores another logo of a brand. */
    changeLogo: () =>
      mutationOptions({
        mutationFn: ({ testerBrandId, logo }: { testerBrandId: number; logo: File }) =>
          sendFile(client, { subject: 'testerBrand', subjectId: testerBrandId, kind: 'profile', file: logo }),
        onSettled: reload,
      }),
    /** Takes the logo of a brand away. */
    removeLogo: () =>
      mutationOptions({
        mutationFn: (fileId: number) => confirmed(client.http.POST('/files/delete', { body: { fileId } })),
        onSettled: reload,
      }),
    /** Deletes a brand without projects. */
    remove: () =>
      mutationOptions({
        mutationFn: (testerBrandId: number) =>
          confirmed(client.http.POST('/testerBrand/delete', { body: { testerBrandId } })),
        onSettled: reload,
      }),
    /** Shows a brand to testers, or hides it. */
    changeStatus: () =>
      mutationOptions({
        mutationFn: (change: TesterBrandStatusChange) =>
          answerOf(client.http.POST('/testerBrand/changeStatus', { body: change })),
        onSettled: reload,
      }),
    /** Stores the order of the brands. */
    sort: () =>
      mutationOptions({
        mutationFn: (order: TesterBrandOrder) => confirmed(client.http.POST('/testerBrand/sort', { body: order })),
        onSettled: reload,
      }),
    /** The filtered list as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (input: TesterBrandExport) =>
          fileOf(client.http.POST('/testerBrand/export', { body: input, parseAs: 'blob' })),
      }),
  };
};
