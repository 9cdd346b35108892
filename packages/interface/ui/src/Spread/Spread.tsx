import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { alignY as alignments, wrapping } from '../Inline/Inline.css.ts';
import { gap } from '../space.css.ts';
import type { LayoutElement, Space } from '../space.ts';
import * as css from './Spread.css.ts';

/** Props of {@link Spread}. */
export interface SpreadProps {
  /** Usually two items: one goes to the start, one to the end. */
  children?: ReactNode;
  /** Element to render; `div` by default. */
  as?: LayoutElement;
  /** Least space between the items; 4 (8 px) by default. */
  space?: Space;
  /** How items of different height meet; `center` by default. */
  alignY?: 'top' | 'center' | 'bottom' | 'baseline';
  /** Keeps everything on one line. */
  isNowrap?: boolean;
}

/** Items pushed apart to both ends of the line, for example a title and its actions. */
export function Spread({ as: Element = 'div', space = 4, alignY = 'center', isNowrap = false, children }: SpreadProps) {
  return (
    <Element className={classNames(css.spread, gap[space], alignments[alignY], !isNowrap && wrapping)}>
      {children}
    </Element>
  );
}
