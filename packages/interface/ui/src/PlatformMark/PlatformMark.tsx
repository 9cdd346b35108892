import {
  ArticleIcon,
  FacebookLogoIcon,
  type Icon,
  InstagramLogoIcon,
  LinkedinLogoIcon,
  MicrophoneIcon,
  PinterestLogoIcon,
  SnapchatLogoIcon,
  TiktokLogoIcon,
  TwitchLogoIcon,
  TwitterLogoIcon,
  WechatLogoIcon,
  YoutubeLogoIcon,
} from '@phosphor-icons/react';
import * as styles from './PlatformMark.css.ts';

const icons = {
  instagram: InstagramLogoIcon,
  facebook: FacebookLogoIcon,
  snapchat: SnapchatLogoIcon,
  youtube: YoutubeLogoIcon,
  tiktok: TiktokLogoIcon,
  twitch: TwitchLogoIcon,
  pinterest: PinterestLogoIcon,
  twitter: TwitterLogoIcon,
  blog: ArticleIcon,
  podcast: MicrophoneIcon,
  linkedin: LinkedinLogoIcon,
  wechat: WechatLogoIcon,
} satisfies Record<string, Icon>;

/** A platform the kit can draw. */
export type Platform = keyof typeof icons;

/** Every platform, in the order in which choices list them. */
export const platforms = Object.keys(icons) as readonly Platform[];

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
  const Drawing = icons[platform];
  return (
    <span
      className={`${styles.mark} ${styles.size[size]} ${styles.platform[platform]}`}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
    >
      <Drawing size={iconSize[size]} weight="fill" />
    </span>
  );
}
