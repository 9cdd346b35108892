import type { UgcVersion } from '@resonanz/api-client/ugc-requests';
import { type RefObject, useState } from 'react';
import * as css from '../layout.css.ts';
import { useUgcText } from '../useUgcText.ts';

interface VideoPlayerProps {
  version: UgcVersion;
  /** What the player shows, for assistive technology. */
  label: string;
  /** Drawn over the picture until the video is accepted. */
  watermark: string | undefined;
  player: RefObject<HTMLVideoElement | null>;
  onTime: (seconds: number) => void;
}

/** Plays a version; before it is accepted the words of the preview lie over the picture. */
export function VideoPlayer({ version, label, watermark, player, onTime }: VideoPlayerProps) {
  const { t } = useUgcText();
  // A new address for the same version, given every few minutes, must not interrupt whoever is watching; it is taken when the old one fails.
  const [playing, setPlaying] = useState({ version: version.version, url: version.url });
  if (playing.version !== version.version) setPlaying({ version: version.version, url: version.url });
  const takeNew = () => setPlaying((before) => (before.url === version.url ? before : { version: version.version, url: version.url }));
  return (
    <figure className={css.frame} aria-label={label}>
      <video
        ref={player}
        key={playing.version}
        src={playing.url}
        onError={takeNew}
        className={css.film}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        {...(watermark !== undefined && { controlsList: 'nodownload', disablePictureInPicture: true, onContextMenu: (event) => event.preventDefault() })}
        onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
      >
        <track kind="captions" label={t('ugcRequests.video.noCaptions')} />
      </video>
      {watermark !== undefined && (
        <span className={css.watermark} aria-hidden="true">
          {watermark}
        </span>
      )}
    </figure>
  );
}
