import { type ReactNode, useRef, useState } from 'react';
import { choiceRows } from '../Checkbox/choiceRows.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { useFormReset } from '../Form/useFormReset.ts';
import { items } from './CheckboxGroup.css.ts';
import { CheckboxGroupContext, type CheckboxGroupState } from './CheckboxGroupContext.ts';

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps extends FieldProps {
  /** Checkboxes with a `value` each. */
  children: ReactNode;
  /** The chosen values; controlled. */
  value?: readonly string[];
  /** The values chosen at the beginning; uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with all chosen values, in the order they were chosen. */
  onChange?: (value: string[]) => void;
  /**
   * `column` (default), `row` for a few short choices, or `rows` for lines of full width where the group is all there
   * is to do.
   */
  direction?: 'column' | 'row' | 'rows';
}

const look = { ...items, rows: choiceRows };

/** A group of options, any number of which can be selected. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { children, isDisabled, isReadOnly, name, direction = 'column', onChange, defaultValue } = props;
  const field = useField(props);
  const itemsRef = useRef<HTMLDivElement>(null);
  const [inner, setInner] = useState(defaultValue ?? []);
  useFormReset(itemsRef, () => setInner(defaultValue ?? []));
  const value = props.value ?? inner;
  const state: CheckboxGroupState = {
    value,
    name,
    isDisabled,
    isReadOnly,
    isInvalid: field.isInvalid,
    toggle(item, isSelected) {
      const next = isSelected ? [...value, item] : value.filter((other) => other !== item);
      field.forgetServerError();
      setInner(next);
      onChange?.(next);
    },
  };
  return (
    <Field field={field} group={{ role: 'group' }}>
      <CheckboxGroupContext value={state}>
        <div ref={itemsRef} className={look[direction]}>
          {children}
        </div>
      </CheckboxGroupContext>
    </Field>
  );
}
