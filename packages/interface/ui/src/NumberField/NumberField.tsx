import { MinusIcon, PlusIcon } from '@phosphor-icons/react';
import type { FocusEvent, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as css from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { controlPropsOf, useField } from '../Field/useField.ts';
import type { IconSource } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as own from './NumberField.css.ts';
import { type NumberValue, useNumberInput } from './useNumberInput.ts';

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends FieldProps, NumberValue {
  /** Unit after the number, for example "€". */
  unit?: ReactNode;
  /** Icon before the number. */
  iconStart?: IconSource;
  /** An example of a value. */
  placeholder?: string;
  /** Sets the number at the end of the field, as in tables of amounts. */
  isAlignedEnd?: boolean;
  /** Names of the buttons "less" and "more"; the field is drawn as a stepper then. */
  stepperLabels?: { decrease: string; increase: string };
  /** Called when focus leaves. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}

/** A number: accepts digits alone, whether typed, pasted or dropped, and shows thousands marks. */
export function NumberField(props: NumberFieldProps) {
  const { unit, iconStart, placeholder, isAlignedEnd, stepperLabels, onBlur, ...value } = controlPropsOf(props);
  const { number, error, stepBy, step, inputProps } = useNumberInput({
    ...value,
    onChange(next) {
      field.forgetServerError();
      value.onChange?.(next);
    },
  });
  const field = useField(error === undefined ? props : { ...props, errorMessage: error });
  const { name, ...controlProps } = field.controlProps;
  // Forms carry the plain number, whatever its marks are on the screen.
  const sent = name && <input type="hidden" name={name} value={number ?? ''} disabled={props.isDisabled} />;
  const input = (className: string) => (
    <input
      {...inputProps}
      {...controlProps}
      placeholder={placeholder}
      className={className}
      onBlur={(event) => {
        inputProps.onBlur();
        onBlur?.(event);
      }}
    />
  );
  if (!stepperLabels) {
    return (
      <Field field={field}>
        <FieldFrame iconStart={iconStart} unit={unit} {...field.stateProps}>
          {input(classNames(css.input, css.tabular, isAlignedEnd && own.alignEnd))}
        </FieldFrame>
        {sent}
      </Field>
    );
  }
  const isStill = props.isDisabled || props.isReadOnly;
  return (
    <Field field={field}>
      <span className={own.stepper} {...field.stateProps}>
        <IconButton
          icon={MinusIcon}
          iconSize="mini"
          size="density"
          label={stepperLabels.decrease}
          isDisabled={isStill || (number !== null && number <= (props.minValue ?? -Infinity))}
          onPress={() => stepBy(-step)}
        />
        {input(own.stepperInput)}
        <IconButton
          icon={PlusIcon}
          iconSize="mini"
          size="density"
          label={stepperLabels.increase}
          isDisabled={isStill || (number !== null && number >= (props.maxValue ?? Infinity))}
          onPress={() => stepBy(step)}
        />
      </span>
      {sent}
    </Field>
  );
}
