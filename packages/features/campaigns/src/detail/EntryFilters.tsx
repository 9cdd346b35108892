import { PUBLISHED } from '@resonanz/domain/campaigns';
import { valuesOf } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { AGE_BANDS } from '@resonanz/domain/lookups';
import { CHANNEL_TYPES } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterCodec } from '@resonanz/records/filters';
import { RangeFields } from '@resonanz/records/RangeFields';
import { type FilterDraft, useFilterDraft } from '@resonanz/records/useListState';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { Columns } from '@resonanz/ui/Columns';
import { Drawer } from '@resonanz/ui/Drawer';
import { PlatformToggles } from '@resonanz/ui/PlatformToggles';
import { Select } from '@resonanz/ui/Select';
import {
  COUNTRY_FIELDS,
  ENTRY_CHOICES,
  ENTRY_RANGES,
  type EntryFilterValues,
  type EntryListState,
  entryList,
  GENDER_FIELDS,
  LEAST_SHARES,
} from './entryList.ts';
import { messages } from './messages.ts';

interface EntryFiltersProps {
  list: EntryListState;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

type Draft = FilterDraft<typeof entryList.filters>;

/** Sets a filter to what it reads from the ids of the chosen options. */
function choose<Name extends keyof EntryFilterValues>({ set }: Draft, name: Name, chosen: readonly string[]) {
  const codecs: { readonly [Each in keyof EntryFilterValues]: FilterCodec<EntryFilterValues[Each]> } =
    entryList.filters;
  set(name, codecs[name].read(chosen));
}

/** The part of an audience and how large it has to be. */
function ShareFilter({
  draft,
  of: name,
  fields,
}: {
  draft: Draft;
  of: 'country' | 'age' | 'gender';
  fields: readonly { id: string; label: string }[];
}) {
  const t = useMessages(messages);
  const { values, set } = draft;
  const from = `${name}From` as const;
  return (
    <Columns space={4}>
      <Select
        label={t(`campaigns.rows.${name}`)}
        placeholder={t('campaigns.rows.any')}
        items={[{ id: '', label: t('campaigns.rows.any') }, ...fields]}
        selectedId={values[name] ?? ''}
        onSelectionChange={(id) => choose(draft, name, [id])}
      />
      <Select
        label={t('campaigns.rows.least')}
        placeholder={t(name === 'gender' ? 'campaigns.rows.leastHalf' : 'campaigns.rows.leastThird')}
        items={LEAST_SHARES.map((share) => ({ id: share, label: t('campaigns.rows.leastShare', { share }) }))}
        selectedId={values[from]}
        onSelectionChange={(id) => set(from, id)}
      />
    </Columns>
  );
}

/** The filters of the creators, in a drawer from the end. */
export function EntryFilters({ list, isOpen, onOpenChange }: EntryFiltersProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const draft = useFilterDraft(list);
  const { values, set } = draft;
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('campaigns.rows.filter')}
      closeLabel={t('word.close')}
      isFlush
      footer={
        <>
          <Button onPress={draft.reset}>{t('campaigns.rows.reset')}</Button>
          <Button
            variant="solid"
            onPress={() => {
              draft.apply();
              onOpenChange(false);
            }}
          >
            {t('campaigns.rows.apply')}
          </Button>
        </>
      }
    >
      <FilterSection title={t('campaigns.rows.platform')}>
        <PlatformToggles
          label={t('campaigns.rows.platform')}
          items={CHANNEL_TYPES.map((platform) => ({ platform, label: label(`platform.${platform}`) }))}
          selectedPlatforms={values.platform}
          onChange={(value) => set('platform', value)}
        />
      </FilterSection>
      {ENTRY_RANGES.map((name) => (
        <FilterSection key={name} title={t(`campaigns.rows.${name}`)}>
          <RangeFields
            label={t(`campaigns.rows.${name}`)}
            value={values[name]}
            onChange={(value) => set(name, value)}
            isMoney={name !== 'followers'}
          />
        </FilterSection>
      ))}
      {ENTRY_CHOICES.map(({ name, of }) => (
        <FilterSection
          key={name}
          title={t(`campaigns.rows.${name}`)}
          isFoldable
          isInitiallyFolded={values[name].length === 0}
        >
          <CheckboxGroup
            label={t(`campaigns.rows.${name}`)}
            hidesLabel
            value={values[name].map(String)}
            onChange={(chosen) => choose(draft, name, chosen)}
          >
            {valuesOf(of).map((value) => (
              <Checkbox key={value} value={String(value)}>
                {label(`${of}.${value}` as Parameters<typeof label>[0])}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </FilterSection>
      ))}
      <FilterSection title={t('campaigns.rows.audience')} isFoldable>
        <ShareFilter
          draft={draft}
          of="country"
          fields={COUNTRY_FIELDS.map((id) => ({ id, label: t(`campaigns.rows.${id}`) }))}
        />
        <ShareFilter draft={draft} of="age" fields={AGE_BANDS.map((id) => ({ id, label: label(`ageBand.${id}`) }))} />
        <ShareFilter
          draft={draft}
          of="gender"
          fields={GENDER_FIELDS.map((id) => ({ id, label: t(`campaigns.rows.${id}`) }))}
        />
      </FilterSection>
      <FilterSection title={t('campaigns.rows.more')}>
        <Select
          label={t('campaigns.rows.published')}
          items={[
            { id: '', label: t('campaigns.rows.any') },
            { id: PUBLISHED.yes, label: t('campaigns.rows.published1') },
            { id: PUBLISHED.no, label: t('campaigns.rows.published0') },
          ]}
          selectedId={values.published ?? ''}
          onSelectionChange={(id) => set('published', id === '' ? null : id)}
        />
        <Checkbox isSelected={values.overdue} onChange={(isOn) => set('overdue', isOn)}>
          {t('campaigns.rows.overdue')}
        </Checkbox>
      </FilterSection>
    </Drawer>
  );
}
