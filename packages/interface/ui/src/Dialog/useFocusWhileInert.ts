import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves focus from content that becomes inert to its dialog, and back to the same field later. */
export function useFocusWhileInert(isInert: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const dialog = content.current?.closest<HTMLElement>('[role=dialog]');
    if (isInert && focused instanceof HTMLElement && content.current?.contains(focused)) {
      field.current = focused;
      dialog?.focus();
    } else if (!isInert) {
      // The user may have moved to the footer meanwhile.
      if (focused === dialog) field.current?.focus();
      field.current = null;
    }
  }, [isInert]);
  return content;
}
