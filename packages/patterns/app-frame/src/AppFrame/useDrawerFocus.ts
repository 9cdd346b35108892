import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Leads the focus into the navigation drawer when it opens, and back to its button on Escape. */
export function useDrawerFocus(drawer: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    drawer.current?.querySelector('a')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The key is used up: a toast above must not go with it.
      event.preventDefault();
      close();
      if (opener instanceof HTMLElement) opener.focus();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [drawer, isOpen]);
}
