import { SealCheckIcon } from '@phosphor-icons/react';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useToasts } from '@resonanz/app-frame/toasts';
import type { labels } from '@resonanz/domain/labels';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import { initials } from '@resonanz/formatters/name';
import { formatNumber } from '@resonanz/formatters/number';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { useSession } from '@resonanz/session/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Icon } from '@resonanz/ui/Icon';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { Rating } from '@resonanz/ui/Rating';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { ConnectedBookmarkButton } from '@resonanz/watch-list/connected';
import type { messages } from '../messages.ts';
import { watchListEntryOf } from './channelEntry.ts';
import { followersOf, nameOf, profileOf, ratingOf } from './channelText.ts';
import * as css from './influencerList.css.ts';

/** What the cells of the influencer list need besides the row. */
export interface CellContext {
  readonly t: Translate<MessageKey<typeof messages>>;
  readonly language: Language;
  /** Words of the vocabulary. */
  readonly label: Translate<MessageKey<typeof labels>>;
}

interface CellProps extends CellContext {
  channel: InfluencerChannel;
}

const MAX_CHIPS = 2;

/** Picture, name, seal and a quiet second line. */
export function Person({
  channel,
  t,
  size = 'small',
  line,
}: Pick<CellProps, 'channel' | 't'> & { size?: 'small' | 'medium'; line: string }) {
  const name = nameOf(channel);
  return (
    <span className={css.person}>
      <Avatar initials={initials(name)} src={channel.picture} size={size} />
      <span className={css.words}>
        <span className={css.nameLine}>
          <Text variant="denseStrong" isTruncated title={name}>
            <Link href={profileOf(channel)} variant="quiet" tone="inherit">
              {name}
            </Link>
          </Text>
          {channel.isTrusted && (
            <span className={css.seal} title={t('influencers.trusted')}>
              <Icon icon={SealCheckIcon} size="small" weight="fill" tone="accent" />
              <VisuallyHidden>{t('influencers.trusted')}</VisuallyHidden>
            </span>
          )}
          {channel.status === INFLUENCER_STATUS.blocked && (
            <StatusTag tone="gray" mark="square" label={t('influencers.list.blocked')} />
          )}
        </span>
        <Text variant="caption" tone="muted" isTruncated title={line}>
          {line}
        </Text>
      </span>
    </span>
  );
}

/** This channel's chip, then the person's other channels as far as there is room. */
export function ChannelChips({ channel, t, language, max = MAX_CHIPS }: Omit<CellProps, 'label'> & { max?: number }) {
  const channels = [channel, ...channel.otherChannels];
  const hidden = channels.slice(max);
  const others = hidden.map(({ platform, followers }) => `${platform} ${followersOf(followers, language)}`).join(', ');
  return (
    <Inline space={2} isNowrap>
      {channels.slice(0, max).map(({ channelId, platform, followers }) => (
        <PlatformChip
          key={channelId}
          platform={channelTypeOf(platform)}
          name={platform}
          value={followersOf(followers, language)}
        />
      ))}
      {hidden.length > 0 && (
        <Text variant="caption" tone="muted" title={others} isNowrap>
          <span aria-hidden="true">+{hidden.length}</span>
          <VisuallyHidden>{t('influencers.list.moreChannels', { channels: others })}</VisuallyHidden>
        </Text>
      )}
    </Inline>
  );
}

/** Average and number of ratings. */
export function RatingCell({ channel: { averageRating, ratingCount }, t, language }: Omit<CellProps, 'label'>) {
  if (averageRating === null) {
    return (
      <Text tone="muted">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('influencers.list.unrated')}</VisuallyHidden>
      </Text>
    );
  }
  const value = ratingOf(averageRating, language);
  return (
    <Rating
      variant="single"
      value={averageRating}
      valueText={value}
      countText={`(${formatNumber(ratingCount, language)})`}
      label={t('influencers.list.ratingLabel', { value, count: ratingCount })}
    />
  );
}

/** A text that may be cut off; whole as a title. */
export function Shortened({ text, width }: { text: string; width: 'narrow' | 'wide' }) {
  return (
    <span className={css.shortened[width]} title={text}>
      {text}
    </span>
  );
}

/** The heart of a row or card. */
export function Heart({ channel }: { channel: InfluencerChannel }) {
  const { user } = useSession();
  const toasts = useToasts();
  if (!user) return null;
  return (
    <ConnectedBookmarkButton
      owner={{ email: user.username, loginUser: user.id }}
      entry={watchListEntryOf(channel)}
      isBookmarkedAtFirst={channel.bookmarked}
      toasts={toasts}
    />
  );
}
