import { PLATFORMS, type Platform } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { messages } from './messages.ts';

interface RecordFilterProps {
  title: string;
  /** Whom the list offers. */
  of: 'brands' | 'people';
  items: readonly { id: number; label: string }[];
  /** The record chosen, at most one. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** A section of the filter panel that narrows to one brand or person. */
export function RecordFilter({ title, of, items, value, onChange }: RecordFilterProps) {
  const t = useMessages(messages);
  return (
    <FilterSection title={title}>
      <ComboBox
        label={title}
        hidesLabel
        items={items}
        selectedId={value[0] ?? null}
        onSelectionChange={(id) => onChange(id === null ? [] : [id])}
        placeholder={t('requests.filter.any')}
        openLabel={t(of === 'brands' ? 'requests.filter.openBrands' : 'requests.filter.openPeople')}
        emptyMessage={t('requests.filter.nothingFound')}
      />
    </FilterSection>
  );
}

interface PlatformFilterProps {
  value: Platform | null;
  onChange: (platform: Platform | null) => void;
}

/** A section of the filter panel that narrows to one platform. */
export function PlatformFilter({ value, onChange }: PlatformFilterProps) {
  const t = useMessages(messages);
  return (
    <ChoiceFilter
      label={t('requests.filter.platform')}
      anyLabel={t('requests.filter.any')}
      items={PLATFORMS.map((id) => ({ id, label: id }))}
      selectedId={value}
      onChange={onChange}
    />
  );
}
