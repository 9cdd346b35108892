import { type CSSProperties, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { type SliderState, useSliderState } from 'react-stately';
import { description as descriptionStyle, field, label as labelStyle } from '../Field/Field.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { POSITIONS, positionOf, valueAt } from './logScale.ts';
import * as css from './RangeSlider.css.ts';

/** Lowest and highest value of a range. */
export type Range = readonly [from: number, to: number];

/** Props of {@link RangeSlider}. */
export interface RangeSliderProps {
  /** What the range limits. */
  label: ReactNode;
  /** Hides label and values from sight but not from assistive technology. */
  hidesLabel?: boolean;
  /** Names of the two thumbs, for example "Von" and "Bis". */
  thumbLabels: readonly [from: string, to: string];
  /** A hint below the slider. */
  description?: ReactNode;
  /** The chosen range. */
  value: Range;
  /** Called with the range while a thumb moves. */
  onChange: (value: Range) => void;
  /** Called with the range when a thumb has been let go. */
  onChangeEnd?: (value: Range) => void;
  /** Least value; 0 by default. */
  minValue?: number;
  /** Greatest value. */
  maxValue: number;
  /** Distance of values on a linear scale; 1 by default. */
  step?: number;
  /** `logarithmic` for followers and sums, which span powers of ten. */
  scale?: 'linear' | 'logarithmic';
  /** Writes a value; with thousands marks by default. */
  formatValue?: (value: number) => string;
  /** Prevents the change. */
  isDisabled?: boolean;
}

function Thumb({
  state,
  index,
  trackRef,
  label,
  valueText,
}: {
  state: SliderState;
  index: 0 | 1;
  trackRef: RefObject<HTMLDivElement | null>;
  label: string;
  valueText: string;
}) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging, isDisabled } = useSliderThumb({ index, trackRef, inputRef, 'aria-label': label }, state);
  return (
    <div {...thumbProps} className={css.thumb} data-dragging={isDragging || undefined} data-disabled={isDisabled || undefined}>
      <input {...inputProps} ref={inputRef} type="range" className={css.input} aria-valuetext={valueText} />
    </div>
  );
}

/** A range between two values, set with two thumbs by pointer or arrow keys. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, hidesLabel, thumbLabels, description, value, onChange, onChangeEnd, isDisabled = false } = props;
  const { minValue = 0, maxValue, step = 1, scale = 'linear' } = props;
  const { locale } = useLocale();
  const descriptionId = useId();
  const { formatValue = (amount: number) => new Intl.NumberFormat(locale).format(amount) } = props;
  const isLog = scale === 'logarithmic';
  const toPosition = (amount: number) => (isLog ? positionOf(amount, minValue, maxValue) : amount);
  // A thumb that stands still keeps its exact value, which may lie between two positions.
  const toValue = (position: number, index: 0 | 1) => {
    if (position === toPosition(value[index])) return value[index];
    return isLog ? valueAt(position, minValue, maxValue) : position;
  };
  const toRange = ([from = 0, to = 0]: number[]): Range => [toValue(from, 0), toValue(to, 1)];

  const options = {
    label,
    isDisabled,
    value: value.map(toPosition),
    minValue: isLog ? 0 : minValue,
    maxValue: isLog ? POSITIONS : maxValue,
    step: isLog ? 1 : step,
    onChange: (positions: number[]) => onChange(toRange(positions)),
    ...(onChangeEnd && { onChangeEnd: (positions: number[]) => onChangeEnd(toRange(positions)) }),
  };
  const trackRef = useRef<HTMLDivElement>(null);
  const state = useSliderState({ ...options, numberFormatter: new Intl.NumberFormat(locale) });
  const { groupProps, trackProps, labelProps, outputProps } = useSlider(options, state, trackRef);
  const [from, to] = value;
  const words = `${formatValue(from)} – ${formatValue(to)}`;
  const head = (
    <div className={css.head}>
      <span {...labelProps} className={labelStyle}>
        {label}
      </span>
      <output {...outputProps} className={css.output}>
        {words}
      </output>
    </div>
  );
  const share = (index: number) => `${state.getThumbPercent(index) * 100}%`;
  return (
    <div {...groupProps} className={field} aria-describedby={description ? descriptionId : undefined}>
      {hidesLabel ? <VisuallyHidden as="div">{head}</VisuallyHidden> : head}
      <div className={css.slider}>
        <div
          {...trackProps}
          ref={trackRef}
          className={css.track}
          data-disabled={isDisabled || undefined}
          style={{ ...trackProps.style, '--from': share(0), '--to': share(1) } as CSSProperties}
        >
          <Thumb state={state} index={0} trackRef={trackRef} label={thumbLabels[0]} valueText={formatValue(from)} />
          <Thumb state={state} index={1} trackRef={trackRef} label={thumbLabels[1]} valueText={formatValue(to)} />
        </div>
      </div>
      {description && (
        <span id={descriptionId} className={descriptionStyle}>
          {description}
        </span>
      )}
    </div>
  );
}
