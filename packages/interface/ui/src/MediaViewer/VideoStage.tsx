import { classNames } from '../classNames.ts';
import * as css from './MediaViewer.css.ts';
import type { MediaViewerLabels } from './MediaViewerLabels.ts';
import type { VideoMedium } from './Medium.ts';
import { StageNotice } from './StageNotice.tsx';
import { useLoading } from './useLoading.ts';

/** A video with the browser's own controls. */
export function VideoStage({ medium, labels }: { medium: VideoMedium; labels: MediaViewerLabels }) {
  const { phase, attempt, onReady, onError, retry } = useLoading();
  const { src, posterSrc, alt, tracks = [] } = medium;
  return (
    <div className={css.stage} aria-busy={phase === 'loading'}>
      {phase !== 'failed' && (
        <div className={css.box}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the caller gives the tracks. */}
          <video
            key={attempt}
            className={classNames(css.medium, css.video)}
            src={src}
            poster={posterSrc}
            aria-label={alt}
            controls
            playsInline
            preload="metadata"
            onLoadedMetadata={onReady}
            onError={onError}
          >
            {tracks.map((track) => (
              <track
                key={track.src}
                src={track.src}
                srcLang={track.language}
                label={track.label}
                kind={track.kind ?? 'captions'}
                default={track.isDefault ?? false}
              />
            ))}
          </video>
        </div>
      )}
      <StageNotice phase={phase} labels={labels} onRetry={retry} />
    </div>
  );
}
