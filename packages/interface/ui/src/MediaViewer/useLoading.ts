import { useState } from 'react';

/** Whether a file is there, and how to ask for it again: `attempt` is the key of its element. */
export function useLoading() {
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  return {
    phase,
    attempt,
    onReady: () => setPhase('ready'),
    onError: () => setPhase('failed'),
    retry: () => {
      setPhase('loading');
      setAttempt(attempt + 1);
    },
  };
}
