import { type InfluencerChannel, influencerQueries } from '@resonanz/api-client/influencers';
import { useApi } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import type { ListPage } from '@resonanz/records/ListScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { type InfluencerListState, toSearch } from './influencerList.ts';

/** Most hits that are selected at once; a campaign or a file of selected rows takes no more. */
export const MOST_SELECTED = 500;

const LARGEST_PAGE = 100;
const NOTHING: ListPage<InfluencerChannel> = { rows: [], total: 0 };

/** The channels selected on all pages of the list; rows of pages that are gone are remembered. */
export function useChannelSelection(list: InfluencerListState, data: ListPage<InfluencerChannel> | undefined) {
  const { rows, total } = data ?? NOTHING;
  const t = useMessages(messages);
  const api = useApi();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [channels, setChannels] = useState<ReadonlyMap<number, InfluencerChannel>>(new Map());
  const [isCollecting, setCollecting] = useState(false);
  const isPageSelected = rows.length > 0 && rows.every(({ channelId }) => channels.has(channelId));

  async function selectAllHits(): Promise<void> {
    setCollecting(true);
    try {
      const pages = Array.from({ length: Math.ceil(total / LARGEST_PAGE) }, (_, pageNumber) =>
        queryClient.fetchQuery(influencerQueries(api).search({ ...toSearch(list), pageNumber, pageSize: LARGEST_PAGE })),
      );
      const hits = (await Promise.all(pages)).flatMap(({ content }) => content);
      setChannels(new Map(hits.map((channel) => [channel.channelId, channel])));
    } catch {
      toasts.add({ tone: 'bad', title: t('influencers.error.title'), text: t('influencers.selection.failed') });
    } finally {
      setCollecting(false);
    }
  }

  return {
    channels: [...channels.values()],
    ids: new Set(channels.keys()) as ReadonlySet<number>,
    clear: () => setChannels(new Map()),
    change(ids: ReadonlySet<number>) {
      const known = new Map([...channels, ...rows.map((row) => [row.channelId, row] as const)]);
      setChannels(new Map([...ids].flatMap((id) => [known.get(id)].flatMap((channel) => (channel ? [[id, channel] as const] : [])))));
    },
    /** There once the whole page is selected and the list has more, up to what can be selected. */
    ...(isPageSelected && total > channels.size && total <= MOST_SELECTED && { allHits: { total, isCollecting, select: () => void selectAllHits() } }),
  };
}
