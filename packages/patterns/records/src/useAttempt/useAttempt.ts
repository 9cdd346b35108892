'use client';

import { useState } from 'react';

/**
 * Tries something once: whether it is under way, and why it failed; `onDone` follows when it has not. What `attempt` is
 * given goes to `work`.
 */
export function useAttempt<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<unknown>,
  onDone: () => void,
) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  return {
    isPending,
    error,
    /** Forgets the error of the attempt before; `attempt` does so itself. */
    forget: () => setError(undefined),
    async attempt(...given: Given): Promise<void> {
      setPending(true);
      setError(undefined);
      try {
        await work(...given);
      } catch (thrown) {
        setError(thrown);
        return;
      } finally {
        setPending(false);
      }
      // Outside of `try`: what throws here is a bug of the caller, not a failed attempt.
      onDone();
    },
  };
}
