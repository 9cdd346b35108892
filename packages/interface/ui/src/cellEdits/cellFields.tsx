import { useLayoutEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classNames } from '../classNames.ts';
import { formatNumber } from '../NumberField/numberText.ts';
import { useNumberInput } from '../NumberField/useNumberInput.ts';
import * as css from './EditableCell.css.ts';
import type { CellField } from './EditOf.ts';

const startAll = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/** One line of text. */
export function TextCellField({ label, value, onChange }: CellField<string>) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => startAll(input.current), []);
  return (
    <input
      ref={input}
      className={css.input}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface NumberWriting {
  fractionDigits: number;
  unit: string | undefined;
}

/** A number in the writing of the language. */
export function NumberCellField({
  label,
  value,
  onChange,
  fractionDigits,
  minValue,
  unit,
}: CellField<number | null> & NumberWriting & { minValue: number | undefined }) {
  const { inputProps } = useNumberInput({
    value,
    onChange,
    fractionDigits,
    ...(minValue === undefined ? {} : { minValue }),
  });
  const { ref } = inputProps;
  useLayoutEffect(() => startAll(ref.current), [ref]);
  return (
    <>
      <input {...inputProps} className={classNames(css.input, css.number)} aria-label={label} />
      {unit && <span className={css.unit}>{unit}</span>}
    </>
  );
}

/** The same number where it is read. */
export function NumberWords({ draft, fractionDigits, unit }: NumberWriting & { draft: number | null }) {
  const { locale } = useLocale();
  const text = formatNumber(draft, { locale, fractionDigits, allowsNegative: true });
  return unit && text ? `${text}\u00a0${unit}` : text;
}
