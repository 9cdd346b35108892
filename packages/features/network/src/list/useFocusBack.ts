import { useEffect, useRef } from 'react';

/**
 * Gives the focus to where it belongs once something is closed. A dialog does so by itself only when a key or a press
 * closes it at once: after Back, or after an answer, the page still takes no focus in that moment, and a user who came
 * by an address had none before.
 */
export function useFocusBack<Open>(open: Open | null, placeOf: (closed: Open) => HTMLElement | null | undefined): void {
  const before = useRef<Open | null>(null);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (open === null && closed !== null && document.activeElement === document.body) placeOf(closed)?.focus();
  }, [open, placeOf]);
}
