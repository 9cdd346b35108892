import { type CSSProperties, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useSlider } from 'react-aria/useSlider';
import { useSliderState } from 'react-stately/useSliderState';
import * as fieldCss from '../Field/Field.css.ts';
import { fieldNotes } from '../Field/fieldNotes.tsx';
import { useField } from '../Field/useField.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { POSITIONS, positionOf, valueAt } from './logScale.ts';
import * as css from './Slider.css.ts';
import type { SliderScaleProps } from './SliderProps.ts';
import { SliderThumb } from './SliderThumb.tsx';

interface SliderFieldProps extends SliderScaleProps {
  values: readonly number[];
  onValuesChange: (values: number[]) => void;
  onValuesChangeEnd: ((values: number[]) => void) | undefined;
  /** Names of the thumbs where there are several. */
  thumbLabels: readonly string[];
  /** Names under which the values are sent. */
  names: readonly (string | undefined)[];
  id: string | undefined;
}

/** A track with thumbs, its label and values above, hint and error below. */
export function SliderField(props: SliderFieldProps) {
  const {
    values,
    onValuesChange,
    onValuesChangeEnd,
    thumbLabels,
    names,
    label,
    hidesLabel,
    description,
    isDisabled = false,
    id,
  } = props;
  const { minValue = 0, maxValue, step = 1, scale = 'linear' } = props;
  const { locale } = useLocale();
  const { formatValue = (amount: number) => new Intl.NumberFormat(locale).format(amount) } = props;
  const [name] = names;
  const field = useField({ label, description, errorMessage: props.errorMessage, ...(name !== undefined && { name }) });
  const isLog = scale === 'logarithmic';
  const toPosition = (amount: number) => (isLog ? positionOf(amount, minValue, maxValue) : amount);
  const toValues = (positions: number[]) =>
    positions.map((position, index) => {
      const before = values[index];
      // A thumb that stands still keeps its exact value, which may lie between two positions.
      if (before !== undefined && position === toPosition(before)) return before;
      return isLog ? valueAt(position, minValue, maxValue) : position;
    });

  const options = {
    label,
    isDisabled,
    value: values.map(toPosition),
    minValue: isLog ? 0 : minValue,
    maxValue: isLog ? POSITIONS : maxValue,
    step: isLog ? 1 : step,
    onChange: (positions: number[]) => {
      field.forgetServerError();
      onValuesChange(toValues(positions));
    },
    ...(onValuesChangeEnd && { onChangeEnd: (positions: number[]) => onValuesChangeEnd(toValues(positions)) }),
  };
  const trackRef = useRef<HTMLDivElement>(null);
  const state = useSliderState({ ...options, numberFormatter: new Intl.NumberFormat(locale) });
  const { groupProps, trackProps, labelProps, outputProps } = useSlider(options, state, trackRef);
  const head = (
    <div className={css.head}>
      <span {...labelProps} className={fieldCss.label}>
        {label}
      </span>
      <output {...outputProps} className={css.output}>
        {values.map(formatValue).join(' – ')}
      </output>
    </div>
  );
  const share = (index: number) => `${state.getThumbPercent(index) * 100}%`;
  const ends = { '--from': values.length > 1 ? share(0) : '-9px', '--to': share(values.length - 1) };
  return (
    <div {...groupProps} className={fieldCss.field}>
      {hidesLabel ? <VisuallyHidden as="div">{head}</VisuallyHidden> : head}
      <div className={css.slider}>
        <div
          {...trackProps}
          ref={trackRef}
          className={css.track}
          data-disabled={isDisabled || undefined}
          data-invalid={field.isInvalid || undefined}
          style={{ ...trackProps.style, ...ends } as CSSProperties}
        >
          {values.map((value, index) => (
            <SliderThumb
              // oxlint-disable-next-line react/no-array-index-key -- a thumb is its place
              key={index}
              id={index === 0 ? id : undefined}
              state={state}
              index={index}
              trackRef={trackRef}
              label={thumbLabels[index]}
              valueText={formatValue(value)}
              describedBy={field.controlProps['aria-describedby']}
              isInvalid={field.isInvalid}
            />
          ))}
        </div>
      </div>
      {names.map(
        (sent, index) =>
          sent && <input key={sent} type="hidden" name={sent} value={values[index]} disabled={isDisabled} />,
      )}
      {fieldNotes({ ...field, description })}
    </div>
  );
}
