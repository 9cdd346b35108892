import type { ApiClient } from '@resonanz/api-client/client';
import { type ContractExport, contractMutations } from '@resonanz/api-client/contracts';
import { saveDownload } from '@resonanz/api-client/downloads';
import { runMutation } from '@resonanz/api-client/runMutation';
import type { QueryClient } from '@tanstack/react-query';

/** Makes a file of the list and saves it; loaded with the first export. */
export async function saveContracts(client: ApiClient, queryClient: QueryClient, wanted: ContractExport, name: string): Promise<void> {
  saveDownload(await runMutation(queryClient, contractMutations(client, queryClient).exportFile(), wanted), `${name}.${wanted.format}`);
}
