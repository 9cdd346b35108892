import type { ConsentStore } from './ConsentStore.ts';

/** A store in memory, with a way to reopen the question. */
export interface MemoryConsent extends ConsentStore {
  readonly reopen: () => void;
  /** How often the last answer could not be saved. */
  readonly failures: () => number;
}

/** Keeps answers in memory; it begins with one, or with none, and may be slow and fail at first. */
export function createMemoryConsent(given: boolean | null = null, { delay = 0, failing = 0 } = {}): MemoryConsent {
  const listeners = new Set<() => void>();
  let isAccepted = given;
  let isReopened = false;
  let remaining = failing;
  let failures = 0;
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const keep = (next: boolean) => {
    if (remaining > 0) {
      remaining -= 1;
      failures += 1;
    } else {
      isAccepted = next;
      isReopened = false;
      failures = 0;
    }
    notifyListeners();
  };
  return {
    question: () => (isReopened ? 'reopened' : isAccepted === null ? 'open' : 'answered'),
    isAccepted: () => isAccepted,
    answer(next) {
      if (delay === 0) keep(next);
      else setTimeout(keep, delay, next);
    },
    reopen() {
      isReopened = true;
      notifyListeners();
    },
    failures: () => failures,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
