import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { UgcVideo } from '@resonanz/api-client/ugcRequests';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ugcVideoAnchor } from '@resonanz/domain/paths';
import { statusLook } from '@resonanz/domain/statusLook';
import { formatDate } from '@resonanz/formatters/date';
import { EnumTag } from '@resonanz/records/EnumTag';
import { Heading } from '@resonanz/ui/Heading';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import * as css from '../layout.css.ts';
import { useUgcText } from '../useUgcText.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { VideoScript } from './VideoScript.tsx';
import { VideoTalk } from './VideoTalk.tsx';

interface VideoCardProps {
  video: UgcVideo;
  side: 'brand' | 'staff';
  /** What can be done with the video. */
  children: ReactNode;
}

/** One video of a request: its versions, what is said about them, and what can be done. */
export function VideoCard({ video, side, children }: VideoCardProps) {
  const { t, language } = useUgcText();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const player = useRef<HTMLVideoElement>(null);
  const { hash } = useLocation();
  const anchor = ugcVideoAnchor(video.position);
  const [seconds, setSeconds] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const version = video.versions.find((each) => each.version === chosen) ?? video.versions[0];
  const title = t('ugcRequests.video.title', { position: video.position });
  // A mail leads to one video of several; the browser looked for it before the page was there.
  useEffect(() => {
    if (hash === `#${anchor}`) card.current?.focus();
  }, [hash, anchor]);
  const seek = (to: number) => {
    if (player.current === null) return;
    player.current.currentTime = to;
    setSeconds(to);
    player.current.focus();
  };
  return (
    <section ref={card} id={anchor} tabIndex={-1} aria-labelledby={id}>
      <Stack space={5}>
        <div className={css.head}>
          <Heading level={3} id={id}>
            {title}
          </Heading>
          <Inline space={2}>
            <VideoStatus video={video} />
          </Inline>
        </div>
        <Text variant="caption" tone="muted">
          {[
            video.creatorName,
            t('ugcRequests.video.corrections', { used: video.corrections, included: video.correctionsIncluded }),
            video.shippedOn === null
              ? null
              : t('ugcRequests.video.shipped', {
                  on: formatDate(video.shippedOn, language),
                  carrier: video.carrier || '–',
                  number: video.trackingNumber || '–',
                }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {video.finalContentStatus === APPROVAL_STATUS.declined && video.declineReason !== null && (
          <InlineAlert tone="warning">
            {t('ugcRequests.video.declinedWith', { reason: video.declineReason })}
          </InlineAlert>
        )}
        <div className={css.video}>
          <Stack space={4}>
            {version === undefined ? (
              <InlineAlert tone="info">
                {t(side === 'brand' ? 'ugcRequests.video.noneYet' : 'ugcRequests.video.noneUploaded')}
              </InlineAlert>
            ) : (
              <>
                <VideoPlayer
                  version={version}
                  label={t('ugcRequests.video.player', { title, version: version.version })}
                  player={player}
                  onTime={setSeconds}
                />
                {video.versions.length > 1 ? (
                  <Select
                    label={t('ugcRequests.video.version')}
                    items={video.versions.map((each) => ({
                      id: each.version,
                      label: t('ugcRequests.video.versionText', {
                        version: each.version,
                        on: formatDate(each.createdAt, language),
                      }),
                    }))}
                    selectedId={version.version}
                    onSelectionChange={setChosen}
                  />
                ) : (
                  <Text variant="caption" tone="muted">
                    {t('ugcRequests.video.versionText', {
                      version: version.version,
                      on: formatDate(version.createdAt, language),
                    })}
                  </Text>
                )}
                {version.isPreview && <Text variant="caption">{t('ugcRequests.video.isPreview')}</Text>}
                {side === 'staff' && version.previewState !== 'ready' && (
                  <Text variant="caption">{t(`ugcRequests.staff.preview.${version.previewState}`)}</Text>
                )}
                {side === 'staff' && version.submittedAt === null && (
                  <Text variant="caption">{t('ugcRequests.staff.notShown')}</Text>
                )}
              </>
            )}
            <VideoScript video={video} />
            {children}
          </Stack>
          <VideoTalk
            videoId={video.ugcVideoId}
            position={video.position}
            version={version?.version}
            seconds={seconds}
            onSeek={seek}
            choosesAudience={side === 'staff'}
          />
        </div>
      </Stack>
    </section>
  );
}

/** How far a video is, as a state: the brand's decision where there is one, the work of the agency before. */
function VideoStatus({
  video: { contentStatus, finalContentStatus },
}: {
  video: Pick<UgcVideo, 'contentStatus' | 'finalContentStatus'>;
}) {
  const { t } = useUgcText();
  if (finalContentStatus === APPROVAL_STATUS.pending) return <EnumTag of="contentStatus" value={contentStatus} />;
  return (
    <StatusTag
      {...statusLook('approvalStatus', finalContentStatus)}
      label={t(`ugcRequests.video.status.${finalContentStatus}`)}
    />
  );
}
