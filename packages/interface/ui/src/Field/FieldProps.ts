import type { ReactNode } from 'react';

/** What every field has. */
export interface FieldProps {
  /** The label; it stands above the control. */
  label: ReactNode;
  /** Hides the label from sight but not from assistive technology; only where the place itself says it. */
  hidesLabel?: boolean;
  /** A hint below the control that helps before a mistake happens. */
  description?: ReactNode;
  /** What is wrong and what to do; makes the field invalid. */
  errorMessage?: ReactNode;
  /** A value has to be given; fields without it are marked as optional when the form says how. */
  isRequired?: boolean;
  /** Prevents input; the value isn't sent. */
  isDisabled?: boolean;
  /** Shows the value without letting it be changed. */
  isReadOnly?: boolean;
  /** Name of the value when the form is sent. */
  name?: string;
  /** Identifier of the control. */
  id?: string;
}
