import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as css from './Heading.css.ts';

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** The words. */
  children?: ReactNode;
  /** Place in the page's outline: 1 is the page's title. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Look; by default `title` for level 1, `section` for 2 and `subsection` below. `density` follows the layout:
   * `subsection` where it is compact, `section` where it is comfortable.
   */
  variant?: keyof typeof css.variant;
  /** Colour; inherited by default. */
  tone?: keyof typeof css.tone;
  /** Identifier, for `aria-labelledby` and anchors. */
  id?: string;
  /** Makes the heading focusable from code, for example after a change of page. */
  isFocusTarget?: boolean;
}

const variantOfLevel = {
  1: 'title',
  2: 'section',
  3: 'subsection',
  4: 'subsection',
  5: 'subsection',
  6: 'subsection',
} as const;

/** A heading; its level is structure, its variant is look. */
export function Heading({
  level,
  variant = variantOfLevel[level],
  tone = 'inherit',
  isFocusTarget,
  children,
  id,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      className={classNames(css.heading, css.variant[variant], css.tone[tone])}
      tabIndex={isFocusTarget ? -1 : undefined}
    >
      {children}
    </Element>
  );
}
