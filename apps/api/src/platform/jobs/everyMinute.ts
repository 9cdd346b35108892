import type { Logger } from 'pino';
import { oneAtATime } from './oneAtATime.ts';

const minute = 60_000;

/** Work that is looked after all the time. */
export interface MinuteWork {
  name: string;
  /** Has to come to the same when it is done twice: every server does it. */
  run(): Promise<unknown>;
}

/**
 * Does work once a minute, never twice at a time; work that failed is tried again a minute later. Returns how to stop
 * it once what is going on is done.
 */
export function everyMinute({ name, run }: MinuteWork, log: Logger): () => Promise<void> {
  const turn = oneAtATime(log, 'work of every minute failed');
  const timer = setInterval(() => turn.begin(name, run), minute);
  timer.unref();
  return () => {
    clearInterval(timer);
    return turn.settled();
  };
}
