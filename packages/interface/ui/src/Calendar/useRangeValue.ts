import { useState } from 'react';
import { dateOf } from '../DateField/isoDate.ts';
import type { DateRange } from './CalendarProps.ts';

/** A range that is two texts outside and two of react-aria's dates inside. */
export interface RangeValue {
  /** The chosen days, or `null` for none; controlled. */
  value?: DateRange | null;
  /** The days chosen at the beginning; uncontrolled. */
  defaultValue?: DateRange;
  /** Called with both days, or `null` while one of them is missing. */
  onChange?: (value: DateRange | null) => void;
}

function parse(range: DateRange | null | undefined) {
  const start = dateOf(range?.start);
  const end = dateOf(range?.end);
  return start && end ? { start, end } : null;
}

const isSame = (one: DateRange | null, other: DateRange | null) =>
  one?.start === other?.start && one?.end === other?.end;

/** As `useIsoValue`, for two days. */
export function useRangeValue({ value, defaultValue, onChange }: RangeValue) {
  const [inner, setInner] = useState<DateRange | null>(defaultValue ?? null);
  const range = value === undefined ? inner : value;
  const [stored, store] = useState(() => ({ range, parsed: parse(range) }));
  const current = isSame(stored.range, range) ? stored : { range, parsed: parse(range) };
  if (current !== stored) store(current);
  return {
    parsed: current.parsed,
    change(next: DateRange | null) {
      setInner(next);
      if (!isSame(next, range)) onChange?.(next);
    },
    redraw: () => store({ range, parsed: parse(range) }),
  };
}
