import { type ReactNode, type Ref, useCallback, useContext, useId } from 'react';
import { CheckboxGroupContext } from '../CheckboxGroup/CheckboxGroupContext.ts';
import { classNames } from '../classNames.ts';
import * as css from './Checkbox.css.ts';

interface Common {
  /** Whether it is ticked; controlled. */
  isSelected?: boolean;
  /** Whether it is ticked at the beginning; uncontrolled. */
  defaultSelected?: boolean;
  /** Neither ticked nor empty: some of what it stands for is. */
  isIndeterminate?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Prevents the choice. */
  isDisabled?: boolean;
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
  /** A number at the end of the row; the row then fills the width. */
  count?: ReactNode;
}

interface WithoutWords extends Common {
  /** Name of a box that stands alone, for example in a table row. */
  'aria-label': string;
  children?: never;
}

/** Props of {@link Checkbox}. */
export type CheckboxProps = WithWords | WithoutWords;

/** A choice that is independent of others. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, defaultSelected, isIndeterminate = false, onChange, isDisabled, isInvalid, isRequired, ref, ...rest } = props;
  const { children, description, count, ...attributes } = rest as Omit<WithWords, keyof Common> & Pick<Common, 'value'>;
  const group = useContext(CheckboxGroupContext);
  const { value } = attributes;
  const wordsId = useId();
  const descriptionId = useId();
  const hasMore = description !== undefined || count !== undefined;
  const isOff = isDisabled || group?.isDisabled;
  const isOn = group && value !== undefined ? group.value.includes(value) : isSelected;

  // React has no attribute for the third state.
  const setIndeterminate = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = isIndeterminate;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [isIndeterminate, ref],
  );

  const box = (
    <input
      {...(description ? { 'aria-describedby': descriptionId } : {})}
      {...(hasMore ? { 'aria-labelledby': wordsId } : {})}
      {...attributes}
      ref={setIndeterminate}
      type="checkbox"
      name={props.name ?? group?.name}
      className={classNames(css.box, css.check)}
      checked={isOn}
      defaultChecked={isOn === undefined ? defaultSelected : undefined}
      disabled={isOff}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || group?.isInvalid || undefined}
      onChange={(event) => {
        const { checked } = event.target;
        onChange?.(checked);
        if (group && value !== undefined) group.toggle(value, checked);
        // A click clears the mark in the browser even when the owner keeps it.
        event.target.indeterminate = isIndeterminate;
      }}
    />
  );
  if (children === undefined) return box;
  return (
    <label className={classNames(css.choice, count !== undefined && css.fullWidth)} data-disabled={isOff || undefined}>
      {box}
      <span className={css.words}>
        <span id={wordsId}>{children}</span>
        {description && (
          <span className={css.description} id={descriptionId}>
            {description}
          </span>
        )}
      </span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </label>
  );
}
