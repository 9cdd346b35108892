import type { HTMLAttributes, ReactNode } from 'react';
import * as css from './FormParts.css.ts';

/** Props of {@link FormPage}. */
export interface FormPageProps extends Pick<HTMLAttributes<HTMLDivElement>, 'role' | 'aria-label'> {
  /** How much room the lines of the form take at the most: 680, 880, 960 or 1120 px; `medium` by default. */
  width?: keyof typeof css.width;
  /** What stands on it, from top to bottom. */
  children: ReactNode;
}

/** The body of a page that is a form: below the page's head, no wider than can be read. */
export function FormPage({ width = 'medium', ...rest }: FormPageProps) {
  return <div {...rest} className={css.width[width]} />;
}
