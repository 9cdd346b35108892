import { type ReactNode, useId, useMemo, useState } from 'react';
import { FieldError } from '../FieldError/FieldError.tsx';
import * as css from '../Field/Field.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { items } from './CheckboxGroup.css.ts';
import { CheckboxGroupContext, type CheckboxGroupState } from './CheckboxGroupContext.ts';

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps {
  /** Checkboxes with a `value` each. */
  children: ReactNode;
  /** Name of the group; it stands above. */
  label: ReactNode;
  /** Hides the name from sight but not from assistive technology. */
  hidesLabel?: boolean;
  /** A hint below the choices. */
  description?: ReactNode;
  /** What is wrong and what to do; makes the group invalid. */
  errorMessage?: ReactNode;
  /** The chosen values; controlled. */
  value?: readonly string[];
  /** The values chosen at the beginning; uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with all chosen values. */
  onChange?: (value: string[]) => void;
  /** Prevents every choice. */
  isDisabled?: boolean;
  /** Name of the values when the form is sent. */
  name?: string;
  /** `column` (default), or `row` for a few short choices. */
  direction?: 'column' | 'row';
}

/** Choices of which any number may be made. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { children, label, hidesLabel, description, errorMessage, isDisabled, name, direction = 'column', onChange } = props;
  const [inner, setInner] = useState(props.defaultValue ?? []);
  const value = props.value ?? inner;
  const id = useId();
  const isInvalid = Boolean(errorMessage);
  const state = useMemo<CheckboxGroupState>(
    () => ({
      value,
      name,
      isDisabled,
      isInvalid,
      toggle(item, isSelected) {
        const next = isSelected ? [...value, item] : value.filter((other) => other !== item);
        setInner(next);
        onChange?.(next);
      },
    }),
    [value, name, isDisabled, isInvalid, onChange],
  );
  const title = (
    <span className={css.label} id={`${id}-label`}>
      {label}
    </span>
  );
  const describedBy = [errorMessage && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ');
  return (
    <div className={css.field} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy || undefined}>
      {hidesLabel ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      <CheckboxGroupContext value={state}>
        <div className={items[direction]}>{children}</div>
      </CheckboxGroupContext>
      {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
      {description && (
        <span className={css.description} id={`${id}-description`}>
          {description}
        </span>
      )}
    </div>
  );
}
