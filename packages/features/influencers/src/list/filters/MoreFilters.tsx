import { useMessages } from '@resonanz/i18n/react';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { messages } from '../../messages.ts';
import type { influencerList } from '../influencerList.ts';
import { AudienceFilters } from './AudienceFilters.tsx';
import { CooperationFilters } from './CooperationFilters.tsx';
import { MoneyFilters } from './MoneyFilters.tsx';
import { PersonFilters } from './PersonFilters.tsx';

/** What a group of filters sets. */
export interface FilterGroupProps {
  draft: FilterDraft<typeof influencerList.filters>;
}

interface MoreFiltersProps extends FilterGroupProps {
  /** Whether the user may see what channels cost. */
  showsPrices: boolean;
}

/** The filters that are asked for seldom, folded; loaded apart from the list. */
export function MoreFilters({ draft, showsPrices }: MoreFiltersProps) {
  const t = useMessages(messages);
  return (
    <>
      <FilterSection title={t('influencers.filter.money')} isFoldable isInitiallyFolded>
        <MoneyFilters draft={draft} showsPrices={showsPrices} />
      </FilterSection>
      <FilterSection title={t('influencers.filter.audience')} isFoldable isInitiallyFolded>
        <AudienceFilters draft={draft} />
      </FilterSection>
      <FilterSection title={t('influencers.filter.person')} isFoldable isInitiallyFolded>
        <PersonFilters draft={draft} />
      </FilterSection>
      <FilterSection title={t('influencers.filter.work')} isFoldable isInitiallyFolded>
        <CooperationFilters draft={draft} />
      </FilterSection>
    </>
  );
}
