import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { useActionElement, type PressAction, type PressAddress } from './ActionElement.tsx';
import * as css from './Button.css.ts';

interface Look {
  /** The words; a verb. */
  children: ReactNode;
  /** What the action means; `accent` for solid and ghost buttons, else `neutral`. */
  tone?: 'accent' | 'neutral' | 'danger';
  /**
   * How loud the button is: one `solid` in a view region, `outline` beside it (default), `ghost` and `quiet` in rows
   * and bars.
   */
  variant?: 'solid' | 'outline' | 'ghost' | 'quiet';
  /** `large` is 8 px higher than the layout's controls. */
  size?: 'regular' | 'large';
  /** Icon before the words. */
  iconStart?: IconSource;
  /** Icon after the words. */
  iconEnd?: IconSource;
  /** Fills the width of the parent. */
  isFullWidth?: boolean;
  /** Name that says more than the words, for example which row is edited; it begins with them. */
  'aria-label'?: string;
}

/** Props of {@link Button}: with `href` a link, else a button. */
export type ButtonProps = Look & (PressAction | PressAddress);

/** Starts an action or, with `href`, leads somewhere. */
export function Button({
  variant = 'outline',
  tone = variant === 'solid' || variant === 'ghost' ? 'accent' : 'neutral',
  size = 'regular',
  iconStart,
  iconEnd,
  isFullWidth,
  children,
  ...action
}: ButtonProps) {
  const isPending = 'isPending' in action && action.isPending;
  const className = classNames(
    css.button,
    css.look[`${tone} ${variant}`],
    size === 'large' && css.large,
    isFullWidth && css.fullWidth,
    isPending && css.spinning,
    isPending && iconStart && css.spinningIcon,
  );
  const withIcons = () => (
    <>
      {iconStart && !isPending && <Icon icon={iconStart} size="small" />}
      {children}
      {iconEnd && <Icon icon={iconEnd} size="small" />}
    </>
  );
  return useActionElement({ ...action, className, children: iconStart || iconEnd ? withIcons() : children });
}
