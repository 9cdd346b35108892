import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { gap } from '../space.css.ts';
import type { LayoutElement, Space } from '../space.ts';
import * as css from './Stack.css.ts';

/** Props of {@link Stack}. */
export interface StackProps {
  /** The items, from top to bottom. */
  children?: ReactNode;
  /** Element to render; `div` by default. */
  as?: LayoutElement;
  /** Space between the items; 4 (8 px) by default. */
  space?: Space;
  /** Where items stand in the width; they fill it by default. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Takes the free space of a surrounding row. */
  isGrowing?: boolean;
  /** Identifier of the element. */
  id?: string;
  /** Name of the group for assistive technology. */
  'aria-label'?: string;
  /** Id of the element that names the group. */
  'aria-labelledby'?: string;
}

/** Items below each other with one distance between them. */
export function Stack({ as: Element = 'div', space = 4, align = 'stretch', isGrowing, children, ...rest }: StackProps) {
  return (
    <Element className={classNames(css.stack, gap[space], css.align[align], isGrowing && css.growing)} {...rest}>
      {children}
    </Element>
  );
}
