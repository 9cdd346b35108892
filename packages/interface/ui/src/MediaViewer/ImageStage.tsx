import { MagnifyingGlassPlusIcon } from '@phosphor-icons/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { ToggleIconButton } from '../ToggleIconButton/ToggleIconButton.tsx';
import { useScrollableRegion } from '../useScrollableRegion/useScrollableRegion.ts';
import * as css from './MediaViewer.css.ts';
import type { MediaViewerLabels } from './MediaViewerLabels.ts';
import type { ImageMedium } from './Medium.ts';
import { StageNotice } from './StageNotice.tsx';
import { useLoading } from './useLoading.ts';

const STEP = 80;
const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the enlarged picture with the mouse; fingers scroll it by themselves. */
const drag = {
  onPointerDown({ pointerType, button, pointerId, currentTarget }: PointerEvent) {
    if (pointerType === 'mouse' && button === 0) currentTarget.setPointerCapture(pointerId);
  },
  onPointerMove({ pointerType, pointerId, currentTarget, movementX, movementY }: PointerEvent) {
    if (pointerType === 'mouse' && currentTarget.hasPointerCapture(pointerId))
      currentTarget.scrollBy(-movementX, -movementY);
  },
};

/** A picture, as large as the stage allows or in its own size. */
export function ImageStage({ medium, labels }: { medium: ImageMedium; labels: MediaViewerLabels }) {
  const { phase, attempt, onReady, onError, retry } = useLoading();
  const [isActualSize, setActualSize] = useState(false);
  const [isReduced, setReduced] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const region = useScrollableRegion({ 'aria-label': medium.alt });

  useEffect(() => {
    const shown = image.current;
    if (!shown || isActualSize) return;
    const observer = new ResizeObserver(() => setReduced(shown.naturalWidth > shown.clientWidth + 1));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [isActualSize, attempt]);

  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!isActualSize || !way) return;
    event.preventDefault();
    region.ref.current?.scrollBy(way[0] * STEP, way[1] * STEP);
  };
  return (
    <div
      className={css.stage}
      aria-busy={phase === 'loading'}
      data-actual-size={isActualSize || undefined}
      onKeyDown={onKeyDown}
    >
      {phase !== 'failed' && (
        <div
          {...region}
          {...(isActualSize && drag)}
          className={classNames(css.box, isActualSize && css.actual)}
          onDoubleClick={() => (isReduced || isActualSize) && setActualSize(!isActualSize)}
        >
          <img
            key={attempt}
            ref={image}
            className={classNames(css.medium, isActualSize && css.whole, phase === 'loading' && css.unseen)}
            src={medium.src}
            alt={medium.alt}
            draggable={false}
            onLoad={onReady}
            onError={onError}
          />
        </div>
      )}
      {phase === 'ready' && (isReduced || isActualSize) && (
        <span className={css.zoom}>
          <ToggleIconButton
            icon={MagnifyingGlassPlusIcon}
            label={labels.actualSize}
            isSelected={isActualSize}
            onChange={setActualSize}
          />
        </span>
      )}
      <StageNotice phase={phase} labels={labels} onRetry={retry} />
    </div>
  );
}
