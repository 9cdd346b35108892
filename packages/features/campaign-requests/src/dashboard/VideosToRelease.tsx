import { PlayIcon } from '@phosphor-icons/react';
import type { UgcStatistics } from '@resonanz/api-client/ugcRequests';
import { brandPaths, ugcVideoAnchor } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Button } from '@resonanz/ui/Button';
import { Icon } from '@resonanz/ui/Icon';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import * as css from './VideoStill.css.ts';

type Still = Pick<UgcStatistics['ready'][number], 'posterUrl' | 'seconds'>;

/** A film's length as players write it, for example 1:05. */
const lengthText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A picture of the film with its length, for the eye: the words stand beside it. */
function VideoStill({ posterUrl, seconds }: Still) {
  return (
    <span className={css.still} aria-hidden="true">
      {posterUrl !== null && <img className={css.picture} src={posterUrl} alt="" loading="lazy" />}
      <span className={css.play}>
        <Icon icon={PlayIcon} size="small" weight="fill" />
      </span>
      {seconds !== null && <span className={css.length}>{lengthText(seconds)}</span>}
    </span>
  );
}

/** UGC videos that wait for the brand; nothing while there are none. */
export function VideosToRelease({ videos }: { videos: UgcStatistics['ready'] | undefined }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  if (!videos || videos.length === 0) return null;
  return (
    <Section title={t('campaignRequests.home.videos')}>
      <ul>
        {videos.map(
          ({ ugcVideoId, ugcCampaignRequestId, productName, position, version, submittedAt, seconds, posterUrl }) => {
            const name = t('campaignRequests.home.video', { product: productName, position });
            return (
              <li key={ugcVideoId} className={css.row}>
                <VideoStill posterUrl={posterUrl} seconds={seconds} />
                <div className={css.words}>
                  <Stack space={1}>
                    <Text variant="denseStrong">{name}</Text>
                    <Text variant="caption" tone="muted">
                      {t('campaignRequests.home.videoDetail', { version, at: formatDate(submittedAt, language) })}
                    </Text>
                  </Stack>
                  <Button
                    variant="solid"
                    href={`${brandPaths.ugcVideoView({ refId: ugcCampaignRequestId })}#${ugcVideoAnchor(position)}`}
                    aria-label={t('campaignRequests.home.watchNamed', { name })}
                  >
                    {t('campaignRequests.home.watch')}
                  </Button>
                </div>
              </li>
            );
          },
        )}
      </ul>
    </Section>
  );
}
