import { FilterSection } from '@resonanz/records/FilterPanel';
import type { DateRange } from '@resonanz/records/filters';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Stack } from '@resonanz/ui/Stack';
import { useUgcText } from '../useUgcText.ts';

/** The days between which videos are wanted. */
export function DeliveryFilter({ value, onChange }: { value: DateRange; onChange: (range: DateRange) => void }) {
  const { t } = useUgcText();
  return (
    <FilterSection title={t('ugcRequests.list.delivery')}>
      <Stack space={4}>
        <DatePicker
          label={t('ugcRequests.filter.from')}
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
        />
        <DatePicker label={t('ugcRequests.filter.to')} value={value.to} onChange={(to) => onChange({ ...value, to })} />
      </Stack>
    </FilterSection>
  );
}
