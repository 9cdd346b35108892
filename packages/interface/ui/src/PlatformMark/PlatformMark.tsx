import { classNames } from '../classNames.ts';
import { platformIcons } from './platformIcons.ts';
import * as css from './PlatformMark.css.ts';

/** A platform the kit can draw. */
export type Platform = keyof typeof platformIcons;

/** Every platform, in the order in which choices list them. */
export const platforms = Object.keys(platformIcons) as readonly Platform[];

/** Props of {@link PlatformMark}. */
export interface PlatformMarkProps {
  /** Which platform. */
  platform: Platform;
  /** Side in px at the usual text size: badge 16, chip 22 (default), large chip 30, choice 34. */
  size?: 16 | 22 | 30 | 34;
  /** Its name for assistive technology and as a tooltip; omit it where the name stands beside. */
  label?: string;
}

/** The square brand mark of a platform. */
export function PlatformMark({ platform, size = 22, label }: PlatformMarkProps) {
  const Drawing = platformIcons[platform];
  return (
    <span
      className={classNames(css.mark, css.size[size], css.platform[platform])}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
    >
      <Drawing weight="fill" />
    </span>
  );
}
