import { type ReactNode, useMemo, useState } from 'react';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { items } from './CheckboxGroup.css.ts';
import { CheckboxGroupContext, type CheckboxGroupState } from './CheckboxGroupContext.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps extends Omit<FieldProps, 'isReadOnly'> {
  /** Checkboxes with a `value` each. */
  children: ReactNode;
  /** The chosen values; controlled. */
  value?: readonly string[];
  /** The values chosen at the beginning; uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with all chosen values, in the order they were chosen. */
  onChange?: (value: string[]) => void;
  /** `column` (default), or `row` for a few short choices. */
  direction?: 'column' | 'row';
}

/** Choices of which any number may be made. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { children, isDisabled, name, direction = 'column', onChange } = props;
  const field = useField(props);
  const [inner, setInner] = useState(props.defaultValue ?? []);
  const value = props.value ?? inner;
  const { isInvalid, forgetServerError } = field;
  const state = useMemo<CheckboxGroupState>(
    () => ({
      value,
      name,
      isDisabled,
      isInvalid,
      toggle(item, isSelected) {
        const next = isSelected ? [...value, item] : value.filter((other) => other !== item);
        forgetServerError();
        setInner(next);
        onChange?.(next);
      },
    }),
    [value, name, isDisabled, isInvalid, forgetServerError, onChange],
  );
  return (
    <ChoiceGroup field={field} role="group">
      <CheckboxGroupContext value={state}>
        <div className={items[direction]}>{children}</div>
      </CheckboxGroupContext>
    </ChoiceGroup>
  );
}
