'use client';

import { SealCheckIcon } from '@phosphor-icons/react';
import { type ReactNode, useId } from 'react';
import type { components } from '@resonanz/contract/named';
import { labels } from '@resonanz/domain/labels';
import { channelTypeOf, defaultService, handleLabel } from '@resonanz/domain/platforms';
import { statusLook, type StatusMark, type StatusTone } from '@resonanz/domain/statusLook';
import { formatMoney } from '@resonanz/formatters/money';
import { initials } from '@resonanz/formatters/name';
import { formatPercent, formatShortNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Icon } from '@resonanz/ui/Icon';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { CardName } from './CardName.tsx';
import { CategoryLine } from './CategoryLine.tsx';
import * as css from './channelCard.css.ts';
import type { ChannelFigure } from './channelFigure.ts';
import { ChannelFigures } from './ChannelFigures.tsx';
import { messages } from './messages.ts';

/** What a card shows of a channel, as it travels; rows of the influencer list fit. */
export type CardChannel = Pick<
  components['schemas']['InfluencerChannel'],
  | 'platform'
  | 'handle'
  | 'firstName'
  | 'surname'
  | 'picture'
  | 'followers'
  | 'engagementRate'
  | 'city'
  | 'categories'
  | 'price'
  | 'currencyCode'
  | 'isTrusted'
  | 'active'
>;

/** A creator tag: gray, green, blue or yellow, with its word and mark (docs/domain/enumerations.md#colours-of-a-status). */
export interface CreatorTag {
  /** Meaning of the colour. */
  readonly tone: Exclude<StatusTone, 'red'>;
  /** Phase, drawn as a shape; a full dot by default. */
  readonly mark?: StatusMark;
  /** The word, in the reader's language. */
  readonly label: string;
}

/** Props of {@link ChannelCard}. */
export interface ChannelCardProps {
  /** The channel. */
  channel: CardChannel;
  /** Address of its profile; the whole card leads there. Without it the name is no link. */
  href?: string;
  /** Key figures with source and age; each kind once. */
  figures?: readonly ChannelFigure[];
  /** The creator tag. */
  tag?: CreatorTag;
  /**
   * What a missing price is called: `onRequest` "Preis auf Anfrage" (default, for brands), `unknown` "Preis unbekannt"
   * (for staff).
   */
  missingPrice?: 'onRequest' | 'unknown';
  /** Place for the heart, for example `BookmarkButton` of `@resonanz/watch-list`. */
  bookmark?: ReactNode;
  /** Place for buttons below. */
  actions?: ReactNode;
  /** Place of the name in the page's outline; 3 by default. */
  headingLevel?: 2 | 3 | 4;
}

/** A channel as a card of a grid: who it is, how far it reaches and what it costs. It fits 280 to 480 px. */
export function ChannelCard(props: ChannelCardProps) {
  const { channel, href, figures = [], tag, missingPrice = 'onRequest', bookmark, actions, headingLevel = 3 } = props;
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const titleId = useId();
  const { platform, handle, picture, followers, engagementRate, city, price, currencyCode, isTrusted, active } =
    channel;
  const name = `${channel.firstName} ${channel.surname}`.trim() || handle;
  const look = statusLook('channelActive', 0);
  const facts = [
    city,
    engagementRate === null ? null : t('channelCard.engagement', { rate: formatPercent(engagementRate, language) }),
  ];
  const type = channelTypeOf(platform);
  return (
    <article className={active ? css.card : `${css.card} ${css.inactive}`} aria-labelledby={titleId}>
      <div className={css.head}>
        <Avatar initials={initials(name)} src={picture} size="medium" platform={type} />
        <div className={css.about}>
          <CardName id={titleId} level={headingLevel} href={href} name={name}>
            {isTrusted && (
              <span className={css.seal} title={t('channelCard.trusted')}>
                <Icon icon={SealCheckIcon} size="small" weight="fill" tone="accent" />
                <VisuallyHidden>{t('channelCard.trusted')}</VisuallyHidden>
              </span>
            )}
          </CardName>
          <p className={css.detail}>{handleLabel(platform, handle)}</p>
          {facts.some(Boolean) && <p className={css.detail}>{facts.filter(Boolean).join(' · ')}</p>}
        </div>
        {bookmark !== undefined && <div className={css.above}>{bookmark}</div>}
      </div>
      <div className={css.above}>
        <PlatformChip
          platform={type}
          name={platform}
          value={
            followers === null
              ? t('channelCard.followersUnknown')
              : t('channelCard.followers', { followers: formatShortNumber(followers, language) })
          }
        />
        {tag && <StatusTag tone={tag.tone} label={tag.label} {...(tag.mark && { mark: tag.mark })} />}
        {!active && <StatusTag tone={look.tone} mark={look.mark} label={label('channelActive.0')} />}
      </div>
      <CategoryLine categories={channel.categories} />
      {figures.length > 0 && <ChannelFigures figures={figures} currencyCode={currencyCode} />}
      <div className={css.foot}>
        {price === null ? (
          <span className={css.priceUnknown}>
            {t(missingPrice === 'onRequest' ? 'channelCard.priceOnRequest' : 'channelCard.priceUnknown')}
          </span>
        ) : (
          <span className={css.price}>
            <span>{formatMoney(price, language, { currency: currencyCode })}</span>
            <span className={css.caption}>
              {t('channelCard.priceOf', { platform, service: label(`service.${defaultService(platform)}`) })}
            </span>
          </span>
        )}
        {actions !== undefined && <div className={css.above}>{actions}</div>}
      </div>
    </article>
  );
}
