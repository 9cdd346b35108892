import { type ReactNode, useContext, useMemo, useState } from 'react';
import { items } from '../CheckboxGroup/CheckboxGroup.css.ts';
import * as css from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { FieldError } from '../FieldError/FieldError.tsx';
import { OptionalLabelContext } from '../Form/OptionalLabelContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RadioGroupContext, type RadioGroupState } from './RadioGroupContext.ts';

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends Omit<FieldProps, 'isReadOnly'> {
  /** `Radio` elements. */
  children: ReactNode;
  /** The chosen value; controlled. */
  value?: string | null;
  /** The value chosen at the beginning; uncontrolled. */
  defaultValue?: string;
  /** Called with the chosen value. */
  onChange?: (value: string) => void;
  /** `column` (default), or `row` for a few short choices. */
  direction?: 'column' | 'row';
}

/** Exactly one of several choices, all in view; arrow keys move between them. */
export function RadioGroup(props: RadioGroupProps) {
  const { children, label, hidesLabel, description, isRequired, isDisabled, direction = 'column', onChange } = props;
  const field = useField(props);
  const optionalLabel = useContext(OptionalLabelContext);
  const showsOptional = optionalLabel && !isRequired;
  const [inner, setInner] = useState(props.defaultValue);
  const value = props.value === undefined ? inner : (props.value ?? undefined);
  const name = props.name ?? field.controlId;
  const { isInvalid, forgetServerError } = field;
  const state = useMemo<RadioGroupState>(
    () => ({
      name,
      value,
      isDisabled,
      isInvalid,
      choose(next) {
        forgetServerError();
        setInner(next);
        onChange?.(next);
      },
    }),
    [name, value, isDisabled, isInvalid, forgetServerError, onChange],
  );
  const title = (
    <span className={css.label} id={field.labelId}>
      {label}
      {showsOptional && ' '}
      {showsOptional && <span className={css.optional}>{optionalLabel}</span>}
    </span>
  );
  return (
    <div
      id={field.controlId}
      role="radiogroup"
      className={css.field}
      aria-labelledby={field.labelId}
      aria-describedby={field.controlProps['aria-describedby']}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
    >
      {hidesLabel ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      <RadioGroupContext value={state}>
        <div className={items[direction]}>{children}</div>
      </RadioGroupContext>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      {description && (
        <span className={css.description} id={field.descriptionId}>
          {description}
        </span>
      )}
    </div>
  );
}
