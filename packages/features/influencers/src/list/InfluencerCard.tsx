import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { handleLabel } from '@resonanz/domain/platforms';
import { formatNumber } from '@resonanz/formatters/number';
import { type CellContext, ChannelChips, Person, Heart } from './cells.tsx';
import { priceOf, rateOf, ratingOf } from './channelText.ts';
import * as css from './InfluencerCard.css.ts';

const MAX_CHIPS = 3;

interface InfluencerCardProps extends Pick<CellContext, 't' | 'language'> {
  channel: InfluencerChannel;
  /** Whether the user may see prices. */
  showsPrice: boolean;
  /** Whether a price of the list has cents, so that all show two decimals. */
  hasCents: boolean;
}

/** A channel of the list on phones. */
export function InfluencerCard({ channel, t, language, showsPrice, hasCents }: InfluencerCardProps) {
  const { averageRating, ratingCount, city } = channel;
  const rating =
    averageRating === null ? '–' : `${ratingOf(averageRating, language)} (${formatNumber(ratingCount, language)})`;
  const facts = [
    { name: t('influencers.card.engagementRate'), value: rateOf(channel, language) },
    { name: t('influencers.list.rating'), value: rating },
    ...(showsPrice ? [{ name: t('influencers.card.price'), value: priceOf(channel, language, hasCents) }] : []),
  ];
  return (
    <div className={css.card}>
      <div className={css.head}>
        <Person
          channel={channel}
          t={t}
          size="medium"
          line={[handleLabel(channel.platform, channel.handle), city].filter(Boolean).join(' · ')}
        />
        <span className={css.heart}>
          <Heart channel={channel} />
        </span>
      </div>
      <ChannelChips channel={channel} t={t} language={language} max={MAX_CHIPS} />
      <dl className={css.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={css.factName}>{name}</dt>
            <dd className={css.fact}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
