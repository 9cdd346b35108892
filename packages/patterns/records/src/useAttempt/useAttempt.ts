'use client';

import { useState } from 'react';

/** Tries something once: whether it is under way, and why it failed; `onDone` follows when it has not. */
export function useAttempt(work: () => Promise<unknown>, onDone: () => void) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  return {
    isPending,
    error,
    async attempt(): Promise<void> {
      setPending(true);
      setError(undefined);
      try {
        await work();
        onDone();
      } catch (thrown) {
        setError(thrown);
      } finally {
        setPending(false);
      }
    },
  };
}
