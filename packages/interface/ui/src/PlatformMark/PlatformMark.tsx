import * as styles from './PlatformMark.css.ts';
import { platformIcons } from './platformIcons.ts';

/** A platform the kit can draw. */
export type Platform = keyof typeof platformIcons;

/** Every platform, in the order in which choices list them. */
export const platforms = Object.keys(platformIcons) as readonly Platform[];

/** Props of `PlatformMark`. */
export interface PlatformMarkProps {
  /** Which platform. */
  platform: Platform;
  /** Edge in px: badge 16, chip 22 (default), large chip 30, choice 34. */
  size?: 16 | 22 | 30 | 34;
  /** Its name for assistive technology and as a tooltip; omit it where the name stands beside. */
  label?: string;
}

const iconSize = { 16: 11, 22: 15, 30: 18, 34: 20 } as const;

/** The square brand mark of a platform. */
export function PlatformMark({ platform, size = 22, label }: PlatformMarkProps) {
  const Drawing = platformIcons[platform];
  return (
    <span
      className={`${styles.mark} ${styles.size[size]} ${styles.platform[platform]}`}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
    >
      <Drawing size={iconSize[size]} weight="fill" />
    </span>
  );
}
