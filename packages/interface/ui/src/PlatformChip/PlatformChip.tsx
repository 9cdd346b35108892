import { type Platform, PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import * as styles from './PlatformChip.css.ts';

/** Props of `PlatformChip`. */
export interface PlatformChipProps {
  /** Which platform. */
  platform: Platform;
  /** The platform's name; shown when there is no `value`, else read out with it. */
  name: string;
  /** A short figure that belongs to the channel, already formatted. */
  value?: string;
  /** Height 22 px (`medium`, default) or 30 px (`large`). */
  size?: 'medium' | 'large';
}

/** A platform's mark with the channel's figure, or with the platform's name. */
export function PlatformChip({ platform, name, value, size = 'medium' }: PlatformChipProps) {
  const tone = value === undefined ? styles.named[platform] : styles.value;
  return (
    <span className={`${styles.chip} ${styles.size[size]} ${styles.ground[platform]}`}>
      <PlatformMark platform={platform} size={size === 'large' ? 30 : 22} {...(value !== undefined && { label: name })} />
      <span className={`${styles.text} ${tone}`}>{value ?? name}</span>
    </span>
  );
}
