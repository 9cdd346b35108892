import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const STATUS = '/proc/self/status';
const TASKSET = '/usr/bin/taskset';

/** The numbers in a list of cores as Linux writes it, such as `0-2,5`. */
export const coresIn = (list: string): readonly number[] =>
  [...list.matchAll(/(\d+)(?:-(\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  );

/** The share of one of several workers in some cores; none where there are fewer cores than workers. */
export function shareOf(cores: readonly number[], worker: number, workers: number): readonly number[] {
  if (cores.length < workers) return [];
  return cores.slice(
    Math.floor((worker * cores.length) / workers),
    Math.floor(((worker + 1) * cores.length) / workers),
  );
}

/**
 * The cores that one of several workers keeps to; none where the system cannot be asked to keep anyone to a core, or
 * has fewer cores than workers. Threads that move from core to core and free memory on all of them cost a fifth of what
 * the tests take in a browser.
 */
export function coresOf(worker: number, workers: number): readonly number[] {
  if (!existsSync(TASKSET) || !existsSync(STATUS)) return [];
  const allowed = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync(STATUS, 'utf8'))?.[1] ?? '';
  return shareOf(coresIn(allowed), worker, workers);
}

/** The command that runs a program on these cores alone, and all it starts; on any where none are named. */
export function commandOn(
  cores: readonly number[],
  file: string,
  args: readonly string[],
): readonly [file: string, args: readonly string[]] {
  return cores.length === 0 ? [file, args] : [TASKSET, ['--cpu-list', cores.join(','), file, ...args]];
}

/** Keeps this process, and what it starts from now on, to these cores. */
export function stayOn(cores: readonly number[]): void {
  if (cores.length > 0)
    execFileSync(TASKSET, ['--all-tasks', '--pid', '--cpu-list', cores.join(','), String(process.pid)]);
}
