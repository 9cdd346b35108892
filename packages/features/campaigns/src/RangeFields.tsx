import { useMessages } from '@resonanz/i18n/react';
import type { NumberRange } from '@resonanz/records/filters';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { NumberField } from '@resonanz/ui/NumberField';
import { messages } from './messages.ts';
import * as css from './RangeFields.css.ts';

interface RangeFieldsProps {
  /** What is limited. */
  label: string;
  value: NumberRange;
  onChange: (value: NumberRange) => void;
  /** Amounts in euro instead of figures. */
  isMoney?: boolean;
}

/** From how much up to how much; an empty field leaves that side open. */
export function RangeFields({ label, value: { min, max }, onChange, isMoney = false }: RangeFieldsProps) {
  const t = useMessages(messages);
  const from = { label: t('campaigns.range.from', { label }), hidesLabel: true, placeholder: t('campaigns.range.fromShort') };
  const to = { label: t('campaigns.range.to', { label }), hidesLabel: true, placeholder: t('campaigns.range.toShort') };
  const Field = isMoney ? MoneyField : NumberField;
  return (
    <div className={css.fields}>
      <Field {...from} value={min} onChange={(next) => onChange({ min: next, max })} />
      <span aria-hidden="true">–</span>
      <Field {...to} value={max} onChange={(next) => onChange({ min, max: next })} />
    </div>
  );
}
