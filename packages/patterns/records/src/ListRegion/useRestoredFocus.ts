'use client';

import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in a part of a page: when the control that has the focus goes and nothing else takes it, the part
 * does. Spread the result on it.
 */
export function useRestoredFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const { current: gone } = held;
    if (!gone || gone.isConnected) return;
    // What stands in the part goes first: it knows a better place for the focus, and a menu gives it back with the next
    // frame.
    const frame = requestAnimationFrame(() => {
      if (held.current === gone) held.current = null;
      if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  return {
    ref: part,
    tabIndex: -1,
    onFocus({ target, currentTarget }: FocusEvent<Part>) {
      // A menu or dialog of the part stands elsewhere in the page and gives the focus back itself, though its events
      // come through here.
      if (currentTarget.contains(target)) held.current = target;
    },
    onBlur() {
      held.current = null;
    },
  };
}
