import { useMessages } from '@resonanz/i18n/react';
import type { NumberRange } from '@resonanz/records/filters';
import { NumberField } from '@resonanz/ui/NumberField';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../../messages.ts';
import * as css from './filters.css.ts';

interface RangeFilterProps {
  label: string;
  value: NumberRange;
  onChange: (value: NumberRange) => void;
}

/** From how much up to how much; an empty field leaves that side open. */
export function RangeFilter({ label, value: { min, max }, onChange }: RangeFilterProps) {
  const t = useMessages(messages);
  return (
    <div className={css.group} role="group" aria-label={label}>
      <Text variant="label">{label}</Text>
      <div className={css.range}>
        <NumberField
          label={t('influencers.filter.rangeFrom', { name: label })}
          hidesLabel
          placeholder={t('influencers.filter.from')}
          value={min}
          onChange={(next) => onChange({ min: next, max })}
        />
        <span aria-hidden="true">–</span>
        <NumberField
          label={t('influencers.filter.rangeTo', { name: label })}
          hidesLabel
          placeholder={t('influencers.filter.to')}
          value={max}
          onChange={(next) => onChange({ min, max: next })}
        />
      </div>
    </div>
  );
}
