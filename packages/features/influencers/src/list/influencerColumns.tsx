import { SealCheckIcon } from '@phosphor-icons/react';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { channelTypeOf, handleLabel } from '@resonanz/domain/platforms';
import { initials } from '@resonanz/formatters/name';
import { formatNumber } from '@resonanz/formatters/number';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { Avatar } from '@resonanz/ui/Avatar';
import { Icon } from '@resonanz/ui/Icon';
import { Inline } from '@resonanz/ui/Inline';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { Rating } from '@resonanz/ui/Rating';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import type { messages } from '../messages.ts';
import { followersOf, nameOf, priceOf, rateOf, ratingOf } from './channelText.ts';
import { Heart } from './Heart.tsx';
import * as css from './influencerColumns.css.ts';

/** What the cells of the influencer list need besides the row. */
export interface CellContext {
  readonly t: Translate<MessageKey<typeof messages>>;
  readonly language: Language;
}

interface CellProps extends CellContext {
  channel: InfluencerChannel;
}

const MOST_CHIPS = 2;

/** Picture, name, seal and a quiet second line. */
export function Person({ channel, t, size = 'small', line }: Pick<CellProps, 'channel' | 't'> & { size?: 'small' | 'medium'; line: string }) {
  const name = nameOf(channel);
  return (
    <span className={css.person}>
      <Avatar initials={initials(name)} src={channel.picture} size={size} />
      <span className={css.words}>
        <span className={css.nameLine}>
          <Text variant="denseStrong" isTruncated title={name}>
            {name}
          </Text>
          {channel.isTrusted && (
            <span className={css.seal} title={t('influencers.trusted')}>
              <Icon icon={SealCheckIcon} size="small" weight="fill" tone="accent" />
              <VisuallyHidden>{t('influencers.trusted')}</VisuallyHidden>
            </span>
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
export function ChannelChips({ channel, t, language, most = MOST_CHIPS }: CellProps & { most?: number }) {
  const channels = [channel, ...channel.otherChannels];
  const hidden = channels.slice(most);
  const others = hidden.map(({ platform, followers }) => `${platform} ${followersOf(followers, language)}`).join(', ');
  return (
    <Inline space={2} isNowrap>
      {channels.slice(0, most).map(({ channelId, platform, followers }) => (
        <PlatformChip key={channelId} platform={channelTypeOf(platform)} name={platform} value={followersOf(followers, language)} />
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

function RatingCell({ channel: { averageRating, ratingCount }, t, language }: CellProps) {
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

/**
 * The columns of the influencer list; one row a channel. Long heads leave sorting to the menu above, so that
 * the whole row fits beside navigation and filter panel.
 */
export function influencerColumns(context: CellContext): readonly TableColumn<InfluencerChannel>[] {
  const { t, language } = context;
  return [
    {
      id: 'bookmark',
      header: t('influencers.list.bookmark'),
      hidesHeader: true,
      isTight: true,
      isSticky: true,
      width: 36,
      cell: (channel) => <Heart channel={channel} />,
    },
    {
      id: 'name',
      header: t('influencers.list.influencer'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      width: 222,
      cell: (channel) => <Person channel={channel} t={t} line={handleLabel(channel.platform, channel.handle)} />,
    },
    {
      id: 'followers',
      header: t('influencers.list.channels'),
      isSortable: true,
      cell: (channel) => <ChannelChips channel={channel} t={t} language={language} />,
    },
    {
      id: 'engagementRate',
      header: t('influencers.list.engagementRate'),
      align: 'end',
      cell: (channel) => rateOf(channel, language),
    },
    {
      id: 'averageRating',
      header: t('influencers.list.rating'),
      isSortable: true,
      width: 94,
      cell: (channel) => <RatingCell channel={channel} t={t} language={language} />,
    },
    {
      id: 'city',
      header: t('influencers.list.city'),
      isSortable: true,
      cell: ({ city }) => (
        <span className={css.city} title={city ?? undefined}>
          {city ?? '–'}
        </span>
      ),
    },
    {
      id: 'price',
      header: t('influencers.list.price'),
      align: 'end',
      cell: (channel) => <Text isNowrap>{priceOf(channel, language)}</Text>,
    },
  ];
}
