import { type ReactNode, useRef, useState } from 'react';
import { choiceRows } from '../Checkbox/choiceRows.css.ts';
import { items } from '../CheckboxGroup/CheckboxGroup.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { useFormReset } from '../Form/useFormReset.ts';
import { cards } from './RadioGroup.css.ts';
import { RadioGroupContext, type RadioGroupState } from './RadioGroupContext.ts';

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends FieldProps {
  /** `Radio` elements. */
  children: ReactNode;
  /** The chosen value; controlled. */
  value?: string | null;
  /** The value chosen at the beginning; uncontrolled. */
  defaultValue?: string;
  /** Called with the chosen value. */
  onChange?: (value: string) => void;
  /**
   * `column` (default), `row` for a few short choices, `rows` for lines of full width where the group is all there is
   * to do, or `cards` for choices with a hint each that are compared.
   */
  direction?: 'column' | 'row' | 'rows' | 'cards';
}

const look = { ...items, rows: choiceRows, cards };

/** Exactly one of several choices, all in view; arrow keys move between them. */
export function RadioGroup(props: RadioGroupProps) {
  const { children, isRequired, isDisabled, isReadOnly, direction = 'column', onChange, defaultValue } = props;
  const field = useField(props);
  const itemsRef = useRef<HTMLDivElement>(null);
  const [inner, setInner] = useState(defaultValue);
  useFormReset(itemsRef, () => setInner(defaultValue));
  const value = props.value === undefined ? inner : (props.value ?? undefined);
  const state: RadioGroupState = {
    name: props.name ?? field.controlId,
    value,
    isDisabled,
    isReadOnly,
    isInvalid: field.isInvalid,
    choose(next) {
      if (isReadOnly) return;
      field.forgetServerError();
      setInner(next);
      onChange?.(next);
    },
  };
  return (
    <Field
      field={field}
      group={{
        role: 'radiogroup',
        'aria-required': isRequired || undefined,
        'aria-readonly': isReadOnly || undefined,
        'aria-invalid': field.isInvalid || undefined,
      }}
    >
      <RadioGroupContext value={state}>
        <div ref={itemsRef} className={look[direction]}>
          {children}
        </div>
      </RadioGroupContext>
    </Field>
  );
}
