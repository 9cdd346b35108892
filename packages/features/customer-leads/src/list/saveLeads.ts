import type { ApiClient } from '@resonanz/api-client/client';
import { type CustomerLeadExport, customerLeadMutations } from '@resonanz/api-client/customer-leads';
import { saveDownload } from '@resonanz/api-client/downloads';
import { runMutation } from '@resonanz/api-client/runMutation';
import type { QueryClient } from '@tanstack/react-query';

/** Makes a file of the list and saves it; loaded with the first export. */
export async function saveLeads(client: ApiClient, queryClient: QueryClient, wanted: CustomerLeadExport, name: string): Promise<void> {
  saveDownload(await runMutation(queryClient, customerLeadMutations(client, queryClient).exportFile(), wanted), `${name}.${wanted.format}`);
}
