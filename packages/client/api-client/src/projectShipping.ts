import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { multipart } from './multipart.ts';
import { projectKeys } from './projects.ts';
import type { Schemas } from './Schemas.ts';

/** An accepted tester with the address and the parcel. */
export type ProjectShipment = Schemas['ProjectShipment'];
/** Parcels that leave, each with its number. */
export type ProjectShipping = Schemas['ProjectShipping'];
/** Carrier, number and note of one parcel, as it was read. */
export type ProjectParcelInput = Schemas['ProjectParcelInput'];
/** What an import of numbers would do. */
export type ProjectShippingPreview = Schemas['ProjectShippingPreview'];
/** One row of it. */
export type ProjectShippingRow = Schemas['ProjectShippingRow'];
/** What an import of numbers did. */
export type ProjectShippingResult = Schemas['ProjectShippingResult'];
/** An import that can be taken back. */
export type ProjectShippingImported = Schemas['ProjectShippingImported'];
/** Which parcels to export, and as which kind of file. */
export type ProjectShippingExport = Schemas['ProjectShippingExport'];

/** A file with numbers, for one product test. */
export interface ProjectShippingFile {
  readonly projectId: number;
  readonly file: File;
  /** Carrier of rows that name none; empty without one. */
  readonly carrier: string;
}

/** Reads of the parcels of product tests. */
export const projectShippingQueries = (client: ApiClient) => ({
  /** The accepted testers with their addresses and parcels, by name. */
  shipments: (projectId: number) =>
    queryOptions({
      queryKey: [...projectKeys.one(projectId), 'shipping'] as const,
      queryFn: ({ signal }): Promise<readonly ProjectShipment[]> =>
        answerOf(
          client.http.GET('/project/shipping/getByProject/{id}', { params: { path: { id: projectId } }, signal }),
        ),
    }),
  /** The last imports of numbers, the newest first. */
  imports: (projectId: number) =>
    queryOptions({
      queryKey: [...projectKeys.one(projectId), 'shipping', 'imports'] as const,
      queryFn: ({ signal }): Promise<readonly ProjectShippingImported[]> =>
        answerOf(client.http.GET('/project/shipping/imports/{id}', { params: { path: { id: projectId } }, signal })),
    }),
});

const formOf = ({ projectId, file, carrier }: ProjectShippingFile) => ({
  projectId: String(projectId),
  file,
  ...(carrier !== '' && { carrier }),
});

/** Changes of the parcels of product tests; each reads the test again. */
export const projectShippingMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: projectKeys.all });
  return {
    /** Marks parcels as shipped; each tester hears of it. */
    ship: () =>
      mutationOptions({
        mutationFn: (shipping: ProjectShipping) =>
          confirmed(client.http.POST('/project/shipping/ship', { body: shipping })),
        onSettled: reload,
      }),
    /** Enters or corrects carrier, number and note of one parcel. */
    save: () =>
      mutationOptions({
        mutationFn: (parcel: ProjectParcelInput) =>
          confirmed(client.http.POST('/project/shipping/save', { body: parcel })),
        onSettled: reload,
      }),
    /** What an import of numbers would do, row by row. */
    preview: () =>
      mutationOptions({
        mutationFn: (input: ProjectShippingFile) =>
          answerOf(
            client.http.POST(
              '/project/shipping/import/preview',
              multipart<Schemas['ProjectShippingFile']>(formOf(input)),
            ),
          ),
      }),
    /** Takes over the numbers of a file, as its preview said. */
    importFile: () =>
      mutationOptions({
        mutationFn: ({
          plan,
          skipsInvalid,
          ...input
        }: ProjectShippingFile & { readonly plan: string; readonly skipsInvalid: boolean }) =>
          answerOf(
            client.http.POST(
              '/project/shipping/import',
              multipart<Schemas['ProjectShippingImport']>({
                ...formOf(input),
                plan,
                skipInvalidRows: skipsInvalid ? 'true' : 'false',
              }),
            ),
          ),
        onSettled: reload,
      }),
    /** Takes an import of numbers back. */
    undoImport: () =>
      mutationOptions({
        mutationFn: (reference: { projectId: number; importId: number }) =>
          answerOf(client.http.POST('/project/shipping/import/undo', { body: reference })),
        onSettled: reload,
      }),
    /** The list of parcels with addresses as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (input: ProjectShippingExport) =>
          fileOf(client.http.POST('/project/shipping/export', { body: input, parseAs: 'blob' })),
      }),
  };
};
