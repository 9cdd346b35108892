import { useSyncExternalStore } from 'react';

interface MediaStore {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => boolean;
}

const stores = new Map<string, MediaStore>();
const nowhere: MediaStore = { subscribe: () => () => {}, read: () => false };

/** One for each condition: a subscription that stays the same is not recreated whenever a component is drawn. */
function storeOf(condition: string): MediaStore {
  if (typeof window === 'undefined') return nowhere;
  const known = stores.get(condition);
  if (known) return known;
  const list = window.matchMedia(condition);
  const store: MediaStore = {
    subscribe(onChange) {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    read: () => list.matches,
  };
  stores.set(condition, store);
  return store;
}

/** Whether a media condition holds now; false where there is no window. */
export function useMediaQuery(condition: string): boolean {
  const { subscribe, read } = storeOf(condition);
  return useSyncExternalStore(subscribe, read, () => false);
}
