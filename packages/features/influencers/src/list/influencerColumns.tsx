import { useMemo } from 'react';
import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { labels } from '@resonanz/domain/labels';
import { isoCountry, parseCountry } from '@resonanz/domain/lookups';
import { handleLabel } from '@resonanz/domain/platforms';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { DateText } from '@resonanz/records/DateText';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { categoryName } from './categoryName.ts';
import { type CellContext, ChannelChips, Person, RatingCell, Shortened, Heart } from './cells.tsx';
import { growthOf, priceOf, rateOf, pricesHaveCents } from './channelText.ts';
import type { COLUMN_IDS } from './influencerList.ts';

const UNKNOWN = '–';

type ColumnId = (typeof COLUMN_IDS)[number];
type Column = TableColumn<InfluencerChannel> & { id: ColumnId };

function countryOf(country: string | null): string {
  const known = country === null ? undefined : parseCountry(country);
  return known === undefined ? (country ?? UNKNOWN) : isoCountry(known);
}

interface ColumnContext extends CellContext {
  /** Whether a price has cents, so that all show two decimals. */
  readonly hasCents: boolean;
}

/** Columns that everybody sees at first, in the order of the mock-up, and those that can be shown. */
function shownColumns({ t, language, label, hasCents }: ColumnContext): readonly Column[] {
  const yesOrNo = (value: boolean) => t(value ? 'influencers.list.yes' : 'influencers.list.no');
  return [
    {
      id: 'followers',
      width: 178,
      header: t('influencers.list.channels'),
      isSortable: true,
      cell: (channel) => <ChannelChips channel={channel} t={t} language={language} />,
    },
    {
      id: 'growth',
      width: 112,
      priority: 2,
      header: t('influencers.list.growth'),
      align: 'end',
      isSortable: true,
      cell: (channel) => <Text isNowrap>{growthOf(channel, language)}</Text>,
    },
    {
      id: 'engagementRate',
      width: 104,
      header: t('influencers.list.engagementRate'),
      align: 'end',
      cell: (channel) => rateOf(channel, language),
    },
    {
      id: 'averageRating',
      width: 94,
      header: t('influencers.list.rating'),
      isSortable: true,
      cell: (channel) => <RatingCell channel={channel} t={t} language={language} />,
    },
    {
      id: 'category',
      width: 150,
      priority: 2,
      header: t('influencers.list.category'),
      cell: ({ categories }) => (
        <Shortened text={categories.map((id) => categoryName(label, id)).join(', ') || UNKNOWN} width="wide" />
      ),
    },
    {
      id: 'country',
      width: 88,
      priority: 2,
      header: t('influencers.list.country'),
      cell: ({ country }) => countryOf(country),
    },
    {
      id: 'city',
      width: 96,
      priority: 1,
      header: t('influencers.list.city'),
      isSortable: true,
      cell: ({ city }) => <Shortened text={city ?? UNKNOWN} width="narrow" />,
    },
    {
      id: 'ageGroup',
      width: 110,
      priority: 2,
      header: t('influencers.list.ageGroup'),
      cell: ({ ageGroup }) => (ageGroup === null ? UNKNOWN : label(`ageBand.${ageGroup}`)),
    },
    {
      id: 'gender',
      width: 110,
      priority: 2,
      header: t('influencers.list.gender'),
      cell: ({ gender }) => (gender === null ? UNKNOWN : label(`gender.${gender}`)),
    },
    {
      id: 'price',
      width: 98,
      header: t('influencers.list.price'),
      align: 'end',
      cell: (channel) => <Text isNowrap>{priceOf(channel, language, hasCents)}</Text>,
    },
    {
      id: 'management',
      width: 150,
      priority: 2,
      header: t('influencers.list.management'),
      cell: ({ management }) => <Shortened text={management || UNKNOWN} width="wide" />,
    },
    {
      id: 'trusted',
      width: 120,
      priority: 2,
      header: t('influencers.list.trusted'),
      cell: ({ isTrusted }) => yesOrNo(isTrusted),
    },
    {
      id: 'active',
      width: 96,
      priority: 2,
      header: t('influencers.list.active'),
      cell: ({ active }) => t(active ? 'influencers.list.channelActive' : 'influencers.list.channelInactive'),
    },
    {
      id: 'createdAt',
      width: 116,
      priority: 2,
      header: t('influencers.list.createdAt'),
      isSortable: true,
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
  ];
}

/**
 * The columns of the influencer list; one row a channel. Long heads leave sorting to the menu above, so that the whole
 * row fits beside navigation and filter panel.
 */
export function influencerColumns(context: ColumnContext): readonly TableColumn<InfluencerChannel>[] {
  const { t } = context;
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
      width: 204,
      header: t('influencers.list.influencer'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      cell: (channel) => <Person channel={channel} t={t} line={handleLabel(channel.platform, channel.handle)} />,
    },
    ...shownColumns(context),
  ];
}

/** The columns of these channels that the user may see, in the words of the language. */
export function useInfluencerColumns(
  rows: readonly InfluencerChannel[],
  showsPrices: boolean,
): readonly TableColumn<InfluencerChannel>[] {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const hasCents = pricesHaveCents(rows);
  return useMemo(
    () => influencerColumns({ t, language, label, hasCents }).filter(({ id }) => showsPrices || id !== 'price'),
    [t, language, label, hasCents, showsPrices],
  );
}
