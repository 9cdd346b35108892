import type { InfluencerProfile } from '@resonanz/api-client/influencerProfile';
import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { formatDate } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { Heading } from '@resonanz/ui/Heading';
import { Stack } from '@resonanz/ui/Stack';
import { ContactPanel } from './ContactPanel.tsx';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import { nameOf } from './profileText.ts';

/** Who the person is and how it lives; what is unknown is left out, what may not be read says so. */
export function PersonalPanel({ profile }: { profile: InfluencerProfile }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const lookup = useMessages(lookupLabels);
  const { language } = useLanguage();
  const { dob, age, address, masked, gender, numberOfChildren, cities, country } = profile;
  const word = (list: string, value: string | null) =>
    value === null ? null : textOr(lookup, lookupLabels, `${list}.${value}`, value);
  const words = (list: string, values: readonly string[]) => values.map((value) => word(list, value)).join(', ');
  const hidden = (field: 'dob' | 'address', value: string | null) =>
    masked.includes(field) ? t('profile.hidden') : value;
  const birthday =
    dob === null ? null : t('profile.personal.dobAge', { date: formatDate(dob, language), age: age ?? 0 });
  const place = [cities, country === null ? null : label(`country.${country}`)]
    .filter((each) => each !== null)
    .join(', ');
  return (
    <Columns template={3} space={8} collapse="tablet">
      <Stack as="section" space={5}>
        <Heading level={2}>{t('word.person')}</Heading>
        <Facts
          facts={[
            [t('word.name'), nameOf(profile)],
            [t('profile.personal.gender'), gender && label(`gender.${gender}`)],
            [
              t('profile.personal.dob'),
              masked.includes('dob') && age !== null ? t('profile.personal.age', { age }) : birthday,
            ],
            [t('profile.personal.address'), hidden('address', address)],
            [t('word.place'), place],
            [t('profile.personal.since'), formatDate(profile.createdAt, language)],
          ]}
        />
      </Stack>
      <Stack as="section" space={5}>
        <Heading level={2}>{t('profile.personal.life')}</Heading>
        <Facts
          facts={[
            [t('profile.personal.relationshipStatus'), word('relationshipStatus', profile.relationshipStatus)],
            [
              t('profile.personal.children'),
              numberOfChildren === 0 ? t('profile.personal.noChildren') : numberOfChildren,
            ],
            [t('profile.personal.nourishment'), word('nourishment', profile.nourishment)],
            [t('profile.personal.alcohol'), word('alcohol', profile.alcohol)],
            [t('profile.personal.smartphone'), word('smartphone', profile.smartphone)],
            [t('profile.personal.pets'), words('pet', profile.pets)],
            [t('profile.personal.athletic'), words('sport', profile.athletic)],
            [t('profile.personal.mobility'), words('transport', profile.mobility)],
          ]}
        />
      </Stack>
      <ContactPanel profile={profile} />
    </Columns>
  );
}
