import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { gap } from '../space.css.ts';
import type { LayoutElement, Space } from '../space.ts';
import * as css from './Inline.css.ts';

/** Props of {@link Inline}. */
export interface InlineProps {
  /** The items, in reading direction. */
  children?: ReactNode;
  /** Element to render; `div` by default. */
  as?: LayoutElement;
  /** Space between items and between lines; 4 (8 px) by default. */
  space?: Space;
  /** Where the items stand in the line; `start` by default. */
  align?: 'start' | 'center' | 'end';
  /** How items of different height meet; `center` by default. */
  alignY?: 'top' | 'center' | 'bottom' | 'baseline';
  /** Keeps everything on one line. */
  isNowrap?: boolean;
  /** Role of the row, when it groups controls. */
  role?: 'group' | 'toolbar';
  /** Identifier of the element. */
  id?: string;
  /** Name of the group for assistive technology. */
  'aria-label'?: string;
}

/** Items beside each other that break into further lines when the width runs out. */
export function Inline({
  as: Element = 'div',
  space = 4,
  align = 'start',
  alignY = 'center',
  isNowrap = false,
  children,
  ...rest
}: InlineProps) {
  const className = classNames(css.inline, gap[space], css.align[align], css.alignY[alignY], !isNowrap && css.wrapping);
  return (
    <Element className={className} {...rest}>
      {children}
    </Element>
  );
}
