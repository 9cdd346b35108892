import { AsyncLocalStorage } from 'node:async_hooks';
import { coresOf } from '@resonanz/build/cores';

const own = new AsyncLocalStorage<readonly number[]>();

/** The cores that the lane keeps to in which this is called; none outside of lanes. */
export const coresOfLane = (): readonly number[] => own.getStore() ?? [];

/**
 * Works through jobs in their order, some at a time: a lane that is done takes the next. Programs that a job runs keep
 * to the cores of its lane. The results stand in the order of the jobs.
 */
export async function withConcurrency<T>(lanes: number, jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...jobs.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: lanes }, (_, index) => own.run(coresOf(index, lanes), lane)));
  return results;
}
