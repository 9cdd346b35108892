import { type ReactNode, useMemo, useState } from 'react';
import { items } from '../CheckboxGroup/CheckboxGroup.css.ts';
import { ChoiceGroup } from '../CheckboxGroup/ChoiceGroup.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
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
  const { children, isRequired, isDisabled, direction = 'column', onChange } = props;
  const field = useField(props);
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
  return (
    <ChoiceGroup field={field} role="radiogroup" aria-required={isRequired || undefined} aria-invalid={isInvalid || undefined}>
      <RadioGroupContext value={state}>
        <div className={items[direction]}>{children}</div>
      </RadioGroupContext>
    </ChoiceGroup>
  );
}
