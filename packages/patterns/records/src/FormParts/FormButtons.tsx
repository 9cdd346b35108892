import type { ReactNode } from 'react';
import * as css from './FormParts.css.ts';

/** Props of {@link FormButtons}. */
export interface FormButtonsProps {
  /** The buttons: the way out first, the main one last. */
  children: ReactNode;
}

/** What can be done with a form: below its fields, and at the bottom of the window while the form is longer than that. */
export function FormButtons({ children }: FormButtonsProps) {
  return <div className={css.buttons}>{children}</div>;
}
