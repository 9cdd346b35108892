import type { BookedChannel } from '@resonanz/api-client/campaign-requests';
import { useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Contents } from '../content/Contents.tsx';
import { messages } from '../messages.ts';
import * as css from '../section.css.ts';

/** Contents that wait for the brand; nothing while there are none. */
export function ContentToRelease({ channels }: { channels: readonly BookedChannel[] | undefined }) {
  const t = useMessages(messages);
  if (!channels || channels.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="contents">
      <div className={css.head}>
        <Heading level={2} id="contents">
          {t('campaignRequests.home.contents')}
        </Heading>
      </div>
      <Contents channels={channels} />
    </section>
  );
}
