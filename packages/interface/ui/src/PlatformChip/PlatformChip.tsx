import { classNames } from '../classNames.ts';
import { type Platform, PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import * as css from './PlatformChip.css.ts';

/** Props of {@link PlatformChip}. */
export interface PlatformChipProps {
  /** Which platform. */
  platform: Platform;
  /** The platform's name; shown when there is no `value`, else read out with it. */
  name: string;
  /** A short figure that belongs to the channel, already formatted. */
  value?: string;
  /** Height 22 px (`medium`, default) or 30 px (`large`) at the usual text size. */
  size?: 'medium' | 'large';
}

/** A platform's mark with the channel's figure, or with the platform's name. */
export function PlatformChip({ platform, name, value, size = 'medium' }: PlatformChipProps) {
  const hasValue = value !== undefined;
  const isLarge = size === 'large';
  return (
    <span className={classNames(css.chip, isLarge && css.large, css.ground[platform])}>
      <PlatformMark platform={platform} size={isLarge ? 30 : 22} {...(hasValue && { label: name })} />
      <span className={classNames(css.text, hasValue ? css.value : css.name[platform])}>{value ?? name}</span>
    </span>
  );
}
