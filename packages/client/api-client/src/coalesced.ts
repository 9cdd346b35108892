/**
 * Makes work that is asked for often: it begins `ms` after the first request, does for all that come until then, and
 * never runs twice at a time. Requests that come while it runs make it run once more.
 */
export function coalesced(work: () => Promise<unknown>, ms: number): () => void {
  let isPlanned = false;
  let isRunning = false;

  function plan(): void {
    if (isRunning) return;
    setTimeout(() => {
      isPlanned = false;
      isRunning = true;
      void work()
        .catch(() => undefined)
        .finally(() => {
          isRunning = false;
          if (isPlanned) plan();
        });
    }, ms);
  }

  return () => {
    if (isPlanned) return;
    isPlanned = true;
    plan();
  };
}
