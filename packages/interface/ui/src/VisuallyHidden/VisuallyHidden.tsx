import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** Words for assistive technology alone. */
  children?: ReactNode;
  /** Element to render; `span` by default. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'legend' | 'caption';
  /** Announces changes of the content, politely or at once. */
  role?: 'status' | 'alert';
  /** Identifier of the element. */
  id?: string;
}

/** Content that is read out but not drawn. */
export function VisuallyHidden({ as: Element = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element className={hidden} {...rest}>
      {children}
    </Element>
  );
}
