import type { BookedChannel } from '@resonanz/api-client/campaign-requests';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Contents } from '../content/Contents.tsx';
import { messages } from '../messages.ts';

/** Contents that wait for the brand; nothing while there are none. */
export function ContentToRelease({ channels }: { channels: readonly BookedChannel[] | undefined }) {
  const t = useMessages(messages);
  if (!channels || channels.length === 0) return null;
  return (
    <Section title={t('campaignRequests.home.contents')}>
      <Contents channels={channels} />
    </Section>
  );
}
