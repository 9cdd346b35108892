import { type PointerEvent, type ReactNode, type RefObject, useRef } from 'react';
import type { PlotBox } from '../plot/usePlotBox.ts';
import * as css from './reading.css.ts';
import { type ReadingAt, ReadingCard, readingText } from './ReadingCard.tsx';
import { nearest, type Reading } from './useReading.ts';

interface PlotAreaProps {
  children: ReactNode;
  boxRef: RefObject<HTMLDivElement | null>;
  box: PlotBox;
  /** Names the control that reads values. */
  title: string;
  /** Names the drawing. */
  summary: string;
  reading: Reading;
  /** Where the points stand along the axis, in px. */
  positions: readonly number[];
  /** The axis along which points are read. */
  axis: 'x' | 'y';
  readingAt: (index: number) => ReadingAt;
}

/**
 * A drawing whose values can be read by pointer, touch and keyboard. The keyboard's part is the browser's own range
 * input, which screen readers know how to move on every device.
 */
export function PlotArea({
  children,
  boxRef,
  box,
  title,
  summary,
  reading,
  positions,
  axis,
  readingAt,
}: PlotAreaProps) {
  const readerRef = useRef<HTMLInputElement>(null);
  const readPointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    reading.read(nearest(positions, axis === 'x' ? clientX - left : clientY - top));
  };
  return (
    <div
      ref={boxRef}
      className={css.plot}
      onPointerMove={readPointer}
      onPointerDown={readPointer}
      // The keyboard continues from the pressed point; on touch the values stay until another point is pressed.
      onClick={() => readerRef.current?.focus({ preventScroll: true })}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && reading.read(null)}
    >
      <svg className={css.drawing} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={summary}>
        {children}
      </svg>
      <input
        ref={readerRef}
        type="range"
        className={css.reader}
        aria-label={title}
        aria-valuetext={readingText(readingAt(reading.index ?? reading.resting))}
        min={0}
        max={reading.count - 1}
        value={reading.index ?? reading.resting}
        onChange={({ currentTarget }) => reading.read(Number(currentTarget.value))}
        onFocus={() => reading.read(reading.resting)}
        onBlur={() => reading.read(null)}
        onKeyDown={({ key }) => key === 'Escape' && reading.read(null)}
      />
      {reading.index !== null && <ReadingCard at={readingAt(reading.index)} box={box} />}
    </div>
  );
}
