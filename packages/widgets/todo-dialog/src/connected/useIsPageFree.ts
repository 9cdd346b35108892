import { useSyncExternalStore } from 'react';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const never = () => () => {};
const isFree = (): boolean => document.querySelector(DIALOGS) === null;

/** Whether no dialog, drawer or panel is open; only looked at while a caller waits for it. */
export function useIsPageFree(isWaiting: boolean): boolean {
  return useSyncExternalStore(isWaiting ? subscribe : never, isFree, () => false);
}
