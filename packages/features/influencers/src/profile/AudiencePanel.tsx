import type { ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { Audience } from '@resonanz/channel-card/Audience';
import { useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from './messages.ts';
import { Origin } from './Origin.tsx';

/** Who follows a channel, with the origin of these shares. */
export function AudiencePanel({ channel: { audience, platform } }: { channel: ProfileChannel }) {
  const t = useMessages(messages);
  return (
    <Stack space={6}>
      <Stack space={1}>
        <Heading level={2}>{t('profile.audience.title')}</Heading>
        <Origin of={audience} platform={platform} />
      </Stack>
      <Audience shares={audience.shares} />
    </Stack>
  );
}
