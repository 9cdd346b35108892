import { type ReactNode, type Ref, useContext, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { CheckboxGroupContext } from '../CheckboxGroup/CheckboxGroupContext.ts';
import { classNames } from '../classNames.ts';
import { useField } from '../Field/useField.ts';
import * as css from './Checkbox.css.ts';
import { ChoiceLabel } from './ChoiceLabel.tsx';

interface Common {
  /** Whether it is ticked; controlled. */
  isSelected?: boolean;
  /** Whether it is ticked at the beginning; uncontrolled. */
  defaultSelected?: boolean;
  /** Neither ticked nor empty: some of what it stands for is. */
  isIndeterminate?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Prevents the choice; the value isn't sent. */
  isDisabled?: boolean;
  /** Shows the choice without letting it be changed. */
  isReadOnly?: boolean;
  /** Marks the choice as wrong; the sentence stands with the group or the form. */
  isInvalid?: boolean;
  /** The choice has to be made. */
  isRequired?: boolean;
  /** Name of the value when the form is sent. */
  name?: string;
  /** Value when the form is sent, and the key within a `CheckboxGroup`. */
  value?: string;
  /** Identifier of the control. */
  id?: string;
  /** Ids of elements that describe the choice, for example its error. */
  'aria-describedby'?: string;
  /** The input element itself. */
  ref?: Ref<HTMLInputElement>;
}

interface WithWords extends Common {
  /** The words beside the box. */
  children: ReactNode;
  /** A hint below the words. */
  description?: ReactNode;
  /** What is wrong and what to do; makes the choice invalid. */
  errorMessage?: ReactNode;
  /** A number at the end of the row, for example the hits of a filter, and of the name; the row then fills the width. */
  count?: ReactNode;
  'aria-label'?: never;
}

interface WithoutWords extends Common {
  /** Name of a box that stands alone, for example in a table row. */
  'aria-label': string;
  children?: never;
  description?: never;
  errorMessage?: never;
  count?: never;
}

/** Props of {@link Checkbox}. */
export type CheckboxProps = WithWords | WithoutWords;

/** A choice that is independent of others. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, defaultSelected, isIndeterminate = false, onChange, value, children, description, count } = props;
  const group = useContext(CheckboxGroupContext);
  const field = useField({ ...props, label: children });
  const boxRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(props.ref, () => boxRef.current as HTMLInputElement, []);
  // React has no attribute for the third state.
  useLayoutEffect(() => {
    if (boxRef.current) boxRef.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  const isOff = props.isDisabled || group?.isDisabled;
  const isLocked = props.isReadOnly || group?.isReadOnly;
  const isOn = group && value !== undefined ? group.value.includes(value) : isSelected;
  const hasMore = Boolean(description || field.error);
  const { controlId, controlProps } = field;
  const countId = count === undefined ? undefined : `${controlId}-count`;

  const box = (
    <input
      ref={boxRef}
      type="checkbox"
      id={controlId}
      className={classNames(css.box, css.check)}
      name={props.name ?? group?.name}
      value={value}
      checked={isOn}
      defaultChecked={isOn === undefined ? defaultSelected : undefined}
      disabled={isOff}
      aria-label={props['aria-label']}
      aria-labelledby={[(hasMore || countId) && field.labelId, countId].filter(Boolean).join(' ') || undefined}
      aria-describedby={
        [props['aria-describedby'], controlProps['aria-describedby']].filter(Boolean).join(' ') || undefined
      }
      aria-required={controlProps['aria-required']}
      aria-readonly={isLocked || undefined}
      aria-invalid={props.isInvalid || field.isInvalid || group?.isInvalid || undefined}
      onChange={({ target }) => {
        const { checked } = target;
        // A click clears the mark in the browser even when the owner keeps it.
        target.indeterminate = isIndeterminate;
        if (isLocked) {
          // Browsers know no box that is only read.
          target.checked = !checked;
          return;
        }
        field.forgetServerError();
        onChange?.(checked);
        if (group && value !== undefined) group.toggle(value, checked);
      }}
    />
  );
  if (children === undefined) return box;
  return (
    <ChoiceLabel
      controlId={controlId}
      control={box}
      description={description}
      error={field.error}
      count={count}
      isDisabled={isOff}
      isReadOnly={isLocked}
      className={count === undefined ? undefined : css.fullWidth}
    >
      {children}
    </ChoiceLabel>
  );
}
