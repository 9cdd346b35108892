import { useMessages, useLanguage } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import type { FilterDraft } from '@resonanz/records/useListState';
import { useSession } from '@resonanz/session/react';
import { messages } from '../messages.ts';
import type { brandList, BrandListState } from './brandList.ts';

/** The sections of the filter panel. */
export function BrandFilters({ draft: { values, set } }: { draft: FilterDraft<typeof brandList.filters> }) {
  const t = useMessages(messages);
  const { regions } = useSession();
  const regionName = useRegionName();
  const anyLabel = t('word.any');
  return (
    <>
      <ChoiceFilter
        label={t('brandUsers.list.verified')}
        anyLabel={anyLabel}
        items={[
          { id: 'yes', label: t('word.yes') },
          { id: 'no', label: t('word.no') },
        ]}
        selectedId={values.verified}
        onChange={(id) => set('verified', id)}
      />
      <ChoiceFilter
        label={t('brandUsers.list.kind')}
        anyLabel={anyLabel}
        items={[
          { id: 'self', label: t('brandUsers.kind.self') },
          { id: 'token', label: t('brandUsers.kind.token') },
        ]}
        selectedId={values.kind}
        onChange={(id) => set('kind', id)}
      />
      <ChoiceFilter
        label={t('brandUsers.filter.region')}
        anyLabel={anyLabel}
        items={regions.map(({ regionId }) => ({ id: regionId, label: regionName(regionId) }))}
        selectedId={values.region[0] ?? null}
        onChange={(id) => set('region', id === null ? [] : [id])}
      />
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
