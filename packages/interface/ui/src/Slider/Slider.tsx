import { useState } from 'react';
import { SliderField } from './SliderField.tsx';
import type { SliderScaleProps } from './SliderProps.ts';

/** Props of {@link Slider}. */
export interface SliderProps extends SliderScaleProps {
  /** The chosen value; controlled. */
  value?: number;
  /** The value at the beginning; uncontrolled, the least value by default. */
  defaultValue?: number;
  /** Called with the value while the thumb moves. */
  onChange?: (value: number) => void;
  /** Called with the value when the thumb has been let go. */
  onChangeEnd?: (value: number) => void;
  /** Name of the value when the form is sent. */
  name?: string;
  /** Identifier of the control. */
  id?: string;
}

/** One value on a scale, where the place matters more than the figure. */
export function Slider(props: SliderProps) {
  const { value, defaultValue, onChange, onChangeEnd, name, id, ...scale } = props;
  const [inner, setInner] = useState(defaultValue ?? props.minValue ?? 0);
  const current = value ?? inner;
  return (
    <SliderField
      {...scale}
      id={id}
      names={[name]}
      thumbLabels={[]}
      values={[current]}
      onValuesChange={([next = current]) => {
        setInner(next);
        onChange?.(next);
      }}
      onValuesChangeEnd={onChangeEnd && (([next = current]) => onChangeEnd(next))}
    />
  );
}
