/** What the session wants to know of its window. */
export interface WindowWatch {
  /** Called when the window comes to the front. */
  readonly onReturn: () => void;
  /** Called when the device has a network again. */
  readonly onOnline: () => void;
  /** Called when another tab, or the user, has changed the stored log-in. */
  readonly onStorageChange: () => void;
}

// The first value a log-in stores, and the last; null is a store that has been emptied.
const WATCHED: readonly (string | null)[] = [null, 'auth', 'permittedRoutes'];

/** Watches the window; returns how to stop. Does nothing outside a browser. */
export function watchWindow({ onReturn, onOnline, onStorageChange }: WindowWatch): () => void {
  if (typeof document === 'undefined') return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onReturn(), { signal });
  window.addEventListener('focus', onReturn, { signal });
  // A page that the browser had frozen has missed what the other tabs said.
  window.addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal });
  window.addEventListener('online', onOnline, { signal });
  window.addEventListener('storage', ({ key }) => WATCHED.includes(key) && onStorageChange(), { signal });
  return () => stop.abort();
}
