import type { ApiClient } from '@resonanz/api-client/client';
import { type CustomerExport, customerMutations } from '@resonanz/api-client/customers';
import { saveDownload } from '@resonanz/api-client/downloads';
import { runMutation } from '@resonanz/api-client/runMutation';
import type { QueryClient } from '@tanstack/react-query';

/** Makes a file of the list and saves it; loaded with the first export. */
export async function saveCustomers(client: ApiClient, queryClient: QueryClient, wanted: CustomerExport, name: string): Promise<void> {
  saveDownload(await runMutation(queryClient, customerMutations(client, queryClient).exportFile(), wanted), `${name}.${wanted.format}`);
}
