import { type RefObject, useEffect } from 'react';

/** Tells a component that holds its value itself when the form around it is reset. */
export function useFormReset(ref: RefObject<Element | null>, onReset: () => void): void {
  useEffect(() => {
    const form = ref.current?.closest('form');
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [ref, onReset]);
}
