import { useState } from 'react';

/** A state that is controlled when `value` is given, and uncontrolled otherwise; the owner is notified of every change. */
export function useTreeState<Value, Told extends Value = Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((next: Told) => void) | undefined,
): [Value, (next: Told) => void] {
  const [held, setHeld] = useState(initial);
  const change = (next: Told) => {
    if (value === undefined) setHeld(next);
    onChange?.(next);
  };
  return [value === undefined ? held : value, change];
}
