import { useState } from 'react';

/**
 * Holds a controlled prop for a story: what the component changes is stored and told on to the story's own handler.
 * Returns the value and the handler to give to the component. The value may start as something never told, such as
 * `null`.
 */
export function useHeld<Value, Told extends Value = Value>(first: Value, onChange: (value: Told) => void) {
  const [value, setValue] = useState(first);
  const change = (next: Told) => {
    setValue(next);
    onChange(next);
  };
  return [value, change] as const;
}
