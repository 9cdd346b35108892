import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../classNames.ts';
import * as css from './Icon.css.ts';

/** An icon of `@phosphor-icons/react`, or any component that draws an SVG in `currentColor`. */
export type IconSource = ComponentType<
  Pick<SVGProps<SVGSVGElement>, 'className' | 'aria-hidden'> & { weight?: IconWeight }
>;
/** `regular` for things, `fill` for "on" and brand marks, `bold` for checks, crosses and carets at 13 px. */
export type IconWeight = 'regular' | 'fill' | 'bold';
/** 13, 16, 18, 20 or 24 px. */
export type IconSize = keyof typeof css.size;

/** Props of {@link Icon}. */
export interface IconProps {
  /** The drawing, for example `TrashIcon` of `@phosphor-icons/react`. */
  icon: IconSource;
  /** Side length; `regular` (18 px) by default. */
  size?: IconSize;
  /** Weight of the strokes; `bold` at size `mini`, else `regular`. */
  weight?: IconWeight;
  /** Colour by meaning; inherited by default. */
  tone?: keyof typeof css.tone;
}

/** An icon in one of the house's sizes, hidden from assistive technology: the words beside it speak. */
export function Icon({
  icon: Drawing,
  size = 'regular',
  weight = size === 'mini' ? 'bold' : 'regular',
  tone = 'inherit',
}: IconProps) {
  return <Drawing className={classNames(css.icon, css.size[size], css.tone[tone])} weight={weight} aria-hidden />;
}
