import {
  ArticleIcon,
  FacebookLogoIcon,
  InstagramLogoIcon,
  MicrophoneIcon,
  PinterestLogoIcon,
  SnapchatLogoIcon,
  TiktokLogoIcon,
  TwitchLogoIcon,
  TwitterLogoIcon,
  YoutubeLogoIcon,
} from '@phosphor-icons/react';
import { labels } from '@resonanz/domain/labels';
import type { ChannelType } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { Icon, type IconSource } from '@resonanz/ui/Icon';
import * as css from './PlatformFilter.css.ts';

// In the order of the mock-up: the most used first.
const marks: readonly (readonly [ChannelType, IconSource])[] = [
  ['instagram', InstagramLogoIcon],
  ['youtube', YoutubeLogoIcon],
  ['tiktok', TiktokLogoIcon],
  ['facebook', FacebookLogoIcon],
  ['snapchat', SnapchatLogoIcon],
  ['twitch', TwitchLogoIcon],
  ['pinterest', PinterestLogoIcon],
  ['twitter', TwitterLogoIcon],
  ['blog', ArticleIcon],
  ['podcast', MicrophoneIcon],
];

interface PlatformFilterProps {
  label: string;
  value: readonly ChannelType[];
  onChange: (value: readonly ChannelType[]) => void;
}

/** Any number of the ten platforms, each a mark that stays pressed. */
export function PlatformFilter({ label, value, onChange }: PlatformFilterProps) {
  const name = useMessages(labels);
  return (
    <div role="group" aria-label={label} className={css.grid}>
      {marks.map(([platform, icon]) => {
        const isOn = value.includes(platform);
        return (
          <button
            key={platform}
            type="button"
            className={isOn ? `${css.mark} ${css.platform[platform]}` : css.mark}
            aria-pressed={isOn}
            aria-label={name(`platform.${platform}`)}
            title={name(`platform.${platform}`)}
            onClick={() => onChange(isOn ? value.filter((other) => other !== platform) : [...value, platform])}
          >
            <Icon icon={icon} weight="fill" />
          </button>
        );
      })}
    </div>
  );
}
