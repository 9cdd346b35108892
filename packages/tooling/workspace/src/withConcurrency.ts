/**
 * Works through jobs in their order, some at a time: a lane that is done takes the next. The results stand in the order
 * of the jobs.
 */
export async function withConcurrency<T>(lanes: number, jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...jobs.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
