import { useState } from 'react';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useMessages } from '@resonanz/i18n/react';
import type { ListPage } from '@resonanz/records/ListScreen';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../../messages.ts';
import { MAX_SELECTED, type InfluencerListState } from '../influencerList.ts';

const SelectionButtons = lazyComponent(async () => (await import('./SelectionButtons.tsx')).SelectionButtons);

/** Props of what is said of a selection and done with it. */
export interface SelectionActionsProps {
  list: InfluencerListState;
  selection: ReturnType<typeof useChannelSelection>;
  /** Absent where the user may not change campaigns. */
  onAddToCampaign: ((channels: readonly InfluencerChannel[]) => void) | undefined;
}

/** What is selected and what can be done with it, in the bar itself so that the rows stay where they are. */
export function SelectionActions(props: SelectionActionsProps) {
  const t = useMessages(messages);
  const count = props.selection.channels.length;
  return (
    <>
      <span role="status">
        {count > 0 && (
          <Text variant="dense" tone="muted" isTabular isNowrap>
            {t('influencers.selection.count', { count })}
          </Text>
        )}
      </span>
      <SelectionButtons isWanted {...props} />
    </>
  );
}

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
