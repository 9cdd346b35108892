import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as css from './ButtonGroup.css.ts';

/** Props of {@link ButtonGroup}. */
export interface ButtonGroupProps {
  /** The buttons, in reading direction. */
  children: ReactNode;
  /** Where the buttons stand; `equal` gives all the same width and stacks them when their words need more room. */
  align?: 'start' | 'center' | 'end' | 'equal';
  /** Name of the group for assistive technology. */
  'aria-label'?: string;
}

/** Buttons that belong together. */
export function ButtonGroup({ children, align = 'start', ...rest }: ButtonGroupProps) {
  const role = rest['aria-label'] ? 'group' : undefined;
  return (
    <div {...rest} role={role} className={classNames(css.group, css.align[align])}>
      {children}
    </div>
  );
}
