import { useMessages, useLanguage } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { useSession } from '@resonanz/session/react';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../messages.ts';
import type { brandList, BrandListState } from './brandList.ts';

const ANY = 'any';

/** The sections of the filter panel. */
export function BrandFilters({ draft: { values, set } }: { draft: FilterDraft<typeof brandList.filters> }) {
  const t = useMessages(messages);
  const { regions } = useSession();
  const regionName = useRegionName();
  const any = { id: ANY, label: t('word.any') };
  return (
    <>
      <FilterSection title={t('brandUsers.list.verified')}>
        <Select
          label={t('brandUsers.list.verified')}
          hidesLabel
          items={[any, { id: 'yes', label: t('word.yes') }, { id: 'no', label: t('word.no') }]}
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

/** The filters in force, in words; loaded once there are any. */
export function BrandChips({ list }: { list: BrandListState }) {
  const t = useMessages(messages);
  const regionName = useRegionName();
  const { verified, kind, region } = list.filters;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    verified: t(verified === 'no' ? 'brandUsers.active.unverified' : 'brandUsers.active.verified'),
    kind: t(kind === 'token' ? 'brandUsers.kind.token' : 'brandUsers.kind.self'),
    region: region[0] === undefined ? '' : regionName(region[0]),
  };
  return <FiltersInWords list={list} words={words} />;
}

/** Name of a region, in the language of the reader. */
function useRegionName(): (id: number) => string {
  const { language } = useLanguage();
  const { regions } = useSession();
  return (id) => {
    const region = regions.find(({ regionId }) => regionId === id);
    return region === undefined ? `#${id}` : language === 'de' ? region.nameDe : region.nameEn;
  };
}
