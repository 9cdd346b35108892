import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { ugcMaterialQueries } from '@resonanz/api-client/ugcMaterials';
import { VIDEO_LANGUAGES } from '@resonanz/domain/lookups';
import { VIDEO_LENGTHS } from '@resonanz/domain/ugcPrice';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { RIGHTS_STATES, useMaterialText } from '../useMaterialText.ts';
import type { materialList, MaterialListState } from './materialList.ts';

/** The sections of the filter panel. */
export function MaterialFilters({ draft: { values, set } }: { draft: FilterDraft<typeof materialList.filters> }) {
  const { t, length, videoLanguage } = useMaterialText();
  const choices = useMaterialChoices();
  const search = {
    hidesLabel: true,
    placeholder: t('ugcMaterials.filter.any'),
    openLabel: t('ugcMaterials.filter.open'),
    emptyMessage: t('ugcMaterials.filter.nothing'),
  } as const;
  return (
    <>
      <FilterSection title={t('ugcMaterials.column.rights')}>
        <CheckboxGroup
          label={t('ugcMaterials.column.rights')}
          hidesLabel
          value={values.rightsState}
          onChange={(chosen) =>
            set(
              'rightsState',
              RIGHTS_STATES.filter((each) => chosen.includes(each)),
            )
          }
        >
          {RIGHTS_STATES.map((state) => (
            <Checkbox key={state} value={state}>
              {t(`ugcMaterials.rightsFilter.${state}`)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </FilterSection>
      {(['customer', 'creator', 'campaign'] as const).map((id) => (
        <FilterSection key={id} title={t(`ugcMaterials.filter.${id}`)}>
          <ComboBox
            {...search}
            label={t(`ugcMaterials.filter.${id}`)}
            items={choices[id]}
            selectedId={values[id][0] ?? null}
            onSelectionChange={(chosen) => set(id, chosen === null ? [] : [chosen])}
          />
        </FilterSection>
      ))}
      <ChoiceFilter
        label={t('ugcMaterials.column.length')}
        anyLabel={t('ugcMaterials.filter.any')}
        items={VIDEO_LENGTHS.map((id) => ({ id, label: length({ length: id, lengthText: '' }) }))}
        selectedId={values.length}
        onChange={(id) => set('length', id)}
      />
      <ChoiceFilter
        label={t('word.language')}
        anyLabel={t('ugcMaterials.filter.any')}
        items={VIDEO_LANGUAGES.map((id) => ({ id, label: videoLanguage(id) }))}
        selectedId={values.language}
        onChange={(id) => set('language', id)}
      />
      <FilterSection title={t('ugcMaterials.filter.tag')}>
        <ComboBox
          {...search}
          label={t('ugcMaterials.filter.tag')}
          items={choices.tag}
          selectedId={values.tag === '' ? null : values.tag}
          onSelectionChange={(chosen) => set('tag', chosen ?? '')}
        />
      </FilterSection>
    </>
  );
}

/** The filters in force, in words; loaded once there are any. */
export function MaterialChips({ list }: { list: MaterialListState }) {
  const { t, length, videoLanguage } = useMaterialText();
  const choices = useMaterialChoices();
  const { filters } = list;
  const named = (id: 'customer' | 'creator' | 'campaign') => {
    const [chosen] = filters[id];
    return choices[id].find((each) => each.id === chosen)?.label ?? `#${chosen}`;
  };
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    rightsState: filters.rightsState.map((state) => t(`ugcMaterials.rightsFilter.${state}`)).join(', '),
    customer: named('customer'),
    creator: named('creator'),
    campaign: named('campaign'),
    length: filters.length === null ? '' : length({ length: filters.length, lengthText: '' }),
    language: filters.language === null ? '' : videoLanguage(filters.language),
    tag: filters.tag,
  };
  return <FiltersInWords list={list} words={words} />;
}

/** Brands, creators, campaigns and tags of the library as options. */
function useMaterialChoices() {
  const { data } = useQuery(ugcMaterialQueries(useApi()).choices());
  return useMemo(() => {
    const options = (choices: readonly { id: number; name: string }[] = []) =>
      choices.map(({ id, name }) => ({ id, label: name }));
    return {
      customer: options(data?.brands),
      creator: options(data?.creators),
      campaign: options(data?.campaigns),
      tag: (data?.tags ?? []).map((tag) => ({ id: tag, label: tag })),
    };
  }, [data]);
}
