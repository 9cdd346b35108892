import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';
import { answerOf, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { type ImportInput, type ImportRemarks, type InfluencerExport, influencerKeys } from './influencers.ts';
import { multipart } from './multipart.ts';

const importBody = ({ file, mapping }: ImportInput) =>
  multipart<components['schemas']['ImportRequest']>({ file, mapping: JSON.stringify(mapping) });

/** Changes of the area, and its files. */
export const influencerMutations = (client: ApiClient, queryClient: QueryClient) => ({
  /** The filtered list as a CSV or XLSX file. */
  exportFile: () =>
    mutationOptions({
      mutationFn: (input: InfluencerExport) =>
        fileOf(client.http.POST('/influencer/export', { body: input, parseAs: 'blob' })),
    }),
  /** Columns of an import file; writes nothing. */
  inspectImport: () =>
    mutationOptions({
      mutationFn: (file: File) =>
        answerOf(
          client.http.POST('/influencer/import/inspect', multipart<components['schemas']['ImportFile']>({ file })),
        ),
    }),
  /** What an import would do; writes nothing. */
  previewImport: () =>
    mutationOptions({
      mutationFn: (input: ImportInput) => answerOf(client.http.POST('/influencer/import/preview', importBody(input))),
    }),
  /** Rows of an import file with a remark beside each, as a file of the same kind; writes nothing. */
  faultyRows: () =>
    mutationOptions({
      mutationFn: ({ file, remarks }: { readonly file: File; readonly remarks: ImportRemarks }) => {
        const asFile = new File([JSON.stringify(remarks)], 'remarks.json', { type: 'application/json' });
        const form = multipart<components['schemas']['FaultyRowsRequest']>({ file, remarks: asFile });
        return fileOf(client.http.POST('/influencer/import/faultyRows', { ...form, parseAs: 'blob' }));
      },
    }),
  /** Imports, all or nothing. */
  importFile: () =>
    mutationOptions({
      mutationFn: (input: ImportInput) => answerOf(client.http.POST('/influencer/import', importBody(input))),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: influencerKeys.all }),
    }),
  /** Deletes what an import added; who was changed or used since stays. */
  undoImport: () =>
    mutationOptions({
      mutationFn: (body: components['schemas']['ImportReference']) =>
        answerOf(client.http.POST('/influencer/import/undo', { body })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: influencerKeys.all }),
    }),
});
