import { useState } from 'react';
import type { LastComment } from '@resonanz/api-client/campaignRequests';
import { brandPaths } from '@resonanz/domain/paths';
import { formatRelative } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import * as css from '../section.css.ts';

/** What was last written about the brand's requests and channels; nothing while there is nothing. */
export function LastComments({ comments }: { comments: readonly LastComment[] | undefined }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  if (!comments || comments.length === 0) return null;
  return (
    <Section title={t('campaignRequests.home.comments')}>
      <ul>
        {comments.map(({ commentId, campaignRequestId, requestTitle, channel, author, text, createdAt }) => (
          <li key={commentId} className={css.requestRow}>
            <Stack space={1}>
              <Text variant="denseStrong">
                <Link
                  variant="quiet"
                  tone="inherit"
                  href={brandPaths.campaignRequestView({ refId: campaignRequestId })}
                >
                  {channel === null ? requestTitle : `${channel} · ${requestTitle}`}
                </Link>
              </Text>
              <Text as="p" variant="dense" preservesLines>
                {text}
              </Text>
              <Text variant="caption" tone="muted">
                {`${author ?? t('campaignRequests.talk.gone')} · ${formatRelative(createdAt, language, now)}`}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
