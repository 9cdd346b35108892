import { type RefObject, useRef } from 'react';
import { useSliderThumb } from 'react-aria/useSlider';
import type { SliderState } from 'react-stately/useSliderState';
import * as css from './Slider.css.ts';

interface SliderThumbProps {
  state: SliderState;
  index: number;
  trackRef: RefObject<HTMLDivElement | null>;
  /** Said after the slider's label; a thumb that is alone needs none. */
  label: string | undefined;
  valueText: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  id: string | undefined;
}

/** What is moved: a native range input below a drawn circle. */
export function SliderThumb({
  state,
  index,
  trackRef,
  label,
  valueText,
  describedBy,
  isInvalid,
  id,
}: SliderThumbProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging, isDisabled } = useSliderThumb(
    { index, trackRef, inputRef, ...(label !== undefined && { 'aria-label': label }) },
    state,
  );
  return (
    <div
      {...thumbProps}
      className={css.thumb}
      data-dragging={isDragging || undefined}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
    >
      <input
        {...inputProps}
        {...(id !== undefined && { id })}
        ref={inputRef}
        type="range"
        className={css.input}
        aria-valuetext={valueText}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
      />
    </div>
  );
}
