import { useRef, useState } from 'react';

/** How far an attempt is: not started or done, under way, failed. */
export type AttemptState = 'idle' | 'pending' | 'failed';

/** Something that is sent and may fail; while one attempt is under way a second one is not started. */
export function useAttempt<Values extends readonly unknown[]>(
  act: ((...values: Values) => Promise<unknown>) | undefined,
) {
  const [state, setState] = useState<AttemptState>('idle');
  const isUnderWay = useRef(false);
  /** Returns whether it worked. */
  async function attempt(...values: Values): Promise<boolean> {
    if (!act || isUnderWay.current) return false;
    isUnderWay.current = true;
    setState('pending');
    try {
      await act(...values);
      setState('idle');
      return true;
    } catch {
      // The caller knows why it failed; the thread says that it did and offers another attempt.
      setState('failed');
      return false;
    } finally {
      isUnderWay.current = false;
    }
  }
  return { state, attempt, forget: () => setState('idle') };
}
