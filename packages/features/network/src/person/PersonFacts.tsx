import type { NetworkPerson } from '@resonanz/api-client/network';
import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { formatShortNumber } from '@resonanz/formatters/number';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Inline } from '@resonanz/ui/Inline';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { Stack } from '@resonanz/ui/Stack';
import { useNames } from '../list/useNames.ts';
import { messages } from '../messages.ts';

/** What is known of a person; what is not is left out. */
export function PersonFacts({ person }: { person: NetworkPerson }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const word = useMessages(lookupLabels);
  const { language } = useLanguage();
  const names = useNames();
  const {
    platforms,
    ageBand,
    gender,
    city,
    country,
    categories,
    languages,
    hasChildren,
    height,
    hairColour,
    eyeColour,
    turnaroundDays,
  } = person;
  const pets = person.pets.filter((pet) => pet !== 'none');
  const sports = person.sports
    .filter((sport) => sport !== 'none')
    .map((sport) => textOr(word, lookupLabels, `sport.${sport}`, sport));
  const equipment = person.equipment.map((each) => t(`network.equipment.${each}`));
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [t('word.age'), ageBand && t('network.years', { band: names.age(ageBand) })],
    [t('network.filter.gender'), gender && label(`gender.${gender}`)],
    [t('word.place'), [city, country && names.country(country)].filter(Boolean).join(', ')],
    [t('network.filter.category'), categories.map(names.category).join(', ')],
    [t('network.filter.language'), languages.map(names.language).join(', ')],
    [t('network.filter.children'), hasChildren === null ? null : t(`network.filter.${hasChildren ? 'yes' : 'no'}`)],
    [t('network.filter.pets'), pets.map(names.pet).join(', ')],
    [t('network.fact.sports'), sports.join(', ')],
    [t('network.fact.height'), height === null ? null : t('network.centimetres', { height })],
    [t('network.fact.hair'), hairColour && t(`network.hair.${hairColour}`)],
    [t('network.fact.eyes'), eyeColour && t(`network.eyes.${eyeColour}`)],
    [t('network.fact.equipment'), equipment.join(', ')],
    [t('network.fact.turnaround'), turnaroundDays === null ? null : t('network.days', { days: turnaroundDays })],
  ];
  return (
    <Stack space={6}>
      {platforms.length > 0 && (
        <Inline space={3}>
          {platforms.map(({ platform, followers }) => (
            <PlatformChip
              key={platform}
              platform={channelTypeOf(platform)}
              name={platform}
              value={
                followers === null
                  ? t('network.followersUnknown')
                  : t('network.followers', { followers: formatShortNumber(followers, language) })
              }
            />
          ))}
        </Inline>
      )}
      <FactList>
        {facts.flatMap(([name, value]) =>
          value
            ? [
                <Fact key={name} label={name}>
                  {value}
                </Fact>,
              ]
            : [],
        )}
      </FactList>
    </Stack>
  );
}
