import type { ReactNode } from 'react';
import * as css from '../Field/Field.css.ts';

/** Props of {@link FieldError}. */
export interface FieldErrorProps {
  /** What is wrong and what to do next. */
  children: ReactNode;
  /** Identifier for the `aria-describedby` of the control. */
  id?: string | undefined;
}

/** The sentence below a control that says what is wrong; fields draw it themselves from `errorMessage`. */
export function FieldError({ children, id }: FieldErrorProps) {
  return (
    <span className={css.error} id={id}>
      {children}
    </span>
  );
}
