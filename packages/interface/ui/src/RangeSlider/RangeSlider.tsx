import { SliderField } from '../Slider/SliderField.tsx';
import type { SliderScaleProps } from '../Slider/SliderProps.ts';

/** Lowest and highest value of a range. */
export type Range = readonly [from: number, to: number];

/** Props of {@link RangeSlider}. */
export interface RangeSliderProps extends SliderScaleProps {
  /** Names of the two thumbs, for example "Von" and "Bis". */
  thumbLabels: readonly [from: string, to: string];
  /** The chosen range; controlled. */
  value: Range;
  /** Called with the range while a thumb moves. */
  onChange: (value: Range) => void;
  /** Called with the range when a thumb has been let go. */
  onChangeEnd?: (value: Range) => void;
  /** Names of the two values when the form is sent; the form's error of the first stands below the slider. */
  names?: readonly [from: string, to: string];
}

/** A range between two values, set with two thumbs by pointer or arrow keys. */
export function RangeSlider(props: RangeSliderProps) {
  const { value, onChange, onChangeEnd, names = [], ...scale } = props;
  const toRange = ([from = value[0], to = value[1]]: number[]): Range => [from, to];
  return (
    <SliderField
      {...scale}
      id={undefined}
      names={names}
      values={value}
      onValuesChange={(values) => onChange(toRange(values))}
      onValuesChangeEnd={onChangeEnd && ((values) => onChangeEnd(toRange(values)))}
    />
  );
}
