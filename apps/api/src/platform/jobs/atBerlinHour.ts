import type { Logger } from 'pino';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Clock } from '../runtime/Clock.ts';
import { oneAtATime } from './oneAtATime.ts';

const minute = 60_000;

const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' });

/** The hour of the day in Berlin, 0 to 23. */
export const berlinHour = (moment: Date): number => Number(hourFormat.format(moment));

/** Work of every day. */
export interface DailyWork {
  name: string;
  /** Hour in Berlin from which on it is done. */
  hour: number;
  /** Has to come to the same when it is done twice: every server does it, and once more after a restart. */
  run(): Promise<unknown>;
}

/**
 * Does work once a day from an hour on in Berlin; work that failed is tried again a minute later. Returns how to stop
 * it once what is going on is done.
 */
export function atBerlinHour({ name, hour, run }: DailyWork, clock: Clock, log: Logger): () => Promise<void> {
  const turn = oneAtATime(log, 'daily work failed');
  let doneOn = '';
  const look = (): void => {
    const now = clock.now();
    const day = berlinDay(now);
    if (doneOn === day || berlinHour(now) < hour) return;
    turn.begin(name, async () => {
      await run();
      doneOn = day;
    });
  };
  const timer = setInterval(look, minute);
  timer.unref();
  look();
  return () => {
    clearInterval(timer);
    return turn.settled();
  };
}
