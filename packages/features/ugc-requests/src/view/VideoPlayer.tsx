import { type RefObject, useState } from 'react';
import type { UgcVersion } from '@resonanz/api-client/ugcRequests';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import * as css from '../layout.css.ts';
import { useUgcText } from '../useUgcText.ts';

interface VideoPlayerProps {
  version: UgcVersion;
  /** What the player shows, for assistive technology. */
  label: string;
  player: RefObject<HTMLVideoElement | null>;
  onTime: (seconds: number) => void;
}

/**
 * Plays a version: its file, or for a brand that has not accepted it the marked copy, which takes a moment after the
 * upload.
 */
export function VideoPlayer({ version, label, player, onTime }: VideoPlayerProps) {
  const { t } = useUgcText();
  // A new address for the same film, given every few minutes, must not interrupt who is watching; it is taken when
  // the old one fails.
  const [playing, setPlaying] = useState(version);
  const isOther =
    playing.version !== version.version || playing.isPreview !== version.isPreview || playing.url === null;
  if (isOther && playing !== version) setPlaying(version);
  if (playing.url === null) {
    return version.previewState === 'failed' ? (
      <InlineAlert tone="warning">{t('ugcRequests.video.previewFailed')}</InlineAlert>
    ) : (
      <InlineAlert tone="info" role="status">
        {t('ugcRequests.video.previewPending')}
      </InlineAlert>
    );
  }
  return (
    <figure className={css.frame} aria-label={label}>
      <video
        ref={player}
        key={`${playing.version} ${playing.isPreview}`}
        src={playing.url}
        poster={playing.isPreview ? (playing.posterUrl ?? undefined) : undefined}
        onError={() => setPlaying(version)}
        className={css.film}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
      >
        <track kind="captions" label={t('ugcRequests.video.noCaptions')} />
      </video>
    </figure>
  );
}
