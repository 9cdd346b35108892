import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useState } from 'react';

/** The channels selected on all pages of the list; rows of pages that are gone are remembered. */
export function useChannelSelection(rows: readonly InfluencerChannel[]) {
  const [channels, setChannels] = useState<ReadonlyMap<number, InfluencerChannel>>(new Map());
  return {
    channels: [...channels.values()],
    ids: new Set(channels.keys()) as ReadonlySet<number>,
    clear: () => setChannels(new Map()),
    change(ids: ReadonlySet<number>) {
      const known = new Map([...channels, ...rows.map((row) => [row.channelId, row] as const)]);
      setChannels(new Map([...ids].flatMap((id) => [known.get(id)].flatMap((channel) => (channel ? [[id, channel] as const] : [])))));
    },
  };
}
