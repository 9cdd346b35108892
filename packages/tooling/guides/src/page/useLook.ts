import { useSyncExternalStore } from 'react';

const root = () => document.documentElement;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-theme', 'data-audience'] });
  return () => observer.disconnect();
}

/** Theme and audience of the toolbar, as `theme audience`; changes with them. */
export const useLook = (): string =>
  useSyncExternalStore(
    subscribe,
    () => `${root().dataset['theme'] ?? 'light'} ${root().dataset['audience'] ?? 'staff'}`,
  );
