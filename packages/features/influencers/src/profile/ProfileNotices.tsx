import type { InfluencerProfile, ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from './messages.ts';
import * as css from './ProfileHead.css.ts';

interface ProfileNoticesProps {
  profile: InfluencerProfile;
  channel: ProfileChannel | undefined;
}

/** What one has to know before asking this person: a block, figures that could not be read. */
export function ProfileNotices({ profile, channel }: ProfileNoticesProps) {
  const t = useMessages(messages);
  const isBlocked = profile.status === 'blocked';
  const error = channel?.connectorError ?? null;
  if (!isBlocked && error === null) return null;
  return (
    <div className={css.notice}>
      <Stack space={4}>
        {isBlocked && (
          <InlineAlert tone="warning">
            {t('profile.blockedReason', { reason: profile.blockedReason ?? '' })}
          </InlineAlert>
        )}
        {channel && error !== null && (
          <InlineAlert tone="info">{t(`profile.connector.${error}`, { platform: channel.platform })}</InlineAlert>
        )}
      </Stack>
    </div>
  );
}
