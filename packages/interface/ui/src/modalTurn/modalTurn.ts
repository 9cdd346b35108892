type OnWaiting = () => void;

const holders = new Set<OnWaiting>();
const listeners = new Set<() => void>();

function change(act: () => void): void {
  act();
  for (const listener of listeners) listener();
}

/** Whether a question stands that every modal window waits for. */
export const isHeld = (): boolean => holders.size > 0;

/** Calls back when modal windows start or stop waiting; returns an unsubscribe function. */
export function subscribeToHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let isTurnTaken = false;

/**
 * Lets one window open at a time: of two that open in the same moment, the one below would hide the one above from
 * everybody.
 */
export function takeTurn(): boolean {
  if (isTurnTaken) return false;
  isTurnTaken = true;
  queueMicrotask(() => {
    isTurnTaken = false;
  });
  return true;
}

/** Notifies components that hold modal windows back that one is waiting. */
export function notifyWaiting(): void {
  for (const onWaiting of holders) onWaiting();
}

/**
 * Holds every modal window of the kit back that has yet to open, until the returned function is called; `onWaiting` is
 * called when one begins to wait. For questions that come first, such as the one about cookies.
 */
export function holdModals(onWaiting: OnWaiting = () => {}): () => void {
  const holder: OnWaiting = () => onWaiting();
  change(() => holders.add(holder));
  return () => change(() => holders.delete(holder));
}
