import type { UgcStatistics } from '@resonanz/api-client/ugc-requests';
import { brandPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Button } from '@resonanz/ui/Button';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import * as css from '../section.css.ts';

/** UGC videos that wait for the brand; nothing while there are none. */
export function VideosToRelease({ videos }: { videos: UgcStatistics['ready'] | undefined }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  if (!videos || videos.length === 0) return null;
  return (
    <Section title={t('campaignRequests.home.videos')}>
      <ul>
        {videos.map(({ ugcVideoId, ugcCampaignRequestId, productName, position, version, submittedAt }) => {
          const name = t('campaignRequests.home.video', { product: productName, position });
          return (
            <li key={ugcVideoId} className={css.requestRow}>
              <Stack space={1}>
                <Text variant="denseStrong">{name}</Text>
                <Text variant="caption" tone="muted">
                  {t('campaignRequests.home.videoDetail', { version, at: formatDate(submittedAt, language) })}
                </Text>
              </Stack>
              <Button href={brandPaths.ugcVideoView({ refId: ugcCampaignRequestId })} aria-label={t('campaignRequests.home.watchNamed', { name })}>
                {t('campaignRequests.home.watch')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
