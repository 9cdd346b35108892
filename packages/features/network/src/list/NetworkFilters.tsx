import { useMemo } from 'react';
import { labels } from '@resonanz/domain/labels';
import { CATEGORY_IDS, COUNTRIES } from '@resonanz/domain/lookups';
import { PETS, TARGET_GROUPS } from '@resonanz/domain/people';
import { CHANNEL_TYPES } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { FilterSection } from '@resonanz/records/FilterPanel';
import { RangeFields } from '@resonanz/records/RangeFields';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import { PlatformToggles } from '@resonanz/ui/PlatformToggles';
import { SegmentedCheckboxes } from '@resonanz/ui/SegmentedCheckboxes';
import { Select } from '@resonanz/ui/Select';
import type { Kind } from '../kinds.ts';
import { messages } from '../messages.ts';
import { AGES, LANGUAGES, type NetworkFilterDraft, YES_NO } from './networkList.ts';
import { useNames } from './useNames.ts';

interface ManyProps<Id extends string | number> {
  label: string;
  ids: readonly Id[];
  nameOf: (id: Id) => string;
  value: readonly Id[];
  onChange: (ids: readonly Id[]) => void;
}

/** Any of many values, found by typing. */
function Many<Id extends string | number>({ label, ids, nameOf, value, onChange }: ManyProps<Id>) {
  const t = useMessages(messages);
  const items = useMemo(() => ids.map((id) => ({ id, label: nameOf(id) })), [ids, nameOf]);
  return (
    <FilterSection title={label}>
      <MultiSelect
        label={label}
        hidesLabel
        items={items}
        selectedIds={value}
        onSelectionChange={onChange}
        placeholder={t('network.filter.choose')}
        openLabel={t('network.filter.open', { name: label })}
        emptyMessage={t('network.filter.none')}
        removeLabel={(name) => t('network.filter.remove', { name })}
      />
    </FilterSection>
  );
}

/** The sections of the filter panel; which languages are spoken on a channel is not known. */
export function NetworkFilters({ kind, draft: { values, set } }: { kind: Kind; draft: NetworkFilterDraft }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const names = useNames();
  return (
    <>
      <FilterSection title={t('network.filter.platform')}>
        <PlatformToggles
          label={t('network.filter.platform')}
          items={CHANNEL_TYPES.map((platform) => ({ platform, label: label(`platform.${platform}`) }))}
          selectedPlatforms={values.platform}
          onChange={(value) => set('platform', value)}
        />
      </FilterSection>
      <FilterSection title={t('network.filter.followers')}>
        <RangeFields
          label={t('network.filter.followers')}
          value={values.followers}
          onChange={(value) => set('followers', value)}
        />
      </FilterSection>
      <Many
        label={t('network.filter.category')}
        ids={CATEGORY_IDS}
        nameOf={names.category}
        value={values.category}
        onChange={(value) => set('category', value)}
      />
      <FilterSection title={t('network.filter.country')}>
        <SegmentedCheckboxes
          label={t('network.filter.country')}
          items={COUNTRIES.map((id) => ({ id, label: names.country(id) }))}
          selectedIds={values.country}
          onChange={(value) => set('country', value)}
        />
      </FilterSection>
      <FilterSection title={t('network.filter.gender')}>
        <SegmentedCheckboxes
          label={t('network.filter.gender')}
          items={TARGET_GROUPS.map((id) => ({ id, label: names.gender(id) }))}
          selectedIds={values.gender}
          onChange={(value) => set('gender', value)}
        />
      </FilterSection>
      <FilterSection title={t('network.filter.age')} isFoldable isInitiallyFolded={values.age.length === 0}>
        <CheckboxGroup
          label={t('network.filter.age')}
          hidesLabel
          value={values.age}
          onChange={(chosen) =>
            set(
              'age',
              AGES.filter((band) => chosen.includes(band)),
            )
          }
        >
          {AGES.map((band) => (
            <Checkbox key={band} value={band}>
              {names.age(band)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </FilterSection>
      {kind !== 'channel' && (
        <Many
          label={t('network.filter.language')}
          ids={LANGUAGES}
          nameOf={names.language}
          value={values.language}
          onChange={(value) => set('language', value)}
        />
      )}
      <FilterSection title={t('network.filter.children')}>
        <Select
          label={t('network.filter.children')}
          hidesLabel
          items={[
            { id: 'any', label: t('network.filter.any') },
            ...YES_NO.map((id) => ({ id, label: t(`network.filter.${id}`) })),
          ]}
          selectedId={values.children ?? 'any'}
          onSelectionChange={(chosen) => set('children', YES_NO.find((id) => id === chosen) ?? null)}
        />
      </FilterSection>
      <Many
        label={t('network.filter.pets')}
        ids={PETS}
        nameOf={names.pet}
        value={values.pets}
        onChange={(value) => set('pets', value)}
      />
    </>
  );
}
