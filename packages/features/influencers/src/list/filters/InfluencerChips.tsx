import { useEffect, useState } from 'react';
import { labels } from '@resonanz/domain/labels';
import type { lookupLabels } from '@resonanz/domain/lookupLabels';
import { SERVICES } from '@resonanz/domain/lookups';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { formatDate } from '@resonanz/formatters/date';
import { formatNumber } from '@resonanz/formatters/number';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { type ActiveFilter, ActiveFilters } from '@resonanz/records/ActiveFilters';
import type { NumberRange } from '@resonanz/records/filters';
import { messages } from '../../messages.ts';
import { categoryName } from '../categoryName.ts';
import { ratingOf } from '../channelText.ts';
import type { InfluencerFilterValues, InfluencerListState } from '../influencerList.ts';
import { useRecordChoices } from './useRecordChoices.ts';

const FLAGS = ['trusted', 'buyOut', 'bookmarked'] as const;
const RANGES = ['followers', 'engagement', 'price', 'age', 'children'] as const;
const YES_NO_FILTERS = ['management', 'active', 'blocked', 'imported'] as const;
const SHARES = ['audienceCountry', 'audienceAge', 'audienceGender'] as const;
const PERSONAL = [
  ['pets', 'pet'],
  ['nourishment', 'nourishment'],
  ['alcohol', 'alcohol'],
  ['relationship', 'relationshipStatus'],
  ['sport', 'sport'],
  ['mobility', 'transport'],
  ['smartphone', 'smartphone'],
] as const;
const RECORDS = [
  ['campaign', 'campaigns'],
  ['customer', 'customers'],
] as const;

const ALL_SERVICES = PLATFORMS.flatMap((platform) => SERVICES[platform]);
const isOpen = ({ min, max }: NumberRange) => min === null && max === null;

/** The filters in force in words, each with the way to take it back; loaded once there are any. */
export function InfluencerChips({ list: { filters, setFilters, clearFilter, reset } }: { list: InfluencerListState }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const word = useLookupWords(PERSONAL.some(([name]) => filters[name].length > 0));
  const records = useRecordChoices(filters.campaign !== null || filters.customer !== null);

  type Name = keyof InfluencerFilterValues;
  type ManyName = { [Each in Name]: InfluencerFilterValues[Each] extends readonly unknown[] ? Each : never }[Name];

  const many = <Each extends ManyName>(
    name: Each,
    wordOf: (value: InfluencerFilterValues[Each][number]) => string,
  ): ActiveFilter[] =>
    filters[name].map((value) => ({
      id: `${name}-${value}`,
      label: wordOf(value),
      onRemove: () => setFilters({ [name]: (filters[name] as readonly unknown[]).filter((each) => each !== value) }),
    }));
  const one = (name: Name, text: string): ActiveFilter => ({
    id: name,
    label: text,
    onRemove: () => clearFilter(name),
  });
  const figure = (value: number | null) => (value === null ? '' : formatNumber(value, language));

  const rangeText = (name: string, { min, max }: NumberRange) => {
    const side = min === null ? 'to' : max === null ? 'from' : 'range';
    return t(`influencers.active.${side}`, { name, from: figure(min), to: figure(max) });
  };
  const priceName = () => {
    const service = ALL_SERVICES.find(({ value }) => value === filters.service);
    return service
      ? `${t('influencers.filter.price')} ${textOr(label, labels, service.labelKey, service.value)}`
      : t('influencers.filter.price');
  };
  const shareName = (share: string) =>
    share in AUDIENCE_WORDS
      ? t(AUDIENCE_WORDS[share as keyof typeof AUDIENCE_WORDS])
      : textOr(label, labels, `ageBand.${share}`, share);

  const chips = [
    ...many('platform', (type) => label(`platform.${type}`)),
    ...RANGES.filter((name) => !isOpen(filters[name])).map((name) =>
      one(name, rangeText(name === 'price' ? priceName() : t(`influencers.filter.${name}`), filters[name])),
    ),
    ...(filters.service !== null && isOpen(filters.price) ? [one('service', priceName())] : []),
    ...many('category', (id) => categoryName(label, id)),
    ...many('country', (key) => label(`country.${key}`)),
    ...many('city', (city) => city),
    ...(filters.rating === null
      ? []
      : [one('rating', t('influencers.active.rating', { rating: ratingOf(Number(filters.rating), language) }))]),
    ...FLAGS.filter((name) => filters[name]).map((name) => one(name, t(`influencers.filter.${name}`))),
    ...SHARES.flatMap((name) => {
      const least = filters[name];
      return least === null
        ? []
        : [one(name, t('influencers.active.share', { name: shareName(least.share), from: least.from }))];
    }),
    ...many('gender', (gender) => label(`gender.${gender}`)),
    ...PERSONAL.flatMap(([name, prefix]) =>
      many(name, (value: string) =>
        t('influencers.active.value', { name: t(`influencers.filter.${name}`), value: word(`${prefix}.${value}`) }),
      ),
    ),
    ...YES_NO_FILTERS.flatMap((name) => {
      const value = filters[name];
      return value === null
        ? []
        : [
            one(
              name,
              t('influencers.active.value', {
                name: t(`influencers.filter.${name}`),
                value: t(`influencers.list.${value}`),
              }),
            ),
          ];
    }),
    ...RECORDS.flatMap(([name, kind]) => {
      const wanted = filters[name];
      if (wanted === null) return [];
      const value = records[kind]?.find(({ id }) => id === wanted.id)?.label ?? String(wanted.id);
      return [
        one(
          name,
          t(wanted.match === 'in' ? 'influencers.active.value' : 'influencers.active.not', {
            name: t(`influencers.filter.${name}`),
            value,
          }),
        ),
      ];
    }),
    ...(filters.lastCampaign === null
      ? []
      : [one('lastCampaign', `${t('influencers.filter.lastCampaign')} ${formatDate(filters.lastCampaign, language)}`)]),
  ];
  return <ActiveFilters filters={chips} onReset={reset} />;
}

const AUDIENCE_WORDS = {
  germany: 'influencers.filter.audience.germany',
  austria: 'influencers.filter.audience.austria',
  switzerland: 'influencers.filter.audience.switzerland',
  genderFemale: 'influencers.filter.audience.genderFemale',
  genderMale: 'influencers.filter.audience.genderMale',
} as const;

/** The words of the long lists, loaded only once they are wanted; until then every word is its key. */
function useLookupWords(isWanted: boolean): (key: string) => string {
  const { language } = useLanguage();
  const [words, setWords] = useState<typeof lookupLabels>();
  const isMissing = isWanted && words === undefined;
  useEffect(() => {
    if (isMissing) void import('@resonanz/domain/lookupLabels').then((loaded) => setWords(loaded.lookupLabels));
  }, [isMissing]);
  const known: Readonly<Record<string, string>> | undefined = words?.[language];
  return (key) => known?.[key] ?? '…';
}
