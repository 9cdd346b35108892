import { generalWords } from '@resonanz/domain/generalWords';
import { useMessages } from '@resonanz/i18n/react';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { useSession } from '@resonanz/session/react';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../messages.ts';
import type { brandList } from './brandList.ts';
import { useRegionName } from './useRegionName.ts';

const ANY = 'any';

/** The sections of the filter panel. */
export function BrandFilters({ draft: { values, set } }: { draft: FilterDraft<typeof brandList.filters> }) {
  const t = useMessages(messages);
  const word = useMessages(generalWords);
  const { regions } = useSession();
  const regionName = useRegionName();
  const any = { id: ANY, label: word('word.any') };
  return (
    <>
      <FilterSection title={t('brandUsers.list.verified')}>
        <Select
          label={t('brandUsers.list.verified')}
          hidesLabel
          items={[any, { id: 'yes', label: t('brandUsers.yes') }, { id: 'no', label: t('brandUsers.no') }]}
          selectedId={values.verified ?? ANY}
          onSelectionChange={(id) => set('verified', id === 'yes' || id === 'no' ? id : null)}
        />
      </FilterSection>
      <FilterSection title={t('brandUsers.list.kind')}>
        <Select
          label={t('brandUsers.list.kind')}
          hidesLabel
          items={[
            any,
            { id: 'self', label: t('brandUsers.kind.self') },
            { id: 'token', label: t('brandUsers.kind.token') },
          ]}
          selectedId={values.kind ?? ANY}
          onSelectionChange={(id) => set('kind', id === 'self' || id === 'token' ? id : null)}
        />
      </FilterSection>
      <FilterSection title={t('brandUsers.filter.region')}>
        <Select
          label={t('brandUsers.filter.region')}
          hidesLabel
          items={[any, ...regions.map(({ regionId }) => ({ id: String(regionId), label: regionName(regionId) }))]}
          selectedId={values.region[0] === undefined ? ANY : String(values.region[0])}
          onSelectionChange={(id) => set('region', id === ANY ? [] : [Number(id)])}
        />
      </FilterSection>
    </>
  );
}
