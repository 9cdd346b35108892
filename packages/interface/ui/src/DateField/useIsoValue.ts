import { useState } from 'react';

/** A value that is a text outside, for forms and the wire, and an object of react-aria's inside. */
export interface IsoValue {
  /** The text, or `null` for none; controlled. */
  value?: string | null;
  /** The text at the beginning; uncontrolled. */
  defaultValue?: string;
  /** Called with the text, or `null` for none, on every change. */
  onChange?: (value: string | null) => void;
}

/** Keeps the text and gives the object the same identity while nothing changes; `redraw` drops what is half typed. */
export function useIsoValue<Parsed>(
  { value, defaultValue, onChange }: IsoValue,
  parse: (iso: string | null) => Parsed | null,
) {
  const [inner, setInner] = useState<string | null>(defaultValue ?? null);
  const iso = (value === undefined ? inner : value) || null;
  // react-aria keeps its half-typed text as long as it gets the same object.
  const [stored, store] = useState(() => ({ iso, parsed: parse(iso) }));
  const current = stored.iso === iso ? stored : { iso, parsed: parse(iso) };
  if (current !== stored) store(current);
  return {
    iso: current.parsed === null ? null : iso,
    parsed: current.parsed,
    change(next: string | null) {
      setInner(next);
      if (next !== iso) onChange?.(next);
    },
    redraw: () => store({ iso, parsed: parse(iso) }),
  };
}
