import { useEffect, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { type Platform, PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import * as css from './Avatar.css.ts';

interface Person {
  /** Shown while there is no picture, or when it fails to load; one or two letters. */
  initials: string;
  /** Address of the picture. */
  src?: string | null | undefined;
  /** Who this is; omit it where the name stands beside the picture. */
  name?: string;
  /** Diameter 28 px (`small`, default), 36 px, 60 px (`title`, beside the title of a page) or 96 px. */
  size?: 'small' | 'medium' | 'title' | 'large';
  /**
   * Outline: `circle` cuts the picture to it (default), `tile` shows a logo whole, on white, and `photo` cuts the
   * picture of a product to a square.
   */
  shape?: 'circle' | 'tile' | 'photo';
}

interface Badge {
  /** Marks the platform this picture comes from. */
  platform: Platform;
  /** The platform's name for assistive technology; omit it where the platform is written nearby. */
  platformLabel?: string;
}

/** Props of {@link Avatar}; a `platformLabel` needs its `platform`. */
export type AvatarProps = Person & (Badge | { [Name in keyof Badge]?: never });

/** What an image needs to know whether it can be shown. */
function usePicture(src: string | null | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const image = ref.current;
    // It may have failed before the page was hydrated. A drawing without a size has no width either: only decoding
    // shows it.
    if (src && image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(src));
  }, [src]);
  return src && src !== failed ? { ref, src, onError: () => setFailed(src) } : null;
}

/** The picture of a person, a brand or a product; initials stand in for it. */
export function Avatar({
  initials,
  src,
  name,
  size = 'small',
  shape = 'circle',
  platform,
  platformLabel,
}: AvatarProps) {
  const picture = usePicture(src);
  const isLarge = size === 'large';
  return (
    <span className={classNames(css.avatar, css.size[size])}>
      {picture ? (
        <img {...picture} className={css.picture[shape]} alt={name ?? ''} loading="lazy" />
      ) : (
        <span
          className={css.initials[shape]}
          data-initials={initials}
          {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
        />
      )}
      {platform && (
        <span className={classNames(css.badge, isLarge && css.badgeLarge)}>
          <PlatformMark platform={platform} size={isLarge ? 22 : 16} {...(platformLabel && { label: platformLabel })} />
        </span>
      )}
    </span>
  );
}
