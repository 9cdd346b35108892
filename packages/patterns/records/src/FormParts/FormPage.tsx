import type { HTMLAttributes, ReactNode } from 'react';
import * as css from './FormParts.css.ts';

/** Props of {@link FormPage}. */
export interface FormPageProps extends Pick<HTMLAttributes<HTMLDivElement>, 'role' | 'aria-label'> {
  /** What stands on it, from top to bottom. */
  children: ReactNode;
}

/**
 * The body of a page that is a form: below the page's head; where there is room, the headings of its parts stand beside
 * their fields.
 */
export function FormPage(props: FormPageProps) {
  return <div {...props} className={css.page} />;
}
