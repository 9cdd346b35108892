const IDLE_MS = 500;

/** Begins as soon as the page has nothing else to do, and at the latest after half a second; returns what calls it off. */
export function whenIdle(begin: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(begin, { timeout: IDLE_MS });
  return () => cancelIdleCallback(request);
}
