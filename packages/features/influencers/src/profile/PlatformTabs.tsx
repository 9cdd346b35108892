import type { ReactNode } from 'react';
import type { InfluencerProfile, ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { staffPaths } from '@resonanz/domain/paths';
import { channelTypeOf, handleLabel } from '@resonanz/domain/platforms';
import { formatShortNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { useAnchorProps } from '@resonanz/ui/useAnchorProps';
import { messages } from './messages.ts';
import * as css from './PlatformTabs.css.ts';

interface PlatformTabsProps {
  profile: InfluencerProfile;
  channelId: number;
  /** Query of the present address, so that a change of channel keeps the chosen part. */
  search: string;
}

interface ChannelLinkProps {
  href: string;
  isCurrent: boolean;
  children: ReactNode;
}

function ChannelLink({ href, isCurrent, children }: ChannelLinkProps) {
  return (
    <a className={css.link} {...(isCurrent && { 'aria-current': 'page' as const })} {...useAnchorProps({ href })}>
      {children}
    </a>
  );
}

/** The channels of the person, each with an address of its own. */
export function PlatformTabs({ profile, channelId, search }: PlatformTabsProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const query = search === '' ? '' : `?${search}`;
  const addressOf = (platform: ProfileChannel['type'], id: number) =>
    `${staffPaths.influencerProfile({ influencerId: profile.influencerId, platform, channelId: id })}${query}`;
  return (
    <nav aria-label={t('word.channels')} className={css.nav}>
      <div className={css.list}>
        {profile.channels.map(({ channelId: id, platform, type, handle, followers: { value }, active }) => (
          <ChannelLink key={id} href={addressOf(type, id)} isCurrent={id === channelId}>
            <PlatformChip
              platform={channelTypeOf(platform)}
              name={platform}
              value={value === null ? '–' : formatShortNumber(value, language)}
            />
            {handleLabel(platform, handle)}
            {!active && <span className={css.muted}>({t('profile.channel.inactive')})</span>}
          </ChannelLink>
        ))}
      </div>
    </nav>
  );
}
