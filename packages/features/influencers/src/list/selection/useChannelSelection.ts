import { useState } from 'react';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import type { ListPage } from '@resonanz/records/ListScreen';
import { MAX_SELECTED } from '../influencerList.ts';

/** The selected channels, and what changes them. */
export type ChannelSelection = ReturnType<typeof useChannelSelection>;

const NOTHING: ListPage<InfluencerChannel> = { rows: [], total: 0 };

/** The channels selected on all pages of the list; rows of pages that are gone are remembered. */
export function useChannelSelection({ rows, total } = NOTHING) {
  const [channels, setChannels] = useState<ReadonlyMap<number, InfluencerChannel>>(new Map());
  const isPageSelected = rows.length > 0 && rows.every(({ channelId }) => channels.has(channelId));
  return {
    channels: [...channels.values()],
    ids: new Set(channels.keys()) as ReadonlySet<number>,
    clear: () => setChannels(new Map()),
    select: (hits: readonly InfluencerChannel[]) =>
      setChannels(new Map(hits.map((channel) => [channel.channelId, channel]))),
    change(ids: ReadonlySet<number>) {
      const known = new Map([...channels, ...rows.map((row) => [row.channelId, row] as const)]);
      setChannels(
        new Map(
          [...ids].flatMap((id) => [known.get(id)].flatMap((channel) => (channel ? [[id, channel] as const] : []))),
        ),
      );
    },
    /** How many hits the list has, once the whole page is selected and the list has more, up to what can be selected. */
    ...(isPageSelected && total > channels.size && total <= MAX_SELECTED && { allHits: total }),
  };
}
