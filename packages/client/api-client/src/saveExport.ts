import type { QueryClient } from '@tanstack/react-query';
import { runMutation } from './runMutation.ts';
import { saveDownload } from './saveDownload.ts';
import type { FileCall } from './useFileExport.ts';

/** Makes the file that is wanted and saves it; loaded with the first export. */
export async function saveExport<Wanted extends { readonly format: string }>(
  queryClient: QueryClient,
  call: FileCall<Wanted>,
  wanted: Wanted,
): Promise<void> {
  saveDownload(await runMutation(queryClient, call, wanted), `export.${wanted.format}`);
}
