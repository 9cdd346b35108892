const queues = new Map<string, Promise<unknown>>();

/** Runs works of one name one after the other, in all tabs of this browser. */
export function oneAtATime<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  // Web Locks exist on secure origins only; elsewhere at least this tab keeps the order.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks) return locks.request(name, async () => work());
  const result = (queues.get(name) ?? Promise.resolve()).then(work);
  queues.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}
