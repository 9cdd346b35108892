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

/** The drawing of each platform, in the order in which choices list them. */
export const platformIcons = {
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
