/** Milliseconds before the first new attempt, and at the most. */
export interface RetryPace {
  readonly first: number;
  readonly most: number;
}

/**
 * Pause before the n-th new attempt, doubled each time and scattered by half, so that clients do not come back
 * together.
 */
export function retryDelay(attempt: number, { first, most }: RetryPace, random: () => number = Math.random): number {
  const full = Math.min(most, first * 2 ** (attempt - 1));
  return full / 2 + (full / 2) * random();
}

/** Waits; an abort ends the wait early without an error. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
