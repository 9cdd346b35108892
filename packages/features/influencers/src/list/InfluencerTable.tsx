import { ArrowSquareOutIcon, MegaphoneIcon, UserIcon } from '@phosphor-icons/react';
import { useCallback, useLayoutEffect } from 'react';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ListTableParts } from '@resonanz/records/ListScreen';
import { RowMenu } from '@resonanz/records/RowMenu';
import { media } from '@resonanz/tokens/media';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { messages } from '../messages.ts';
import { nameOf, pricesHaveCents, profileOf } from './channelText.ts';
import type { ChannelSelection } from './selection/useChannelSelection.ts';

const InfluencerCard = lazyComponent(async () => (await import('./InfluencerCard.tsx')).InfluencerCard);

interface InfluencerTableProps {
  parts: ListTableParts<InfluencerChannel>;
  /** Whether the user may see prices; the columns are chosen already, the cards are not. */
  showsPrices: boolean;
  /** Absent where the user can do nothing with a selection. */
  selection: ChannelSelection | undefined;
  /** Asks for the campaign that channels shall be added to. */
  onAddToCampaign: ((channels: readonly InfluencerChannel[]) => void) | undefined;
}

/** The channels as a table; on phones, as cards with nothing but the heart: the watch list collects them. */
export function InfluencerTable({ parts, showsPrices, selection, onAddToCampaign }: InfluencerTableProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const isPhone = useMediaQuery(media.phone);
  const hasCents = pricesHaveCents(parts.rows);
  // The same while rows are ticked, so that the cells of the others are not drawn again.
  const rowAction = useCallback(
    (channel: InfluencerChannel) => (
      <ChannelRowMenu channel={channel} onAddToCampaign={onAddToCampaign && (() => onAddToCampaign([channel]))} />
    ),
    [onAddToCampaign],
  );
  // Fetched beside the rows, so that it is there when they are.
  useLayoutEffect(() => {
    if (isPhone) InfluencerCard.prepare();
  }, [isPhone]);
  return (
    <Table
      {...parts}
      caption={t('influencers.list.caption')}
      rowLines={2}
      getRowId={({ channelId }) => channelId}
      renderCard={(channel) => (
        <InfluencerCard
          isWanted
          channel={channel}
          t={t}
          language={language}
          showsPrice={showsPrices}
          hasCents={hasCents}
        />
      )}
      {...(!isPhone && { rowAction })}
      {...(!isPhone &&
        selection && {
          selectedIds: selection.ids,
          onSelectionChange: selection.change,
          selectAllLabel: t('influencers.selection.all'),
          selectRowLabel: (channel: InfluencerChannel) =>
            t('influencers.selection.row', { name: nameOf(channel), platform: channel.platform }),
        })}
    />
  );
}

interface ChannelRowMenuProps {
  channel: InfluencerChannel;
  /** Absent where the user may not change campaigns. */
  onAddToCampaign: (() => void) | undefined;
}

/** What can be done with one channel of the list. */
function ChannelRowMenu({ channel, onAddToCampaign }: ChannelRowMenuProps) {
  const t = useMessages(messages);
  const label = t('influencers.rowMenu', { name: nameOf(channel) });
  return (
    <RowMenu
      label={label}
      sections={[
        {
          id: 'actions',
          items: [
            { id: 'profile', label: t('influencers.openProfile'), icon: UserIcon, href: profileOf(channel) },
            {
              id: 'open',
              label: t('influencers.openChannel', { platform: channel.platform }),
              icon: ArrowSquareOutIcon,
              href: channel.channelUrl,
              target: '_blank',
            },
            onAddToCampaign && {
              id: 'add',
              label: t('influencers.addToCampaign'),
              icon: MegaphoneIcon,
              onAction: onAddToCampaign,
            },
          ],
        },
      ]}
    />
  );
}
