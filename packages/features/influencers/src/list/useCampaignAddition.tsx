import { useState } from 'react';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { lazyComponent } from '@resonanz/ui/lazyComponent';

const AddToCampaign = lazyComponent(async () => (await import('./AddToCampaign.tsx')).AddToCampaign);

/** Adds channels to a campaign: how it is begun, and the dialog that asks for the campaign. */
export function useCampaignAddition(mayAdd: boolean, onAdded: () => void) {
  const [channels, setChannels] = useState<readonly InfluencerChannel[]>([]);
  const isAsking = channels.length > 0;
  return {
    /** Absent where the user may not change campaigns. */
    begin: mayAdd ? setChannels : undefined,
    dialog: isAsking && (
      <AddToCampaign isWanted channels={channels} onClose={() => setChannels([])} onAdded={onAdded} />
    ),
  };
}
