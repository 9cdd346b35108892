'use client';

import { type DefaultError, type MutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { DownloadedFile } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { useApi } from './react.tsx';

/** A call that is answered with a file. */
export type FileCall<Wanted> = MutationOptions<DownloadedFile, DefaultError, Wanted>;

/** The changes of an area whose list can be exported, for example `customerMutations`. */
export type ExportCalls<Wanted> = (
  client: ApiClient,
  queryClient: QueryClient,
) => { readonly exportFile: () => FileCall<Wanted> };

/**
 * Gives the function that has the server make a file of a list and saves it, and rejects when that fails; `load`
 * fetches the calls of the area with the first export.
 */
export function useFileExport<Wanted extends { readonly format: string }>(
  load: () => Promise<ExportCalls<Wanted>>,
): (wanted: Wanted) => Promise<void> {
  const client = useApi();
  const queryClient = useQueryClient();
  return async (wanted) => {
    const [calls, { saveExport }] = await Promise.all([load(), import('./saveExport.ts')]);
    await saveExport(queryClient, calls(client, queryClient).exportFile(), wanted);
  };
}
