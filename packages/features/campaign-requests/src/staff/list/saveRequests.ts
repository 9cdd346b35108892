import type { ApiClient } from '@resonanz/api-client/client';
import { type AgencyRequestExport, requestAdministrationMutations } from '@resonanz/api-client/request-administration';
import { saveDownload } from '@resonanz/api-client/downloads';
import { runMutation } from '@resonanz/api-client/runMutation';
import type { QueryClient } from '@tanstack/react-query';

/** Makes a file of the list and saves it; loaded with the first export. */
export async function saveRequests(client: ApiClient, queryClient: QueryClient, wanted: AgencyRequestExport, name: string): Promise<void> {
  saveDownload(await runMutation(queryClient, requestAdministrationMutations(client, queryClient).exportFile(), wanted), `${name}.${wanted.format}`);
}
