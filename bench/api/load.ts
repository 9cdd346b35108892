import { setTimeout as pause } from 'node:timers/promises';
import type { BenchServer } from './benchServer.ts';

/** What a number of users at once got. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds until the answer. */
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds until the same process answered a ping, meanwhile. */
  readonly ping50: number;
  readonly ping95: number;
}

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** Lets users work for some seconds, each sending the next call when the last one has been answered. */
export async function load(
  server: BenchServer,
  send: () => Promise<unknown>,
  users: number,
  seconds: number,
): Promise<Load> {
  await send();
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const pings: number[] = [];
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const begun = performance.now();
      await send();
      times.push(performance.now() - begun);
    }
  };
  const pinger = async (): Promise<void> => {
    while (performance.now() < until) {
      pings.push(await server.ping());
      await pause(50);
    }
  };
  await Promise.all([pinger(), ...Array.from({ length: users }, worker)]);
  return {
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    ping50: quantile(pings, 0.5),
    ping95: quantile(pings, 0.95),
  };
}

const WRITE_EVERY_MS = 200;

/** Runs something while somebody writes, five times a second at the most. */
export async function whileWriting<Result>(write: () => Promise<unknown>, run: () => Promise<Result>): Promise<Result> {
  const end = new AbortController();
  const writing = (async () => {
    while (!end.signal.aborted) {
      await write();
      await pause(WRITE_EVERY_MS);
    }
  })();
  try {
    return await run();
  } finally {
    end.abort();
    await writing;
  }
}

/** One line of the table. */
export function lineOf(name: string, users: number, { perSecond, p50, p95, ping50, ping95 }: Load): string {
  const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));
  return `| ${name} | ${users} | ${perSecond.toFixed(0)} | ${ms(p50)} | ${ms(p95)} | ${ms(ping50)} / ${ms(ping95)} |`;
}
