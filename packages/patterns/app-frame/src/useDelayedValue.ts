import { useEffect, useState } from 'react';

/** Delay of the header after a change of the log-in state, in ms. */
export const AUTH_STATE_DELAY = 100;

/**
 * The value as it was `delay` ms ago, so that a header does not flicker while a log-in settles; the first value holds
 * at once.
 */
export function useDelayedValue<Value>(value: Value, delay: number = AUTH_STATE_DELAY): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setShown(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return shown;
}
