import type { InfluencerProfile, ProfileChannel } from '@resonanz/api-client/influencer-profile';
import { useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from './messages.ts';
import * as css from './ProfileHead.css.ts';

interface ProfileNoticesProps {
  profile: InfluencerProfile;
  channel: ProfileChannel | undefined;
  /** The address named a channel that the person no longer has. */
  isGone: boolean;
}

/** What one has to know before asking this person: a block, a channel that is gone, figures that could not be read. */
export function ProfileNotices({ profile, channel, isGone }: ProfileNoticesProps) {
  const t = useMessages(messages);
  const isBlocked = profile.status === 'blocked';
  const error = channel?.connectorError ?? null;
  if (!isBlocked && !isGone && error === null) return null;
  return (
    <div className={css.notice}>
      <Stack space={4}>
        {isBlocked && <InlineAlert tone="warning">{t('profile.blockedReason', { reason: profile.blockedReason ?? '' })}</InlineAlert>}
        {isGone && <InlineAlert tone="info">{t('profile.channelGone')}</InlineAlert>}
        {channel && error !== null && <InlineAlert tone="info">{t(`profile.connector.${error}`, { platform: channel.platform })}</InlineAlert>}
      </Stack>
    </div>
  );
}
