import type { ReactNode } from 'react';
import * as css from './FormParts.css.ts';

/** Props of {@link FormButtons}. */
export interface FormButtonsProps {
  /** The buttons, the main one last. */
  children: ReactNode;
  /** Keeps them in sight at the bottom of a long form. */
  isSticky?: boolean;
}

/** What can be done with a form, below it. */
export function FormButtons({ children, isSticky = false }: FormButtonsProps) {
  return (
    <div className={css.buttons} data-sticky={isSticky || undefined}>
      {children}
    </div>
  );
}
