import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { LayoutElement, Space } from '../space.ts';
import * as css from './Box.css.ts';

/** Props of {@link Box}. */
export interface BoxProps {
  /** What the box holds. */
  children?: ReactNode;
  /** Element to render; `div` by default. */
  as?: LayoutElement;
  /** Padding on all sides. */
  padding?: Space;
  /** Padding at the start and the end; wins over `padding`. */
  paddingInline?: Space;
  /** Padding above and below; wins over `padding`. */
  paddingBlock?: Space;
  /** Ground of the box; none by default. */
  surface?: 'canvas' | 'base' | 'raised' | 'sunken' | 'accent';
  /** Where a hairline is drawn; `all` draws the stronger frame of a panel. */
  border?: 'all' | 'start' | 'end' | 'top' | 'bottom' | 'block';
  /** Rounding of the corners; none by default. */
  radius?: 'control' | 'panel' | 'dialog';
  /** Greatest width: a form (400 px), running text (680 px) or a page (1680 px). */
  maxWidth?: 'form' | 'reading' | 'content';
  /** Centres the box in its parent's width. */
  isCentered?: boolean;
  /** Takes the free space of a surrounding row or column. */
  isGrowing?: boolean;
  /** Identifier of the element. */
  id?: string;
  /** Name of the region for assistive technology. */
  'aria-label'?: string;
  /** Id of the element that names the region. */
  'aria-labelledby'?: string;
}

/** A rectangle with padding, ground and hairlines from the tokens. */
export function Box({
  as: Element = 'div',
  padding,
  paddingInline = padding,
  paddingBlock = padding,
  surface,
  border,
  radius,
  maxWidth,
  isCentered,
  isGrowing,
  children,
  ...rest
}: BoxProps) {
  const className = classNames(
    css.box,
    paddingInline !== undefined && css.paddingInline[paddingInline],
    paddingBlock !== undefined && css.paddingBlock[paddingBlock],
    surface && css.surface[surface],
    border && css.border[border],
    radius && css.radius[radius],
    maxWidth && css.width[maxWidth],
    isCentered && css.centered,
    isGrowing && css.growing,
  );
  return (
    <Element className={className} {...rest}>
      {children}
    </Element>
  );
}
