import type { ReactNode } from 'react';
import { useActionElement, type PressAction, type PressAddress } from '../Button/ActionElement.tsx';
import { classNames } from '../classNames.ts';
import { Icon, type IconSize, type IconSource, type IconWeight } from '../Icon/Icon.tsx';
import { useLabelTip } from '../LabelTip/useLabelTip.tsx';
import * as css from './IconButton.css.ts';

interface Look {
  /** The drawing. */
  icon: IconSource;
  /** Name of the action, shown as tooltip and read out. */
  label: string;
  /** 26, 32 or 40 px, or the height of the layout's controls; 32 by default. */
  size?: keyof typeof css.size;
  /** Colour by meaning; `solid` is filled, for the one main action of a view, and `onShell` stands on the header. */
  tone?: keyof typeof css.tone;
  /** Side of the drawing; 18 px by default, 20 in the header. */
  iconSize?: IconSize;
  /** Weight of the drawing. */
  weight?: IconWeight;
  /** Hides the tooltip where the name stands beside the button. */
  hidesTooltip?: boolean;
  /** A counter or a dot on the corner of the button. */
  badge?: ReactNode;
}

/** Props of {@link IconButton}: with `href` a link, else a button. */
export type IconButtonProps = Look & (PressAction | PressAddress);

/** A button that is only an icon; its name shows as a tooltip. */
export function IconButton({
  icon,
  label,
  size = 'regular',
  tone = 'neutral',
  iconSize = 'regular',
  weight,
  hidesTooltip,
  badge,
  ...action
}: IconButtonProps) {
  const { tip, tipProps } = useLabelTip(label, hidesTooltip);
  const isPending = 'isPending' in action && action.isPending;
  return useActionElement({
    ...action,
    ...tipProps,
    className: classNames(css.iconButton, css.size[size], css.tone[tone]),
    'aria-label': label,
    children: (
      <>
        {!isPending && <Icon icon={icon} size={iconSize} {...(weight && { weight })} />}
        {badge}
        {tip}
      </>
    ),
  });
}
