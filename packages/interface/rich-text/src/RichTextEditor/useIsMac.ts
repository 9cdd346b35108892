import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether shortcuts are made with the command key; false until the page has woken up. */
export function useIsMac(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  );
}
