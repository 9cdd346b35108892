import { useQuery } from '@tanstack/react-query';
import { influencerQueries } from '@resonanz/api-client/influencers';
import { useApi } from '@resonanz/api-client/react';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { messages } from '../../messages.ts';
import { type InfluencerListState, toCountSearch } from '../influencerList.ts';
import type { FilterGroupProps } from './MoreFilters.tsx';

const FLAGS = ['trusted', 'buyOut', 'bookmarked'] as const;

interface CountedFiltersProps extends FilterGroupProps {
  list: InfluencerListState;
  /** Nothing is counted before. */
  hasRows: boolean;
}

/** Filters that are on or off, each with the hits it would leave of the list. */
export function CountedFilters({ list, draft: { values, set }, hasRows }: CountedFiltersProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { data: counts } = useQuery({
    ...influencerQueries(useApi()).filterCounts(toCountSearch(list)),
    enabled: hasRows,
  });
  const counted = (hits: number | undefined) => (hits === undefined ? {} : { count: formatNumber(hits, language) });
  return (
    <>
      {FLAGS.map((name) => (
        <Checkbox
          key={name}
          isSelected={values[name]}
          onChange={(isOn) => set(name, isOn)}
          {...counted(counts?.[name])}
        >
          {t(`influencers.filter.${name}`)}
        </Checkbox>
      ))}
      <Checkbox
        isSelected={values.management === 'yes'}
        onChange={(isOn) => set('management', isOn ? 'yes' : null)}
        {...counted(counts?.hasManagement)}
      >
        {t('influencers.filter.withManagement')}
      </Checkbox>
    </>
  );
}
