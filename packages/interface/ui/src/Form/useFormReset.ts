import { type RefObject, useEffect } from 'react';

/** Notifies a component with its own value when the surrounding form is reset. */
export function useFormReset(ref: RefObject<Element | null>, onReset: () => void): void {
  useEffect(() => {
    const form = ref.current?.closest('form');
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [ref, onReset]);
}
