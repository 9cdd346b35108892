import { ArrowSquareOutIcon, MegaphoneIcon, UserIcon } from '@phosphor-icons/react';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useMessages } from '@resonanz/i18n/react';
import { RowMenu } from '@resonanz/records/RowMenu';
import { messages } from '../messages.ts';
import { nameOf, profileOf } from './channelText.ts';

interface ChannelRowMenuProps {
  channel: InfluencerChannel;
  /** Absent where the user may not change campaigns. */
  onAddToCampaign: (() => void) | undefined;
}

/** What can be done with one channel of the list. */
export function ChannelRowMenu({ channel, onAddToCampaign }: ChannelRowMenuProps) {
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
