'use client';

import { type ReactNode, useId } from 'react';
import { labels } from '@resonanz/domain/labels';
import { channelTypeOf, type Platform } from '@resonanz/domain/platforms';
import { initials, shortName } from '@resonanz/formatters/name';
import { formatShortNumber } from '@resonanz/formatters/number';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { CardName } from './CardName.tsx';
import { CategoryLine } from './CategoryLine.tsx';
import * as css from './channelCard.css.ts';
import { messages } from './messages.ts';
import { Portrait } from './Portrait.tsx';

/** How far a channel reaches, in a range; without `to` it is open. */
export interface FollowerRange {
  readonly from: number;
  readonly to?: number;
}

/** What everybody may see of a person in the network: no full name, no exact figures, no prices, no contact. */
export interface NetworkPerson {
  /** First name with initial; anything more of a name is cut off. */
  readonly name: string;
  /** Address of an example picture; initials stand in for it. */
  readonly picture?: string | null;
  /** Age band, for example `age25To34`. */
  readonly ageBand?: string | null;
  /** Where the person lives. */
  readonly city?: string | null;
  /** Ids of the categories (docs/domain/lookups.md#channel-categories). */
  readonly categories: readonly number[];
  /** The person's platforms; followers as a range or as a (rounded) number, null while they are unknown. */
  readonly channels: readonly { readonly platform: Platform; readonly followers: FollowerRange | number | null }[];
}

/** Props of {@link NetworkCard}. */
export interface NetworkCardProps {
  /** The person. */
  person: NetworkPerson;
  /** Address of more; the whole card leads there. */
  href?: string;
  /** Place for buttons below. */
  actions?: ReactNode;
  /** Place of the name in the page's outline; 3 by default. */
  headingLevel?: 2 | 3 | 4;
  /** Shows the picture large above the name instead of small beside it. */
  hasPortrait?: boolean;
}

/** A person of the network as everybody may see them: the reduced card of `/brand`. */
export function NetworkCard({ person, href, actions, headingLevel = 3, hasPortrait = false }: NetworkCardProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const titleId = useId();
  const name = shortName(person.name);
  const ageKey = `ageBand.${person.ageBand ?? ''}`;
  const facts = [
    isMessageKey(labels, ageKey) ? t('channelCard.ageBand', { band: label(ageKey) }) : null,
    person.city,
  ].filter(Boolean);
  const reach = (followers: FollowerRange | number | null) => {
    if (followers === null) return t('channelCard.followersUnknown');
    if (typeof followers === 'number')
      return t('channelCard.followers', { followers: formatShortNumber(followers, language) });
    const from = formatShortNumber(followers.from, language);
    if (followers.to === undefined) return t('channelCard.followersFrom', { from });
    return t('channelCard.followerRange', { from, to: formatShortNumber(followers.to, language) });
  };
  return (
    <article className={hasPortrait ? `${css.card} ${css.portrayed}` : css.card} aria-labelledby={titleId}>
      {hasPortrait && <Portrait src={person.picture} name={name} />}
      <div className={hasPortrait ? css.about : css.head}>
        {!hasPortrait && <Avatar initials={initials(name)} src={person.picture} size="medium" />}
        <div className={facts.length > 0 ? css.about : `${css.about} ${css.alone}`}>
          <CardName id={titleId} level={headingLevel} href={href} name={name} />
          {facts.length > 0 && <p className={css.detail}>{facts.join(' · ')}</p>}
        </div>
      </div>
      {person.channels.length > 0 && (
        <div className={css.above}>
          {person.channels.map(({ platform, followers }) => (
            <PlatformChip key={platform} platform={channelTypeOf(platform)} name={platform} value={reach(followers)} />
          ))}
        </div>
      )}
      <CategoryLine categories={person.categories} />
      {actions !== undefined && <div className={hasPortrait ? `${css.above} ${css.last}` : css.above}>{actions}</div>}
    </article>
  );
}
