import type { ApiClient } from '@resonanz/api-client/client';
import { type UgcRequestExport, ugcRequestMutations } from '@resonanz/api-client/ugc-requests';
import { saveDownload } from '@resonanz/api-client/downloads';
import { runMutation } from '@resonanz/api-client/runMutation';
import type { QueryClient } from '@tanstack/react-query';

/** Makes a file of the list and saves it; loaded with the first export. */
export async function saveUgcRequests(client: ApiClient, queryClient: QueryClient, wanted: UgcRequestExport, name: string): Promise<void> {
  saveDownload(await runMutation(queryClient, ugcRequestMutations(client, queryClient).exportFile(), wanted), `${name}.${wanted.format}`);
}
