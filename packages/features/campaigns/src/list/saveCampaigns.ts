import type { ApiClient } from '@resonanz/api-client/client';
import { type CampaignExport, campaignMutations } from '@resonanz/api-client/campaigns';
import { saveDownload } from '@resonanz/api-client/downloads';
import { runMutation } from '@resonanz/api-client/runMutation';
import type { QueryClient } from '@tanstack/react-query';

/** Makes a file of the list and saves it; loaded with the first export. */
export async function saveCampaigns(client: ApiClient, queryClient: QueryClient, wanted: CampaignExport, name: string): Promise<void> {
  saveDownload(await runMutation(queryClient, campaignMutations(client, queryClient).exportFile(), wanted), `${name}.${wanted.format}`);
}
