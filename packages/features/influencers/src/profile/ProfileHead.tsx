import { MapPinIcon, SealCheckIcon } from '@phosphor-icons/react';
import type { ReactNode } from 'react';
import type { InfluencerProfile, ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { initials } from '@resonanz/formatters/name';
import { formatNumber } from '@resonanz/formatters/number';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Breadcrumbs } from '@resonanz/ui/Breadcrumbs';
import { Heading } from '@resonanz/ui/Heading';
import { Icon } from '@resonanz/ui/Icon';
import { Rating } from '@resonanz/ui/Rating';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { useListTitle } from '../useListTitle.ts';
import { messages } from './messages.ts';
import * as css from './ProfileHead.css.ts';
import { nameOf } from './profileText.ts';

interface ProfileHeadProps {
  profile: InfluencerProfile;
  channel: ProfileChannel | undefined;
  /** What can be done with the person and the channel. */
  actions: ReactNode;
}

function Stars({ profile: { averageRating, ratingCount } }: { profile: InfluencerProfile }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  if (averageRating === null) return <Text tone="muted">{t('profile.unrated')}</Text>;
  const value = formatNumber(averageRating, language, { minimumDecimals: 1, maximumDecimals: 1 });
  return (
    <Rating
      value={averageRating}
      valueText={value}
      countText={t('profile.ratings', { count: ratingCount })}
      label={t('profile.ratingLabel', { value, count: ratingCount })}
    />
  );
}

/** Picture, name, trusted flag, stars with their counter, categories and place. */
export function ProfileHead({ profile, channel, actions }: ProfileHeadProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const listTitle = useListTitle();
  const name = nameOf(profile, channel);
  const categories = profile.category
    .map((id) => textOr(label, labels, `category.${id}`, ''))
    .filter(Boolean)
    .join(' · ');
  const place = [profile.cities, profile.country === null ? null : label(`country.${profile.country}`)]
    .filter((each) => each !== null)
    .join(', ');
  return (
    <div className={css.head}>
      <title>{`${name} · Resonanz`}</title>
      <div className={css.picture}>
        <Avatar initials={initials(name)} src={profile.picture} size="large" />
      </div>
      <div className={css.words}>
        <Breadcrumbs
          label={t('profile.breadcrumbs')}
          items={[{ label: listTitle, href: staffPaths.dashboard() }, { label: t('profile.title') }]}
        />
        <div className={css.line}>
          <Heading level={1}>{name}</Heading>
          {profile.isTrusted && (
            <span className={css.seal}>
              <Icon icon={SealCheckIcon} weight="fill" />
              {t('profile.trusted')}
            </span>
          )}
          {profile.status === 'blocked' && <StatusTag tone="gray" label={t('profile.blocked')} />}
        </div>
        <div className={css.line}>
          <Stars profile={profile} />
          {categories !== '' && <span>{categories}</span>}
        </div>
        {place !== '' && (
          <span className={css.quiet}>
            <Icon icon={MapPinIcon} size="small" />
            {place}
          </span>
        )}
      </div>
      <div className={css.actions}>{actions}</div>
    </div>
  );
}
