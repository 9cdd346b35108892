import type { ApiClient } from '@resonanz/api-client/client';
import { type InfluencerExport, influencerMutations } from '@resonanz/api-client/influencers';
import { saveDownload } from '@resonanz/api-client/downloads';
import { runMutation } from '@resonanz/api-client/runMutation';
import type { QueryClient } from '@tanstack/react-query';

/** Makes a file of the list and saves it; loaded with the first export. */
export async function saveInfluencers(client: ApiClient, queryClient: QueryClient, wanted: InfluencerExport, name: string): Promise<void> {
  saveDownload(await runMutation(queryClient, influencerMutations(client, queryClient).exportFile(), wanted), `${name}.${wanted.format}`);
}
