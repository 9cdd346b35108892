'use client';

import { useMessages } from '@resonanz/i18n/react';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { NumberField } from '@resonanz/ui/NumberField';
import type { NumberRange } from '../listState/codecs.ts';
import { messages } from '../messages.ts';
import * as css from './RangeFields.css.ts';

/** Props of {@link RangeFields}. */
export interface RangeFieldsProps {
  /** What is limited; the fields are named after it. */
  label: string;
  /** The limits; controlled. */
  value: NumberRange;
  /** Called with both limits when one changes. */
  onChange: (value: NumberRange) => void;
  /** Amounts in euro instead of figures. */
  isMoney?: boolean;
  /** Keeps figures from passing each other. */
  isOrdered?: boolean;
}

/** From how much up to how much; an empty field leaves that side open. */
export function RangeFields({ label, value: { min, max }, onChange, isMoney = false, isOrdered = false }: RangeFieldsProps) {
  const t = useMessages(messages);
  const from = {
    label: t('records.range.from', { label }),
    hidesLabel: true,
    placeholder: t('records.range.fromShort'),
    value: min,
    onChange: (next: number | null) => onChange({ min: next, max }),
  };
  const to = {
    label: t('records.range.to', { label }),
    hidesLabel: true,
    placeholder: t('records.range.toShort'),
    value: max,
    onChange: (next: number | null) => onChange({ min, max: next }),
  };
  return (
    <div className={css.fields}>
      {isMoney ? <MoneyField {...from} /> : <NumberField {...from} {...(isOrdered && max !== null && { maxValue: max })} />}
      <span aria-hidden="true">–</span>
      {isMoney ? <MoneyField {...to} /> : <NumberField {...to} {...(isOrdered && { minValue: min ?? 0 })} />}
    </div>
  );
}
