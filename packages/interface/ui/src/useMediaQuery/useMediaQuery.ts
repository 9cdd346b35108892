import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether a media condition holds now; false where there is no window. */
export function useMediaQuery(condition: string): boolean {
  const list = typeof window === 'undefined' ? null : window.matchMedia(condition);
  return useSyncExternalStore(
    list
      ? (onChange) => {
          list.addEventListener('change', onChange);
          return () => list.removeEventListener('change', onChange);
        }
      : never,
    () => list?.matches ?? false,
    () => false,
  );
}
