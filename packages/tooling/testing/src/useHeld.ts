import { useState } from 'react';

/**
 * Holds a controlled prop for a story: stores what the component changes and passes it to the story's handler. Returns
 * the value and the handler for the component. The value may start as something never emitted, such as `null`.
 */
export function useHeld<Value, Told extends Value = Value>(first: Value, onChange: (value: Told) => void) {
  const [value, setValue] = useState(first);
  const change = (next: Told) => {
    setValue(next);
    onChange(next);
  };
  return [value, change] as const;
}
