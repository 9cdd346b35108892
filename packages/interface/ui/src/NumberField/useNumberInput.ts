import { type ClipboardEvent, type DragEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { acceptedPart, formatNumber, isNumberLike, parseNumber } from './numberText.ts';

/** What both drawings of the field share. */
export interface NumberValue {
  /** The number, or `null` while the field is empty; controlled. */
  value?: number | null;
  /** The number at the beginning; uncontrolled. */
  defaultValue?: number;
  /** Called with the number on every change. */
  onChange?: (value: number | null) => void;
  /** Smallest number; the field moves to it when focus leaves. Numbers below zero can be typed only if it is below zero. */
  minValue?: number;
  /** Greatest number; the field moves to it when focus leaves. */
  maxValue?: number;
  /** Digits after the decimal mark; 0 by default. */
  fractionDigits?: number;
  /** What the arrow keys and the buttons add; 1 by default. */
  step?: number;
}

/** The text of a number, filtered as it is typed, pasted or dropped, with thousands marks when focus leaves. */
export function useNumberInput(props: NumberValue & { hasFixedFraction?: boolean }) {
  const { value, defaultValue, onChange, minValue, maxValue, fractionDigits = 0, step = 1, hasFixedFraction = false } = props;
  const { locale } = useLocale();
  const style = { locale, fractionDigits, allowsNegative: minValue !== undefined && minValue < 0, hasFixedFraction };
  const [inner, setInner] = useState<number | null>(defaultValue ?? null);
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const number = value === undefined ? inner : value;
  const isDraftCurrent = draft !== null && parseNumber(draft, style) === number;
  const text = isDraftCurrent ? draft : formatNumber(number, style);

  const clamp = (next: number) => Math.min(maxValue ?? Infinity, Math.max(minValue ?? -Infinity, next));
  const change = (next: number | null) => {
    setInner(next);
    if (next !== number) onChange?.(next);
  };
  const typed = (next: string) => {
    setDraft(next);
    change(parseNumber(next, style));
  };
  /** Puts text where the caret is, if the whole stays a number. */
  const insert = (element: HTMLInputElement, added: string) => {
    if (element.readOnly) return;
    const start = element.selectionStart ?? text.length;
    const end = element.selectionEnd ?? start;
    const accepted = acceptedPart(added, style);
    const next = text.slice(0, start) + accepted + text.slice(end);
    // Text without a figure must not empty what is selected.
    if (accepted && isNumberLike(next, style)) typed(next);
  };
  const stepBy = (amount: number) => {
    const next = clamp(Number(((number ?? (minValue !== undefined && minValue > 0 ? minValue - amount : 0)) + amount).toFixed(fractionDigits)));
    setDraft(null);
    change(next);
  };

  return {
    number,
    /** Sets the number and writes it as it is when focus is elsewhere. */
    set(next: number) {
      setDraft(null);
      change(next);
    },
    stepBy,
    step,
    inputProps: {
      ref: input,
      value: text,
      type: 'text',
      inputMode: fractionDigits > 0 ? 'decimal' : 'numeric',
      autoComplete: 'off',
      onBeforeInput(event: FormEvent<HTMLInputElement>) {
        const added = (event.nativeEvent as InputEvent).data;
        if (!added) return;
        const element = event.currentTarget;
        const start = element.selectionStart ?? 0;
        const next = text.slice(0, start) + added + text.slice(element.selectionEnd ?? start);
        if (acceptedPart(added, style) !== added || !isNumberLike(next, style)) event.preventDefault();
      },
      onPaste(event: ClipboardEvent<HTMLInputElement>) {
        event.preventDefault();
        insert(event.currentTarget, event.clipboardData.getData('text/plain'));
      },
      onDrop(event: DragEvent<HTMLInputElement>) {
        event.preventDefault();
        insert(event.currentTarget, event.dataTransfer.getData('text/plain'));
      },
      onChange(event: FormEvent<HTMLInputElement>) {
        const next = event.currentTarget.value;
        // What got past the other filters, for example text a keyboard app composed.
        const kept = isNumberLike(next, style) ? next : acceptedPart(next, style);
        if (isNumberLike(kept, style)) typed(kept);
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        if (event.currentTarget.readOnly) return;
        event.preventDefault();
        stepBy(event.key === 'ArrowUp' ? step : -step);
      },
      onBlur() {
        setDraft(null);
        if (number !== null && clamp(number) !== number) change(clamp(number));
      },
    } as const,
  };
}
