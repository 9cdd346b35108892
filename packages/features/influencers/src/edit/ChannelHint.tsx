import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { channelTypeOf, handleLabel, type Platform } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { Inline } from '@resonanz/ui/Inline';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';

/** Props of {@link ChannelHint}. */
export interface ChannelHintProps {
  url: string;
  /** Title of the channel, which names it on YouTube. */
  title: string;
  /** The platform that was chosen in place of the recognised one. */
  platform?: Platform | undefined;
}

/** Which channel an address leads to, as it is typed. */
export function ChannelHint({ url, title, platform }: ChannelHintProps) {
  const t = useMessages(messages);
  const read = normaliseChannelUrl(url, { title });
  const found = read.ok ? { platform: platform ?? read.platform, handle: read.handle, url: read.url } : undefined;
  return (
    <div role="status">
      {found && (
        <Inline space={4}>
          <Text tone="secondary">{t('influencerEdit.channel.recognised')}</Text>
          <PlatformChip platform={channelTypeOf(found.platform)} name={found.platform} />
          <Text variant="denseStrong">{handleLabel(found.platform, found.handle)}</Text>
          <Text tone="secondary">{found.url}</Text>
        </Inline>
      )}
    </div>
  );
}
