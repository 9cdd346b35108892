/** What the session wants to know of its window. */
export interface WindowWatch {
  /** Called when the window comes to the front and `isDue` says so. */
  readonly onFocus: () => void;
  readonly isDue: () => boolean;
  /** Called when the device has a network again. */
  readonly onOnline: () => void;
  /** Called when another tab, or the user, has removed the stored tokens. */
  readonly onStorageCleared: () => void;
}

/** Watches the window; returns how to stop. Does nothing outside a browser. */
export function watchWindow({ onFocus, isDue, onOnline, onStorageCleared }: WindowWatch): () => void {
  if (typeof document === 'undefined') return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && isDue()) onFocus();
    },
    { signal },
  );
  window.addEventListener('focus', () => isDue() && onFocus(), { signal });
  window.addEventListener('online', onOnline, { signal });
  window.addEventListener('storage', ({ key }) => (key === null || key === 'auth') && onStorageCleared(), { signal });
  return () => stop.abort();
}
