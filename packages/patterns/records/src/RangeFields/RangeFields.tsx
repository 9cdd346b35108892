'use client';

import { formatNumber, parseWrittenNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { NumberField, type NumberReading } from '@resonanz/ui/NumberField';
import type { NumberRange } from '../listState/codecs.ts';
import { messages } from '../messages.ts';
import * as css from './RangeFields.css.ts';

/** Greatest figure of the product's columns, and greatest amount. */
const GREATEST = { figure: 2_147_483_647, money: 9_999_999_999 } as const;

/** Props of {@link RangeFields}. */
export interface RangeFieldsProps {
  /** What is limited; the fields are named after it. */
  label: string;
  /** The limits; controlled. */
  value: NumberRange;
  /** Called with both limits when one changes; an invalid text leaves its side open. */
  onChange: (value: NumberRange) => void;
  /** Amounts in euro instead of figures. */
  isMoney?: boolean;
  /** Keeps figures from passing each other. */
  isOrdered?: boolean;
  /** Greatest number the list can be asked for; 2,147,483,647 by default, 9,999,999,999 for amounts. */
  maxValue?: number;
  /** Digits after the decimal mark; 0 by default, 2 for amounts. */
  fractionDigits?: 0 | 1 | 2;
}

/** From how much up to how much, as people write it ("200k", "1,2 Mio."); an empty field leaves that side open. */
export function RangeFields({
  label,
  value: { min, max },
  onChange,
  isMoney = false,
  isOrdered = false,
  ...limits
}: RangeFieldsProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { maxValue = isMoney ? GREATEST.money : GREATEST.figure, fractionDigits = isMoney ? 2 : 0 } = limits;
  const read = (text: string): NumberReading => {
    if (text.trim() === '') return { number: null };
    const number = parseWrittenNumber(text, isMoney || fractionDigits === 0 ? 'thousands' : 'decimals');
    if (number === undefined || number < 0) return { error: t('records.range.unreadable') };
    if (number > maxValue) return { error: t('records.range.tooGreat', { max: formatNumber(maxValue, language) }) };
    return { number: Number(number.toFixed(fractionDigits)) };
  };
  const from = {
    label: t('records.range.from', { label }),
    hidesLabel: true,
    placeholder: t('records.range.fromShort'),
    value: min,
    onChange: (next: number | null) => onChange({ min: next, max }),
    read,
  };
  const to = {
    label: t('records.range.to', { label }),
    hidesLabel: true,
    placeholder: t('records.range.toShort'),
    value: max,
    onChange: (next: number | null) => onChange({ min, max: next }),
    read,
  };
  const figures = { fractionDigits };
  return (
    <div className={css.fields}>
      {isMoney ? (
        <MoneyField {...from} />
      ) : (
        <NumberField {...from} {...figures} {...(isOrdered && max !== null && { maxValue: max })} />
      )}
      <span aria-hidden="true" className={css.dash}>
        –
      </span>
      {isMoney ? (
        <MoneyField {...to} />
      ) : (
        <NumberField {...to} {...figures} {...(isOrdered && { minValue: min ?? 0 })} />
      )}
    </div>
  );
}
