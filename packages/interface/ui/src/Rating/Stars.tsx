import { StarHalfIcon, StarIcon } from '@phosphor-icons/react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Rating.css.ts';

/** Places of a rating. */
export const STARS = [1, 2, 3, 4, 5] as const;

/** A star by how much of it is filled: whole from three quarters, half from one. */
export function Star({ fill }: { fill: number }) {
  const isOn = fill >= 0.25;
  const isHalf = isOn && fill < 0.75;
  return (
    <span className={classNames(css.star, isOn ? css.on : css.off)}>
      <Icon icon={isHalf ? StarHalfIcon : StarIcon} weight={isOn ? 'fill' : 'regular'} />
    </span>
  );
}
