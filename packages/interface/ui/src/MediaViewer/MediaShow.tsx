import { CaretLeftIcon, CaretRightIcon, DownloadSimpleIcon } from '@phosphor-icons/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import * as frame from '../Dialog/Dialog.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ImageStage } from './ImageStage.tsx';
import { MediaStrip } from './MediaStrip.tsx';
import * as css from './MediaViewer.css.ts';
import type { MediaViewerProps } from './MediaViewer.tsx';
import { useSwipe } from './useSwipe.ts';
import { VideoStage } from './VideoStage.tsx';

/** Arrow keys, Home and End anywhere in the dialog; a video and an enlarged picture keep theirs. */
function useMediaKeys(inside: RefObject<HTMLElement | null>, steps: Record<string, () => void>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    const isTaken = event.defaultPrevented || (event.target as Element).closest('video, [data-actual-size]') !== null;
    if (!step || isTaken || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    // The dialog has the initial focus, so it handles the keys.
    const dialog = inside.current?.closest<HTMLElement>('[role=dialog]');
    dialog?.addEventListener('keydown', onKey);
    return () => dialog?.removeEventListener('keydown', onKey);
  }, [inside]);
}

type MediaShowProps = Omit<MediaViewerProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void };

/** Head, stage, words and controls; it forgets its place when the dialog closes. */
export function MediaShow({
  title,
  media,
  index,
  defaultIndex = 0,
  onIndexChange,
  showsThumbnails = false,
  labels,
  onClose,
}: MediaShowProps) {
  const [own, setOwn] = useState(defaultIndex);
  const stage = useRef<HTMLElement>(null);
  const count = media.length;
  const at = Math.max(0, Math.min(index ?? own, count - 1));
  const goTo = (next: number) => {
    // Round and round: a button that becomes disabled would drop the focus.
    const place = (next + count) % count;
    if (place === at) return;
    setOwn(place);
    onIndexChange?.(place);
  };
  const back = () => goTo(at - 1);
  const forth = () => goTo(at + 1);
  useMediaKeys(stage, { ArrowLeft: back, ArrowRight: forth, Home: () => goTo(0), End: () => goTo(count - 1) });
  const swipe = useSwipe(back, forth);

  const medium = media[at];
  if (!medium) return null;
  const place = labels.position(at + 1, count);
  return (
    <>
      <header className={frame.header}>
        <Heading slot="title" level={2} className={frame.title}>
          {title}
        </Heading>
        <CloseButton label={labels.close} onPress={onClose} />
      </header>
      <figure ref={stage} className={css.figure} {...swipe}>
        {medium.kind === 'image' ? (
          <ImageStage key={medium.src} medium={medium} labels={labels} />
        ) : (
          <VideoStage key={medium.src} medium={medium} labels={labels} />
        )}
        {medium.caption !== undefined && <figcaption className={css.caption}>{medium.caption}</figcaption>}
      </figure>
      {showsThumbnails && count > 1 && <MediaStrip media={media} at={at} label={labels.thumbnails} onChoose={goTo} />}
      <VisuallyHidden role="status">{count > 1 && `${place} ${medium.alt}`}</VisuallyHidden>
      {(count > 1 || medium.downloadHref !== undefined) && (
        <footer className={css.bar}>
          {count > 1 && (
            <div className={css.steps}>
              <IconButton icon={CaretLeftIcon} size="large" label={labels.previous} onPress={back} />
              <span className={css.place} aria-hidden>
                {place}
              </span>
              <IconButton icon={CaretRightIcon} size="large" label={labels.next} onPress={forth} />
            </div>
          )}
          {medium.downloadHref !== undefined && (
            <div className={css.save}>
              <IconButton
                icon={DownloadSimpleIcon}
                size="large"
                label={labels.download}
                href={medium.downloadHref}
                download
              />
            </div>
          )}
        </footer>
      )}
    </>
  );
}
