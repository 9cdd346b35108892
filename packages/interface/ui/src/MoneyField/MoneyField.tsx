import { type ClipboardEvent, type FocusEvent, useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classNames } from '../classNames.ts';
import * as css from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { controlPropsOf, useField } from '../Field/useField.ts';
import { alignEnd } from '../NumberField/NumberField.css.ts';
import { decimalMark } from '../NumberField/numberText.ts';
import { type NumberReading, useNumberInput } from '../NumberField/useNumberInput.ts';
import { currencySign } from './currencySign.ts';
import { readAmount } from './readAmount.ts';

/** Greatest amount the product's columns take. */
const GREATEST = 9_999_999_999.99;

/** Props of {@link MoneyField}. */
export interface MoneyFieldProps extends FieldProps {
  /**
   * The amount in units of the currency with at most two decimals, as the wire carries it, or `null` for none;
   * controlled.
   */
  value?: number | null;
  /** The amount at the beginning; uncontrolled. */
  defaultValue?: number;
  /** Called with the amount, or `null` while the field is empty, on every change. */
  onChange?: (value: number | null) => void;
  /** Called when focus leaves. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** ISO code of the currency, `EUR` by default; its sign stands where the language puts it. */
  currency?: string;
  /** Greatest amount, 9,999,999,999.99 by default; the field moves to it when focus leaves. */
  maxValue?: number;
  /** Takes amounts below zero too, for example credits. */
  allowsNegative?: boolean;
  /** Reads what is typed, for fields that take more than digits, for example "20k"; as in `NumberField`. */
  read?: (text: string) => NumberReading;
  /** An example of an amount. */
  placeholder?: string;
  /** Sets the amount at the end of the field, as in tables. */
  isAlignedEnd?: boolean;
}

/** An amount of money with the decimal mark of the language and the sign of its currency. */
export function MoneyField(props: MoneyFieldProps) {
  const {
    currency = 'EUR',
    maxValue = GREATEST,
    allowsNegative = false,
    placeholder,
    isAlignedEnd,
    onBlur,
    ...value
  } = controlPropsOf(props);
  const { locale } = useLocale();
  const unitId = useId();
  const { sign, isBefore } = currencySign(locale, currency);
  const { number, error, inputProps, set } = useNumberInput({
    ...value,
    minValue: allowsNegative ? -maxValue : 0,
    maxValue,
    fractionDigits: 2,
    onChange(next) {
      field.forgetServerError();
      value.onChange?.(next);
    },
  });
  const field = useField(error === undefined ? props : { ...props, errorMessage: error });
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (value.read) return;
    const { value: text, selectionStart, selectionEnd, readOnly } = event.currentTarget;
    const replacesAll = text === '' || (selectionStart === 0 && selectionEnd === text.length);
    const amount = readAmount(event.clipboardData.getData('text/plain'), decimalMark(locale));
    if (!replacesAll || readOnly || amount === null) return inputProps.onPaste(event);
    event.preventDefault();
    set(allowsNegative ? amount : Math.abs(amount));
  };
  const { name, ...controlProps } = field.controlProps;
  const unit = (
    <span id={unitId} className={css.unit}>
      {sign}
    </span>
  );
  return (
    <Field field={field}>
      <FieldFrame {...field.stateProps}>
        {isBefore && unit}
        <input
          {...inputProps}
          {...controlProps}
          aria-describedby={[controlProps['aria-describedby'], unitId].filter(Boolean).join(' ')}
          placeholder={placeholder}
          className={classNames(css.input, css.tabular, isAlignedEnd && alignEnd)}
          onPaste={onPaste}
          onBlur={(event) => {
            inputProps.onBlur();
            onBlur?.(event);
          }}
        />
        {!isBefore && unit}
      </FieldFrame>
      {name && <input type="hidden" name={name} value={number ?? ''} disabled={props.isDisabled} />}
    </Field>
  );
}
