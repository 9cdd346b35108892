'use client';

import { useState } from 'react';
import { type Platform, PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import * as styles from './Avatar.css.ts';

/** Props of `Avatar`. */
export interface AvatarProps {
  /** Shown while there is no picture, or when it fails to load; one or two letters. */
  initials: string;
  /** Address of the picture. */
  src?: string | null | undefined;
  /** Who this is; omit it where the name stands beside the picture. */
  name?: string;
  /** Diameter 28 px (`small`, default), 36 px or 96 px. */
  size?: 'small' | 'medium' | 'large';
  /** Marks the platform this picture comes from. */
  platform?: Platform;
  /** The platform's name for assistive technology. */
  platformLabel?: string;
}

/** The picture of a person or a brand; initials stand in for it. */
export function Avatar({ initials, src, name, size = 'small', platform, platformLabel }: AvatarProps) {
  const [failedSource, setFailedSource] = useState<string>();
  return (
    <span className={`${styles.avatar} ${styles.size[size]}`}>
      {src && src !== failedSource ? (
        <img className={styles.picture} src={src} alt={name ?? ''} loading="lazy" onError={() => setFailedSource(src)} />
      ) : (
        <span
          className={`${styles.initials} ${size === 'large' ? styles.initialsLarge : ''}`}
          data-initials={initials}
          {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
        />
      )}
      {platform && (
        <span className={styles.badge}>
          <PlatformMark platform={platform} size={16} {...(platformLabel ? { label: platformLabel } : {})} />
        </span>
      )}
    </span>
  );
}
