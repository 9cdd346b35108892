import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { gap } from '../space.css.ts';
import type { LayoutElement, Space } from '../space.ts';
import * as css from './Columns.css.ts';

/** Props of {@link Columns}. */
export interface ColumnsProps {
  /** One child a column; further children begin further rows. */
  children?: ReactNode;
  /** Element to render; `div` by default. */
  as?: LayoutElement;
  /** Number of equal columns, or their proportion; 2 by default. */
  template?: 2 | 3 | 4 | 5 | 6 | '1:2' | '2:1' | 'auto:1' | '1:auto';
  /** Space between columns and rows; 6 (16 px) by default. */
  space?: Space;
  /** Screen up to which the columns lie below each other; `phone` by default. */
  collapse?: 'phone' | 'tablet' | 'never';
  /** Makes all columns of a row equally high. */
  isStretched?: boolean;
}

/** Content in columns that fold into one on small screens. */
export function Columns({
  as: Element = 'div',
  template = 2,
  space = 6,
  collapse = 'phone',
  isStretched,
  children,
}: ColumnsProps) {
  const className = classNames(
    css.columns,
    isStretched && css.stretched,
    css.template[template],
    gap[space],
    collapse !== 'never' && css.collapse[collapse],
  );
  return <Element className={className}>{children}</Element>;
}
