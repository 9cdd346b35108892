import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { acceptedPart, formatNumber, isNumberLike, parseNumber } from './numberText.ts';

/** What a text means: a number, `null` for none, or why it is rejected. */
export type NumberReading = { readonly number: number | null } | { readonly error: ReactNode };

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
  /**
   * Reads what is typed, for fields that take more than digits, for example "200k". The field has no number while the
   * text is rejected, and says why once focus leaves.
   */
  read?: (text: string) => NumberReading;
}

/** The text of a number, filtered as it is typed, pasted or dropped, with thousands marks when focus leaves. */
export function useNumberInput(props: NumberValue) {
  const { value, defaultValue, onChange, minValue, maxValue, fractionDigits = 0, step = 1, read } = props;
  const { locale } = useLocale();
  const style = { locale, fractionDigits, allowsNegative: minValue !== undefined && minValue < 0 };
  const [inner, setInner] = useState<number | null>(defaultValue ?? null);
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const number = value === undefined ? inner : value;
  const [isErrorShown, setErrorShown] = useState(false);
  const readText = (next: string): NumberReading => read?.(next) ?? { number: parseNumber(next, style) };
  const numberOf = (reading: NumberReading) => ('number' in reading ? reading.number : null);
  const reading = draft === null ? null : readText(draft);
  const isDraftCurrent = reading !== null && numberOf(reading) === number;
  const text = isDraftCurrent && draft !== null ? draft : formatNumber(number, style);
  const error = isDraftCurrent && 'error' in reading ? reading.error : undefined;

  const clamp = (next: number) => Math.min(maxValue ?? Infinity, Math.max(minValue ?? -Infinity, next));
  const change = (next: number | null) => {
    setInner(next);
    if (next !== number) onChange?.(next);
  };
  const typed = (next: string) => {
    const meant = readText(next);
    if (!('error' in meant)) setErrorShown(false);
    setDraft(next);
    change(numberOf(meant));
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
    const next = clamp(
      Number(
        ((number ?? (minValue !== undefined && minValue > 0 ? minValue - amount : 0)) + amount).toFixed(fractionDigits),
      ),
    );
    setDraft(null);
    change(next);
  };

  return {
    number,
    /** Why the text is rejected, once focus has left it. */
    error: isErrorShown ? error : undefined,
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
      inputMode: read ? 'text' : fractionDigits > 0 ? 'decimal' : 'numeric',
      autoComplete: 'off',
      onBeforeInput(event: FormEvent<HTMLInputElement>) {
        const added = (event.nativeEvent as InputEvent).data;
        if (read || !added) return;
        const element = event.currentTarget;
        const start = element.selectionStart ?? 0;
        const next = text.slice(0, start) + added + text.slice(element.selectionEnd ?? start);
        if (acceptedPart(added, style) !== added || !isNumberLike(next, style)) event.preventDefault();
      },
      onPaste(event: ClipboardEvent<HTMLInputElement>) {
        if (read) return;
        event.preventDefault();
        insert(event.currentTarget, event.clipboardData.getData('text/plain'));
      },
      onDrop(event: DragEvent<HTMLInputElement>) {
        if (read) return;
        event.preventDefault();
        insert(event.currentTarget, event.dataTransfer.getData('text/plain'));
      },
      onChange(event: FormEvent<HTMLInputElement>) {
        const next = event.currentTarget.value;
        if (read) return typed(next);
        // What got past the other filters, for example text a keyboard app composed.
        const accepted = isNumberLike(next, style) ? next : acceptedPart(next, style);
        if (isNumberLike(accepted, style)) typed(accepted);
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        if (event.currentTarget.readOnly) return;
        event.preventDefault();
        stepBy(event.key === 'ArrowUp' ? step : -step);
      },
      onBlur() {
        // An invalid text stays, so that it can be corrected.
        if (error !== undefined) return setErrorShown(true);
        setDraft(null);
        if (number !== null && clamp(number) !== number) change(clamp(number));
      },
    } as const,
  };
}
